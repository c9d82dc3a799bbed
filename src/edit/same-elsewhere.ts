import { isSamePath } from './paths.ts'
import type { Path } from './protocol.ts'

/** A text that is replaced. */
export interface Replaced {
  readonly path: Path
  readonly was: string
  readonly now: string
}

/** What a field has changed since the card was opened: typing pauses in between. */
export function replacedBy(last: Replaced | undefined, next: Replaced): Replaced {
  return last && isSamePath(last.path, next.path) ? { ...next, was: last.was } : next
}

/** A place that still says what was replaced, and what it would say. */
export interface Place {
  readonly path: Path
  readonly was: string
  readonly value: string
}

/** What stands between the digits of a number, however it is written. */
const between = String.raw`[\s().\u00a0/-]*`

/**
 * The other places of a configuration with a text that is replaced: the same words in the same language, or the same number however it is
 * written, also within an address, such as that of a chat.
 */
export function sameElsewhere(value: unknown, { path, was, now }: Replaced): Place[] {
  const [digits, next] = [was, now].map((text) => text.replace(/\D/g, '')) as [string, string]
  const isNumber = digits.length >= 8 && next.length >= 8 && /^[+\d\s().\u00a0/-]+$/.test(was)
  const number = isNumber
    ? new RegExp(`(?<!\\d)(?:\\+?\\d{1,3}${between}|\\+)?\\(?${[...digits].join(between)}(?!\\d)`)
    : undefined
  return stringsIn(value).flatMap(({ path: at, text }) => {
    // An example in an empty field is no number of the company.
    if (isSamePath(at, path) || at.includes('placeholder')) return []
    const changed = number
      ? withNumber(text, { number, digits, next, now })
      : isOfSame(at, path) && text === was
        ? now
        : text
    return changed === text ? [] : [{ path: at, was: text, value: changed }]
  })
}

interface NewNumber {
  readonly number: RegExp
  readonly digits: string
  readonly next: string
  readonly now: string
}

/**
 * A text with the new number, written as the old one was there; with another count of digits as it was typed, or in digits alone where the old
 * one was. What stands before it, such as the code of the country, stays.
 */
function withNumber(text: string, { number, digits, next, now }: NewNumber): string {
  return text.replace(number, (found) => {
    const lead = found.replace(/\D/g, '').length - digits.length
    if (next.length === digits.length) {
      let at = -lead
      return found.replace(/\d/g, (digit) => next[at++] ?? digit)
    }
    if (/^\+?\d+$/.test(found)) return found.slice(0, found.length - digits.length) + next
    return lead > 0 ? `${found.slice(0, lead + 1).trim()} ${now.replace(/^\+/, '')}` : now
  })
}

/** Whether two places are in the same language, or in none. */
function isOfSame(a: Path, b: Path): boolean {
  return a.at(-1) === b.at(-1)
}

function stringsIn(value: unknown, path: Path = []): { readonly path: Path; readonly text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    stringsIn(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
