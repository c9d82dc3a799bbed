import { forms } from '../diagnostics/words/schema/forms.ts'
import type { LocalisedKind, SiteSchema } from '../site-schema.ts'
import { linkTo } from './type-in-words.ts'

const localisedExamples: Partial<Record<LocalisedKind, string>> = {
  slug: '`fr: adresse`',
  slugs: '`fr: [ancienne-adresse]`',
}

/** An example for a key that the configuration of the examples does not use. */
export function madeUpExample(property: SiteSchema, schema: SiteSchema): string {
  const name = property.$ref?.slice('#/definitions/'.length)
  const target: SiteSchema = (name === undefined ? undefined : schema.definitions?.[name]) ?? property
  if (target.localised) return localisedExamples[target.localised] ?? '`fr: …`'
  if (target.items) return `- ${madeUpExample(target.items, schema)}`
  if (target.properties || target.allOf || target.additionalProperties)
    return name === undefined ? 'a section' : `a section: ${linkTo(name)}`
  const words = target.form && forms[target.form].en
  const value =
    target.const ??
    target.enum?.[0] ??
    target.minimum ??
    /such as "?([^",]+)/.exec(words ?? property.description ?? '')?.[1]
  const fallback =
    target.type === 'number'
      ? '1'
      : target.type === 'boolean'
        ? 'false'
        : target.reference === 'file'
          ? './photo.jpg'
          : 'text'
  return `\`${value ?? fallback}\``
}
