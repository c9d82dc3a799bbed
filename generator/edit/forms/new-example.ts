import { placeholder } from '../../../schema/placeholder.ts'
import { asMapping, isMapping } from '../../lib/plain-map.ts'
import { childNode, type SchemaNode, selectBranch } from '../../schema/schema-node.ts'

/**
 * The example of a kind of the site's own as a section of the site: its texts in the languages of the site, with placeholders in those that the
 * example does not have.
 */
export function exampleValue(node: SchemaNode, example: unknown, locales: readonly string[]): unknown {
  const taken = selectBranch(node, example)
  const { schema, item } = taken
  if (schema.localised) {
    const texts = asMapping(example)
    const textIn = (locale: string) => texts[locale] ?? texts[locale.slice(0, 2)] ?? placeholder
    return Object.fromEntries(locales.map((locale) => [locale, textIn(locale)]))
  }
  if (Array.isArray(example)) return item ? example.map((entry) => exampleValue(item, entry, locales)) : example
  if (!isMapping(example)) return example
  const entries = Object.entries(example).map(([key, value]) => {
    const child = childNode(taken, key)
    return [key, child ? exampleValue(child, value, locales) : value]
  })
  return Object.fromEntries(entries)
}
