import { foldLetters } from '../../strip-accents.ts'
import { listsOfPages } from '../page/lists-of-pages.ts'
import { isSamePath } from '../paths/paths.ts'
import type { EditedPage, EditState, Path } from '../protocol/protocol.ts'

/** Pages that stand in one list of the file; those without a place, such as made ones, have no list. */
export interface PageGroup {
  readonly list: Path | undefined
  readonly pages: readonly EditedPage[]
}

/** What a page is called in the main language; its key where it has no label. */
export function pageName({ defaultLocale }: EditState, page: EditedPage | undefined): string {
  return page?.labels[defaultLocale] ?? page?.key ?? ''
}

/** The pages whose names have some letters, with accents or without, by their lists. Empty lists stay while nothing is looked for: a page may be added to them. */
export function groupPages(state: EditState, wanted: string): PageGroup[] {
  const found = state.pages.filter((page) => foldLetters(pageName(state, page)).includes(foldLetters(wanted)))
  const listed = listsOfPages(state).map((list) => ({
    list,
    pages: found.filter(({ place }) => place && isSamePath(place.slice(0, -1), list)),
  }))
  return [...listed, { list: undefined, pages: found.filter(({ place }) => !place) }].filter(
    ({ list, pages }) => pages.length > 0 || (list && wanted === ''),
  )
}
