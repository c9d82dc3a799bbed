import { valueAt } from '../../../schema/value-at.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { pagePlaces } from '../../lib/collections.ts'
import { asMapping } from '../../lib/plain-map.ts'
import { removeParts } from './remove-parts.ts'

/** Why a page stays. */
export type PageRefusal =
  /** There is no such page. */
  | 'no-such-place'
  /** Without it, something else of the site would be wrong. */
  | 'page-tied'

/**
 * Takes a page, or an entry of a collection, out of a configuration, with the buttons and the lines of menus that lead to it.
 *
 * @param file the path of the configuration, absolute
 * @param text its text
 * @param place where the page stands
 * @returns the text without it, or the place for which it is needed
 * @throws EditRefused where the text cannot be changed without touching other lines
 */
export function removePage(
  file: string,
  text: string,
  place: Path,
): { readonly text: string } | { readonly refused: PageRefusal; readonly place?: Path } {
  const removed = removeParts<typeof noPage>(file, text, (config) => (isPage(config, place) ? [place] : noPage))
  return 'tied' in removed ? { refused: 'page-tied', place: removed.tied } : removed
}

const noPage = { refused: 'no-such-place' } as const

function isPage(config: unknown, place: Path): boolean {
  const list = pagePlaces(asMapping(config)).find((one) => JSON.stringify(one) === JSON.stringify(place.slice(0, -1)))
  return list !== undefined && Object.hasOwn(asMapping(valueAt(config, list)), String(place.at(-1)))
}
