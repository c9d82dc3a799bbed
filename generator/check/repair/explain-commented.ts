import { atValue } from '../../diagnostics/problem.ts'
import { LineTable } from '../yaml/line-table.ts'
import { Budget } from './budget.ts'
import { behindDashes, keyIn, type RawLine, rawLines } from './raw-line.ts'
import { bestOf, type Candidate, type Explanation, errorsAmong, withSameLines } from './trial.ts'

/** How many candidates are tried, and how many lines may be read for them. */
const trialLimit = 6
const lineLimit = 600_000

/** What may make a line a note, and what stood in its place. */
const signs = [
  { sign: '# ', instead: '' },
  { sign: '#', instead: '' },
  { sign: '#', instead: ' ' },
] as const

/**
 * Of a block of which a part was made a note, the rest fits nowhere, and what is in the note is missing. If the file with those lines, in
 * memory, has fewer errors, the note is the mistake; undefined if it is not.
 */
export const explainCommented: Explanation = (document, problems, trial) => {
  const errors = errorsAmong(problems)
  if (errors.length === 0) return undefined
  const table = new LineTable(document.text)
  const blamed = errors.map((error) => table.position(document.locate(error)[0]).line)
  const bounds = {
    trial,
    limit: trialLimit,
    lines: table.length,
    budget: new Budget(lineLimit),
    fewerThan: errors.length,
  }
  const named = new Set(JSON.stringify(errors.map(({ path, parameters }) => [path, parameters])).match(/[\w-]+/g))
  return bestOf(uncommented(table, { blamed, named, within: nearby }), bounds)
}

/** How many lines may lie between a note and what fits nowhere without it. */
const nearby = 3

/** Where a file is wrong. */
interface Blamed {
  /** The lines with errors. */
  readonly blamed: readonly number[]
  /** How many lines may lie between a note and such a line. */
  readonly within: number
  /** The words that errors name: a note with a key of that name may lie anywhere. */
  readonly named?: ReadonlySet<string>
}

/**
 * The text without the signs that make lines notes, for each note that may be a part of a block, in each way to take them back; the notes
 * that are nearest to the lines with errors first.
 */
export function* uncommented(table: LineTable, { blamed, within, named }: Blamed): Generator<Candidate> {
  const isNamed = ({ text }: RawLine) => named?.has(keyIn(behindDashes(behindSign(text)))?.key ?? '') ?? false
  const distances = notesIn(rawLines(table.text)).map((note) => {
    const { number } = note.at(-1) as RawLine
    return { note, distance: Math.min(...blamed.map((line) => Math.abs(line - number))) }
  })
  const suspects = distances.filter(({ note, distance }) => distance <= within || note.some(isNamed))
  for (const { note } of suspects.toSorted((a, b) => a.distance - b.distance)) yield* candidates(note, table)
}

/** Lines of a note, one below the other. */
type Note = readonly RawLine[]

/** Notes from their first line that has a key or begins an entry behind its # to the last one. */
function notesIn(lines: readonly RawLine[]): Note[] {
  const notes: RawLine[][] = []
  let isWithin = false
  for (const line of lines) {
    const isNote = line.text.startsWith('#')
    if (isNote && isWithin) notes.at(-1)?.push(line)
    else if (isNote && hasKey(line)) notes.push([line])
    isWithin = isNote && (isWithin || hasKey(line))
  }
  return notes.map((note) => note.slice(0, note.findLastIndex(hasKey) + 1))
}

/**
 * The line at the top of a file that names its schema to editors. It is never a part of the site: to try it as one would make each check of a
 * wrong file twice as long.
 */
const editorLine = /^#\s*yaml-language-server:/

/** A note without the sign that makes it one. */
const behindSign = (text: string) => text.replace(/^#\s*/, '')

function hasKey({ text }: RawLine): boolean {
  if (editorLine.test(text)) return false
  const behind = behindSign(text)
  return behind.startsWith('- ') || keyIn(behind) !== undefined
}

function* candidates(note: Note, table: LineTable): Generator<Candidate> {
  const [{ number: first, indent, text }, { number: last }] = [note[0] as RawLine, note.at(-1) as RawLine]
  const start = table.start(first) + indent
  for (const { sign, instead } of signs) {
    const parameters = { sign, isSpace: instead === ' ', ...(last > first && { last }) }
    const problem = atValue('lines-commented', [], { parameters, span: [start, start + text.length] })
    const lines = table.text.split('\n')
    for (let at = first - 1; at < last; at++) lines[at] = lines[at]?.replace(sign, instead) ?? ''
    yield withSameLines(lines.join('\n'), problem, table)
  }
}
