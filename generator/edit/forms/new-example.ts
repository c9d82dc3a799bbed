import { placeholder } from '../../../schema/placeholder.ts'
import { asMapping, isMapping } from '../../lib/plain-map.ts'
import { childNode, type SchemaNode, selectBranch } from '../../schema/schema-node.ts'

interface ExampleOptions {
  /** The languages of the site. */
  readonly locales: readonly string[]
  /** Whether a language that the example does not have gets the text of another one, instead of a placeholder. */
  readonly isFilled?: boolean
}

/** The example of a kind of the site's own as a section of the site: its texts in the languages of the site. */
export function exampleValue(node: SchemaNode, example: unknown, options: ExampleOptions): unknown {
  const { locales, isFilled = false } = options
  const taken = selectBranch(node, example)
  const { schema, item } = taken
  if (schema.localised) {
    const texts = asMapping(example)
    const other = (isFilled && Object.values(texts)[0]) || placeholder
    const chooseText = (locale: string) => texts[locale] ?? texts[locale.slice(0, 2)] ?? other
    return Object.fromEntries(locales.map((locale) => [locale, chooseText(locale)]))
  }
  if (Array.isArray(example)) return item ? example.map((entry) => exampleValue(item, entry, options)) : example
  if (!isMapping(example)) return example
  const entries = Object.entries(example).map(([key, value]) => {
    const child = childNode(taken, key)
    return [key, child ? exampleValue(child, value, options) : value]
  })
  return Object.fromEntries(entries)
}
