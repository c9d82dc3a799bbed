import type { SideMenu } from '../../../src/content/page-content.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import type { EntryPage } from '../routes/site-pages.ts'

/** The menu of all entries of a collection in a language, beside the page of one; undefined where the collection has none, or no other entry. */
export function sideMenu(projection: LocaleProjection, { key, collection }: EntryPage): SideMenu | undefined {
  const { sideMenu: title, name } = collection
  if (!title) return undefined
  const { routes } = projection.table
  const entries = routes.flatMap(({ page, locale, list }) => {
    const isThere = locale === projection.locale && !list && page.type === 'entry' && page.collection.name === name
    return isThere && projection.linkTo(page.key) ? [{ page: page.key, label: projection.pageLabel(page.key) }] : []
  })
  if (entries.length < 2) return undefined
  const { entryLinks } = projection.plain('Messages', { entryLinks: projection.config.messages.entryLinks })
  const words = { previous: entryLinks.previousEntry, next: entryLinks.nextEntry }
  return { title: projection.plain('CollectionEntry', { label: title }).label, entries, current: key, words }
}
