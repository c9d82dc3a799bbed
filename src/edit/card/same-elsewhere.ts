import type { keyNames } from '../../../schema/key-names.ts'
import { placeholder } from '../../../schema/placeholder.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { isSamePath, pathKey } from '../paths/paths.ts'
import type { Path } from '../protocol/protocol.ts'

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
export interface TextPlace {
  readonly path: Path
  readonly was: string
  readonly value: string
}

/** What stands between the digits of a number, however it is written. */
const between = String.raw`[\s().\u00a0/-]*`

/**
 * The other places of a configuration that state the fact which is replaced: the same number however it is written, also within an address,
 * such as that of a chat; the same e-mail or web address, also within a text; the same amount, name or postal address; the same words of links
 * that lead to the same place. Other words are said in many places and mean another thing in each. Where the entry that was copied states the fact still, it is changed in the copy alone.
 */
export function sameElsewhere(value: unknown, { path, was, now }: Replaced): TextPlace[] {
  const change = findFactChange(value, { path, was, now })
  if (!change) return []
  const places = collectStrings(value).flatMap(({ path: at, text }) => {
    // An example in an empty field is no number of the company.
    if (isSamePath(at, path) || at.includes('placeholder')) return []
    const changed = change(text, at)
    return changed === text ? [] : [{ path: at, was: text, value: changed }]
  })
  return places.some(({ path: at }) => isOfCopy(value, at, path)) ? [] : places
}

/** How a text of another place reads once a fact has changed. */
type FactChange = (text: string, at: Path) => string

/** What changes with a fact elsewhere; undefined for what is none. */
function findFactChange(value: unknown, { path, was, now }: Replaced): FactChange | undefined {
  const isWritten = [was, now].every((text) => text.trim() !== '' && text !== placeholder)
  if (!isWritten || was === now) return undefined
  const kind = classifyFact(was)
  if (kind === undefined) {
    const goal = linkGoal(value, path)
    const isAlike = (at: Path) => (goal === undefined ? isNamed(at) : linkGoal(value, at) === goal)
    const isFact = goal !== undefined || isNamed(path)
    return isFact ? (text, at) => (text === was && isOfSame(at, path) && isAlike(at) ? now : text) : undefined
  }
  // It is not written to its end.
  if (classifyFact(now) !== kind) return undefined
  if (kind === 'amount') return (text, at) => (text === was && isOfSame(at, path) ? now : text)
  if (kind === 'address') {
    const whole = new RegExp(
      String.raw`(?<![\w.+/@-])${was.replace(/[^\w@/-]/g, '\\$&')}(?![\w/@?#=&%~+-]|[.:][\w/])`,
      'g',
    )
    return (text) => text.replace(whole, () => now)
  }
  const [digits, next] = [was, now].map((text) => text.replace(/\D/g, '')) as [string, string]
  const number = new RegExp(`(?<!\\d)(?:\\+?\\d{1,3}${between}|\\+)?\\(?${[...digits].join(between)}(?!\\d)`)
  return (text) => withNumber(text, { number, digits, next, now })
}

/** The kind of fact that a text states by itself; undefined for any other text. */
function classifyFact(text: string): 'number' | 'address' | 'amount' | undefined {
  if (/^[+\d\s().\u00a0/-]+$/.test(text) && text.replace(/\D/g, '').length >= 8) return 'number'
  if (/^[^\s@<>,;:]+@[^\s@<>,;:]+\.[^\s@<>,;:.]+$/.test(text) || /^https?:\/\/[^\s<>]+$/.test(text)) return 'address'
  return /^(?:\p{L}{0,3}\p{Sc}|\p{Lu}{3})?\s?\d[\d\s.,'’]*(?:\p{Sc}|\p{Lu}{3})?$/u.test(text) &&
    /[\p{Sc}\p{L}]/u.test(text)
    ? 'amount'
    : undefined
}

/** The keys under which somebody or something is called by its name, or is found. */
const factKeys: readonly (keyof typeof keyNames)[] = ['name', 'shortName', 'names', 'street', 'address', 'placename']

/** The keys of a link that say where it leads. */
const goalKeys: readonly (keyof typeof keyNames)[] = ['page', 'section', 'url', 'file', 'contact', 'phone', 'email']
const linkWords: keyof typeof keyNames = 'label'

/** Where the link leads whose words stand at a place; undefined of any other place. */
function linkGoal(value: unknown, path: Path): string | undefined {
  if (path.at(-2) !== linkWords) return undefined
  const link = valueAt(value, path.slice(0, -2))
  const goal = goalKeys.map((key) => valueAt(link, [key]))
  return goal.some((part) => part !== undefined) ? JSON.stringify(goal) : undefined
}

/** Whether a place says a name or a postal address, itself or in one of its languages. */
function isNamed(path: Path): boolean {
  return path.slice(-2).some((key) => factKeys.some((name) => name === key))
}

/**
 * Whether one place has the part in its entry that another has in an entry beside it, and these are entries of a list or much the same: a
 * copy states facts of its own.
 */
function isOfCopy(value: unknown, a: Path, b: Path): boolean {
  const at = a.findIndex((key, index) => key !== b[index])
  const [own, other] = [a.slice(at + 1), b.slice(at + 1)]
  if (at < 1 || own.length === 0 || !isSamePath(own, other)) return false
  if (typeof a[at] === 'number') return true
  const [entry, beside] = [a, b].map((path) => collectStrings(valueAt(value, path.slice(0, at + 1)))) as [
    Text[],
    Text[],
  ]
  const known = new Map(beside.map(({ path, text }) => [pathKey(path), text]))
  const same = entry.filter(({ path, text }) => known.get(pathKey(path)) === text)
  return same.length * 2 > entry.length
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

/** A text of a value, and where it stands in it. */
interface Text {
  readonly path: Path
  readonly text: string
}

function collectStrings(value: unknown, path: Path = []): Text[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    collectStrings(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
