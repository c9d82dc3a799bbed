import { valueAt } from '../../../schema/value-at.ts'
import type { Path } from '../protocol/protocol.ts'

/** Whether the page at a place is the one with which the site begins: it alone has no address of its own. */
export function isHomePage(value: unknown, place: Path, locale: string): boolean {
  return place[0] === 'pages' && valueAt(value, [...place, 'slug', locale]) === ''
}
