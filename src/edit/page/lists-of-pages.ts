import { valueAt } from '../../../schema/value-at.ts'
import { isSamePath } from '../paths/paths.ts'
import type { EditState, Path } from '../protocol/protocol.ts'

/** The lists of pages that the site has: its pages, its services and its other collections. */
export function listsOfPages({ pages }: EditState): Path[] {
  const lists = pages.flatMap(({ place }) => (place ? [place.slice(0, -1)] : []))
  return lists.filter((list, index) => lists.findIndex((other) => isSamePath(other, list)) === index)
}

/** Whether the site has no page of articles yet: all its articles stand together. */
export function lacksBlog({ value }: EditState): boolean {
  const pages = Object.values((valueAt(value, ['pages']) ?? {}) as Readonly<Record<string, unknown>>)
  return !pages.some((page) => valueAt(page, ['kind']) === 'blog')
}
