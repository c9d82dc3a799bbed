import { valueAt } from '../../../schema/value-at.ts'
import type { Path } from '../protocol/protocol.ts'

/**
 * The number that is shown where somebody clicks, such as a price: the page writes it as its language does, with a currency.
 *
 * @param near the path of a text of the same entry
 * @param said what stands at the point
 */
export function findNumberAtPoint(value: unknown, near: Path, said: string): Path | undefined {
  const digits = said.replace(/\D/g, '')
  const at = near.findLastIndex((part) => typeof part === 'number')
  const entry = near.slice(0, at + 1)
  const own = at === -1 ? undefined : valueAt(value, entry)
  if (digits === '' || typeof own !== 'object' || own === null) return undefined
  const key = Object.entries(own).find(([, number]) => typeof number === 'number' && isWritten(number, digits))?.[0]
  return key === undefined ? undefined : [...entry, key]
}

/** Whether these are the digits of a number, with as many noughts behind as its language writes. */
function isWritten(number: number, digits: string): boolean {
  const own = String(number).replace(/\D/g, '')
  return digits.startsWith(own) && /^0*$/.test(digits.slice(own.length))
}
