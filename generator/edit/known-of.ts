import { section } from '../check/rules/unchecked-values.ts'
import { pagePlaces } from '../lib/collections.ts'
import { compileSchema, type SchemaNode } from '../schema/schema-node.ts'
import { readSiteSchema } from '../schema/site-schema.ts'
import type { Known } from './new-value.ts'

/** What a configuration has that a new value can name. */
export function knownOf(config: unknown, name: string): Known {
  const { locales, pages, forms, site } = section(config)
  const published = Object.entries(section(locales)).filter(([, locale]) => section(locale).draft !== true)
  return {
    locales: published.map(([locale]) => locale),
    pages: Object.keys(section(pages)),
    sections: pagePlaces(section(config)).flatMap((place) => sectionsIn(at(config, place))),
    forms: Object.keys(section(forms)),
    image: String(section(site).logo),
    name,
  }
}

/** The list at a place; empty where there is none. */
export function at(config: unknown, place: readonly string[]): Record<string, unknown> {
  return place.reduce((list, key) => section(list[key]), section(config))
}

/** The keys of all pages and entries of collections. */
export function pageKeys(config: unknown): string[] {
  return pagePlaces(section(config)).flatMap((place) => Object.keys(at(config, place)))
}

/** The sections that can be shown again. */
function sectionsIn(pages: unknown): string[] {
  return Object.entries(section(pages)).flatMap(([page, config]) =>
    Object.entries(section(section(config).sections)).flatMap(([key, part]) =>
      ['reuse', 'opening'].includes(String(section(part).kind)) ? [] : [`${page}.${key}`],
    ),
  )
}

let compiled: SchemaNode | undefined

/** What the schema says of a whole configuration. */
export function root(): SchemaNode {
  compiled ??= compileSchema(readSiteSchema().schema)
  return compiled
}

/** What the schema says of a section of a page. */
export function sectionNode(): SchemaNode {
  const page = root().children.get('services')?.entry
  const node = page?.children.get('sections')?.entry
  if (!node) throw new Error('The schema has no sections')
  return node
}
