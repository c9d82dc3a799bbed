import { isUnwritten } from '../../../schema/placeholder.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { pagePlaces } from '../../lib/collections.ts'
import { asMapping } from '../../lib/plain-map.ts'
import { withFields } from '../../schema/field-nodes.ts'
import { compiledSchema, type SchemaNode } from '../../schema/schema-node.ts'
import { readSiteSchema } from '../../schema/site-schema.ts'
import { builtInWords, wordShape } from '../../words/built-in-words.ts'
import type { Known } from './new-value.ts'

/** What a configuration has that a value can be chosen from. */
export interface ReferenceOptions extends Known {
  /** The keys of its services and of the entries of its collections. */
  readonly services: readonly string[]
}

/** What a configuration has that a new value can name. */
export function referenceOptions(config: unknown, name: string): ReferenceOptions {
  const { locales, pages, forms, site, offices, collections, messages, defaultLocale, contactDetails } =
    asMapping(config)
  const published = Object.entries(asMapping(locales)).filter(([, locale]) => asMapping(locale).draft !== true)
  return {
    locales: published.map(([locale]) => locale),
    pages: Object.keys(asMapping(pages)),
    sections: pagePlaces(asMapping(config)).flatMap((place) => listSections(valueAt(config, place))),
    forms: Object.keys(asMapping(forms)),
    services: pagePlaces(asMapping(config))
      .filter(([list]) => list !== 'pages')
      .flatMap((place) => Object.keys(asMapping(valueAt(config, place)))),
    phone: firstText(asMapping(contactDetails).phone),
    currency: findCurrency(config),
    image: String(asMapping(site).logo),
    name,
    offices: Object.keys(asMapping(offices)),
    collections: Object.keys(asMapping(collections)),
    categories: Object.values(asMapping(pages)).flatMap((page) => Object.keys(asMapping(asMapping(page).categories))),
    validation: fieldMessages(messages, { locale: String(defaultLocale), locales }),
  }
}

function firstText(texts: unknown): string | undefined {
  return Object.values(asMapping(texts)).find((text) => typeof text === 'string' && !isUnwritten(text)) as
    | string
    | undefined
}

/** The currency of the first prices. */
function findCurrency(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { currency } = asMapping(value)
  if (typeof currency === 'string') return currency
  for (const part of Object.values(value)) {
    const found = findCurrency(part)
    if (found !== undefined) return found
  }
  return undefined
}

/** The messages of fields that every site has, and those of this one. */
function fieldMessages(
  messages: unknown,
  { locale, locales }: { readonly locale: string; readonly locales: unknown },
): Record<string, string> {
  const place = ['contact', 'form', 'validation']
  const { tag } = asMapping(asMapping(locales)[locale])
  const builtIn = valueAt(builtInWords(String(tag)) ?? wordShape, place) as Readonly<Record<string, string>>
  const own = Object.entries(asMapping(valueAt(messages, place))).map(
    ([key, text]) => [key, asMapping(text)[locale]] as const,
  )
  return { ...builtIn, ...Object.fromEntries(own.map(([key, text]) => [key, String(text ?? builtIn[key] ?? key)])) }
}

/** The keys of all pages and entries of collections. */
export function pageKeys(config: unknown): string[] {
  return pagePlaces(asMapping(config)).flatMap((place) => Object.keys(asMapping(valueAt(config, place))))
}

/** The key of the first page with a section of a kind; undefined where there is none. */
export function pageWithSection(config: unknown, kind: string): string | undefined {
  const hasKind = (page: unknown) =>
    Object.values(asMapping(asMapping(page).sections)).some((section) => asMapping(section).kind === kind)
  return Object.entries(asMapping(asMapping(config).pages)).find(([, page]) => hasKind(page))?.[0]
}

/** The sections that can be shown again. */
function listSections(pages: unknown): string[] {
  return Object.entries(asMapping(pages)).flatMap(([page, config]) =>
    Object.entries(asMapping(asMapping(config).sections)).flatMap(([key, part]) =>
      ['reuse', 'opening'].includes(String(asMapping(part).kind)) ? [] : [`${page}.${key}`],
    ),
  )
}

/** What the schema says of a whole configuration, and its fields of the facts of entries. */
export function configNode(config?: unknown): SchemaNode {
  return withFields(compiledSchema(readSiteSchema().schema), config)
}

/** What the schema says of a section of a page. */
export function sectionNode(): SchemaNode {
  const page = configNode().children.get('services')?.entry
  const node = page?.children.get('sections')?.entry
  if (!node) throw new Error('The schema has no sections')
  return node
}
