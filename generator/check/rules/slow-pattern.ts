import { fieldPattern } from '../../../src/contact/field-pattern.ts'

/** A repeated part of a regular expression. */
interface Group {
  readonly start: number
  /** Whether it contains an unbounded repetition. */
  repeats: boolean
  /** What each alternative begins with. */
  beginnings: string[]
  /** Whether the next atom begins an alternative. */
  fresh: boolean
}

const unbounded = /^(?:[*+]|\{\d+,\})\??/

/**
 * The part of a regular expression that may take exponential time: a repetition within a repetition, or a repeated choice with
 * two alternatives that begin alike. Undefined if there is none. May report a harmless part.
 */
export function slowPart(pattern: string): string | undefined {
  const open: Group[] = [group(0)]
  for (let at = 0; at < pattern.length; ) {
    const current = open.at(-1) as Group
    const atom = atomAt(pattern, at)
    if (atom === '(') {
      if (current.fresh) begin(current, '(')
      const lead = /^\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/.exec(pattern.slice(at))?.[0] ?? '('
      open.push(group(at))
      at += lead.length
      continue
    }
    if (atom === '|') {
      current.fresh = true
      at++
      continue
    }
    let closed: Group | undefined
    if (atom === ')' && open.length > 1) closed = open.pop()
    else if (current.fresh) begin(current, atom)
    at += atom.length
    const repetition = unbounded.exec(pattern.slice(at))?.[0] ?? ''
    if (repetition !== '') {
      if (closed && (closed.repeats || overlap(closed.beginnings)))
        return pattern.slice(closed.start, at + repetition.length)
      at += repetition.length
    }
    if (repetition !== '' || closed?.repeats) (open.at(-1) as Group).repeats = true
  }
  return undefined
}

function group(start: number): Group {
  return { start, repeats: false, beginnings: [], fresh: true }
}

function begin(current: Group, atom: string): void {
  current.beginnings.push(atom)
  current.fresh = false
}

function atomAt(pattern: string, at: number): string {
  const rest = pattern.slice(at)
  return /^\\[pP]\{[^}]*\}|^\\.|^\[(?:\\.|[^\]\\])*\]|^\{\d+(?:,\d+)?\}\??|^[\s\S]/.exec(rest)?.[0] ?? rest
}

/** Whether two alternatives may begin with one and the same character. */
function overlap(beginnings: readonly string[]): boolean {
  if (beginnings.length < 2) return false
  const samples = [...'abzAZ019_- .@']
  return beginnings.some((one, index) =>
    beginnings
      .slice(index + 1)
      .some((other) => one === other || samples.some((sample) => matches(one, sample) && matches(other, sample))),
  )
}

function matches(atom: string, sample: string): boolean {
  if (atom === '(') return true
  try {
    return fieldPattern(atom).test(sample)
  } catch {
    return false
  }
}
