import type { EntryField } from '../../../schema/fields.ts'
import type { PageConfig } from '../../../schema/pages.ts'
import type { CardsSection } from '../../../schema/sections/cards.ts'
import type { Section } from '../../../schema/sections/section.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { slugifyUnicode } from '../../lib/addresses/slugify.ts'
import { listCollections, type NamedCollection } from '../../lib/collections.ts'
import { hasValue, isInLocale } from '../sections/field-values.ts'
import { freeLanguages, listPage, slugsBelow } from './made-pages.ts'
import { hasLocale, sitePages } from './site-pages.ts'

/** A field whose values have pages of their own. */
type PagedField = Extract<EntryField, { kind: 'choice' }>

/** The page with the list of a collection, below which the pages of values stand. */
interface ListOwner {
  readonly page: PageConfig
  readonly section: CardsSection
}

/** Whether each value of a field has a page of its own. */
export function hasValuePages(field: EntryField): field is PagedField {
  return field.kind === 'choice' && field.valuePages === true
}

/** The key of the page of a value. */
export function valuePageKey(collection: string, field: string, value: string): string {
  return `${collection}/${field}/${value}`
}

/** The pages of field values, for fields that ask for pages: one for each value that an entry has, in the languages of the entry. */
export function valuePages(config: SiteConfig, taken: Set<string>): [string, PageConfig][] {
  return listCollections(config).flatMap((collection) => {
    const fields = Object.entries(collection.fields).filter(([, field]) => hasValuePages(field))
    const owner = fields.length > 0 ? findOwner(config, collection) : undefined
    if (!owner) return []
    return fields.flatMap(([name, field]) =>
      hasValuePages(field) ? pagesOfField(config, { collection, name, field, owner, taken }) : [],
    )
  })
}

/** The first page with a list of all entries of a collection. */
function findOwner(config: SiteConfig, { name }: NamedCollection): ListOwner | undefined {
  const isList = (section: Section): section is CardsSection =>
    section.kind === 'cards' &&
    section.enabled !== false &&
    section.pages === undefined &&
    (section.collection ?? 'services') === name
  const pages = Object.values(config.pages).filter(({ enabled }) => enabled !== false)
  const owners = pages.flatMap((page) =>
    Object.values(page.sections)
      .filter(isList)
      .map((section) => ({ page, section })),
  )
  // The home page may show a few of them: the list is where it is divided, or on another page.
  return (
    owners.find(({ section }) => section.perPage !== undefined) ??
    owners.find(({ page }) => page.kind !== 'page' || page.role !== 'home') ??
    owners[0]
  )
}

interface FieldOfCollection {
  readonly collection: NamedCollection
  readonly name: string
  readonly field: PagedField
  readonly owner: ListOwner
  /** The addresses of other pages. */
  readonly taken: Set<string>
}

function pagesOfField(config: SiteConfig, { collection, name, field, owner, taken }: FieldOfCollection) {
  const {
    collection: _all,
    sharing: _sharing,
    only: _only,
    collapsed: _collapsed,
    languages: _languages,
    ...list
  } = owner.section
  const entries = sitePages(config).filter((page) => page.type === 'entry' && page.collection.name === collection.name)
  return Object.entries(field.options).flatMap(([value, label]): [string, PageConfig][] => {
    const shown = entries.filter(({ config: entry }) => 'facts' in entry && hasValue(entry.facts?.[name], value))
    const slug = slugsBelow(owner.page, label, (locale) =>
      [field.label[locale], label[locale]].map((text) => slugifyUnicode(text ?? '')).join('/'),
    )
    const isThere = (locale: string) => isInLocale(field, locale) && shown.some((page) => hasLocale(page, locale))
    const languages = freeLanguages(config, { page: owner.page, slug, taken, isThere })
    const section = { ...list, pages: shown.map(({ key }) => key) }
    return languages.length === 0
      ? []
      : [[valuePageKey(collection.name, name, value), listPage({ page: owner.page, section, label, slug, languages })]]
  })
}
