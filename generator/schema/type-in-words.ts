import { languages } from '../diagnostics/languages.ts'
import { ownExamples, withExamples } from '../diagnostics/own-examples.ts'
import { type LocalisedKind, type ReferenceKind, referredTo, type SiteSchema } from './site-schema.ts'

const localisedTypes: Readonly<Record<LocalisedKind, string>> = {
  text: 'text in each language',
  optional: 'text in some languages',
  markdown: 'Markdown in each language',
  slug: 'address in each language',
  slugs: 'list of addresses in some languages',
}

const referenceTypes: Readonly<Record<ReferenceKind, string>> = {
  page: 'key of a page or service',
  locale: 'key of a language',
  icon: 'name of an icon',
  section: 'key of a page, a dot, and the key of a section',
  anchor: 'key of a section',
  file: 'path of an image',
  download: 'path of a file',
  office: 'key of an office',
  form: 'key of a form',
  collection: 'key of a collection',
  phone: 'phone number',
  email: 'e-mail address',
  contact: '`phone`, `email`, `chat`',
  validation: 'key of a message',
  category: 'key of a category',
  column: 'key of a column',
  mark: 'key of a mark',
}

/** The type of a key in words, with links to the sections that it holds. */
export function typeInWords(property: SiteSchema, schema: SiteSchema): string {
  const name = referredTo(property)
  const target = name === undefined ? property : { ...(schema.definitions?.[name] as SiteSchema) }
  if (target.localised) return localisedTypes[target.localised]
  if (target.reference) return referenceTypes[target.reference]
  if (target.enum) return target.enum.map((value) => `\`${value}\``).join(', ')
  if (target.const !== undefined) return `\`${target.const}\``
  if (target.items) return `list of: ${typeInWords(target.items, schema)}`
  if (typeof target.additionalProperties === 'object')
    return `by key: ${typeInWords(target.additionalProperties, schema)}`
  if (name !== undefined && (target.properties || target.allOf)) return linkTo(name)
  if (target.type === 'number') return `${target.multipleOf === 1 ? 'whole ' : ''}number ${bounds(target)}`.trim()
  if (target.form) return withExamples(languages.en.forms[target.form], ownExamples({}))
  return target.type === 'boolean' ? '`true` or `false`' : 'text'
}

function bounds({ minimum, maximum }: SiteSchema): string {
  return [minimum === undefined ? '' : `from ${minimum}`, maximum === undefined ? '' : `to ${maximum}`]
    .filter(Boolean)
    .join(' ')
}

/** A link to a section of the reference. */
export function linkTo(name: string): string {
  return `[${name}](#${name.toLowerCase()})`
}
