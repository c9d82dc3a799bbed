import type { ListPager } from '../../../src/content/page-content.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import { fillPlaceholder } from '../words/fill-placeholder.ts'
import { type ListPage, listPageKey } from './divided-lists.ts'

/** Where a list stands that is being compiled. */
export interface ListPlace extends ListPage {
  /** The key of its page. */
  readonly page: string
  readonly perPage: number
}

/** Those of a list that its page shows; with the links to the other pages, where there are some. */
export function cutPage<Entry>(
  projection: LocaleProjection,
  all: readonly Entry[],
  place: ListPlace | undefined,
): { readonly shown: readonly Entry[]; readonly pager?: ListPager } {
  if (!place) return { shown: all }
  const { number, perPage } = place
  const count = Math.ceil(all.length / perPage)
  const shown = all.slice((number - 1) * perPage, number * perPage)
  if (count < 2) return { shown }
  const steps = chooseSteps(number, count).map((step) => {
    const page = `${listPageKey(place.page, step)}#${place.section}`
    projection.linkTo(page)
    return { number: step, text: projection.formats.number(step), page }
  })
  return { shown, pager: { number, count, total: all.length, steps } }
}

/** The pages to which a page of a list leads: the first, the last, and those beside it. */
function chooseSteps(number: number, count: number): number[] {
  const near = [1, 2, number - 1, number, number + 1, count - 1, count]
  const wanted = new Set(near.filter((step) => step >= 1 && step <= count))
  // Where one page is left out between two, it stands there itself.
  for (const step of [...wanted]) if (wanted.has(step + 2)) wanted.add(step + 1)
  return [...wanted].sort((a, b) => a - b)
}

/** The words by which a page of a list after the first is called, such as "Page 2". */
export function listPageLabel(projection: LocaleProjection, number: number): string {
  const { lists } = projection.plain('Messages', { lists: projection.config.messages.lists })
  const shown = projection.formats.number(number)
  return lists?.pageNumber === undefined ? shown : fillPlaceholder(lists.pageNumber, 'number', shown)
}
