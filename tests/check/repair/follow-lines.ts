import type { Code, CodeParameters } from '../../../generator/diagnostics/codes.ts'
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts'

/** Does in some lines what a message asks for, where it says which lines are to be changed, and how. */
type Follow<C extends Code> = (lines: string[], at: Place, parameters: CodeParameters[C]) => void

/** Where a problem stands: the index of its line, and the columns of what is wrong in it, from 0. */
interface Place {
  readonly line: number
  readonly from: number
  readonly to: number
}

const blank = (count: number) => ' '.repeat(count)
const indentOf = (line: string) => line.search(/\S|$/)

/** The index behind the last line of the block that a line begins: those below it that are further in. */
function endOfBlock(lines: readonly string[], index: number): number {
  const spaces = indentOf(lines[index] as string)
  let end = index + 1
  for (let at = end; at < lines.length; at++) {
    const line = lines[at] as string
    if (line.trim() === '') continue
    if (
      indentOf(line) <= spaces &&
      !(indentOf(line) === spaces && /^\s*- /.test(line) && !/^\s*- /.test(lines[index] as string))
    )
      break
    end = at + 1
  }
  return end
}

/** Takes the block out that a line begins, with the key of an entry left to the next line where it has the dash. */
function removeBlock(lines: string[], { line, from }: Place): void {
  const written = lines[line] as string
  const dash = /^( *)- /.exec(written)
  if (dash && from === dash[0].length) {
    const inner = [blank(from) + written.slice(from), ...lines.slice(line + 1)]
    const end = line + endOfBlock(inner, 0)
    const next = lines[end]
    if (next !== undefined && indentOf(next) === from) lines.splice(line, end - line + 1, dash[0] + next.slice(from))
    else lines.splice(line, end - line)
  } else lines.splice(line, endOfBlock(lines, line) - line)
}

const replace = (lines: string[], { line, from, to }: Place, text: string) => {
  const written = lines[line] as string
  lines[line] = written.slice(0, from) + text + written.slice(to)
}

function renamed(lines: string[], place: Place, { value, suggestion = value }: CodeParameters['key-unknown']): void {
  replace(lines, { ...place, to: place.from + value.length }, suggestion)
}

/** What each message asks for that says how lines are to be changed. */
export const followLines: { readonly [C in Code]?: Follow<C> } = {
  'yaml-indentation': (lines, { line }, { spaces, wanted, last }) => {
    if (spaces === undefined || wanted === undefined) throw new Error('says nothing that can be done')
    for (let at = line; at < (last ?? line + 1); at++) {
      const written = lines[at] as string
      if (written.trim() === '') continue
      lines[at] =
        wanted > spaces ? blank(wanted - spaces) + written : written.replace(new RegExp(`^ {0,${spaces - wanted}}`), '')
    }
  },
  'yaml-tab': (lines, { line }, { last = line + 1 }) => {
    for (let at = line; at < last; at++)
      lines[at] = (lines[at] as string).replace(/^\s+/, (start) => start.replaceAll('\t', '  '))
  },
  'yaml-heading-missing': (lines, { line }, { key, spaces }) =>
    void lines.splice(line, 0, `${blank(spaces)}${key ?? 'other'}:`),
  'yaml-odd-space': (lines, { line, from }, { after }) => {
    const written = lines[line] as string
    lines[line] = after
      ? `${written.slice(0, from)} ${written.slice(from + 1).trimStart()}`
      : written.replace(/^\s+/, (start) => blank(start.replace(/[\u200b\ufeff]/g, '').length))
  },
  'yaml-bullet': (lines, place, { bullet, inPlace }) => {
    const written = lines[place.line] as string
    const spaces = indentOf(written)
    if (inPlace) lines[place.line] = `${blank(spaces - 2)}- ${written.trimStart()}`
    else lines[place.line] = `${blank(spaces)}- ${written.slice(spaces + bullet.length).trimStart()}`
  },
  'yaml-colon-missing': (lines, place, { key }) => {
    const written = lines[place.line] as string
    const rest = written.slice(place.from + key.length).replace(/^\s*[：;=.,]?\s*/, '')
    lines[place.line] = `${written.slice(0, place.from)}${key}: ${rest}`.trimEnd()
  },
  'yaml-bar-missing': (lines, { line }, { key }) => {
    lines[line] = (lines[line] as string).replace(new RegExp(`${key}:\\s*$`), `${key}: |-`)
  },
  'yaml-text-at-heading': (lines, { line }, { key }) => {
    lines[line] = (lines[line] as string).replace(new RegExp(`(${key}:).*`), '$1')
  },
  'yaml-keys-joined': (lines, { line, from }, { key, sign, spaces }) => {
    const written = lines[line] as string
    const before = written.slice(0, from).trimEnd()
    const start = /^ *(?:- +)*/.exec(written)?.[0].length ?? 0
    const dashes = /^(?:- +)*/.exec(written.slice(from))?.[0] ?? ''
    const isWithin = before.endsWith(':')
    const kept = sign ? before.slice(0, -sign.length).trimEnd() : before
    lines.splice(
      line,
      1,
      kept,
      blank(spaces ?? start + (isWithin ? 2 : 0)) + dashes + written.slice(from + dashes.length),
    )
    if (!lines[line + 1]?.includes(`${key}:`)) throw new Error(`No line begins with ${key}`)
  },
  'yaml-key-without-space': (lines, { line }, { key }) => {
    lines[line] = (lines[line] as string).replace(`${key}:`, `${key}: `)
  },
  'yaml-colon-in-text': (lines, { line, from }, { text }) => {
    if (text === undefined) throw new Error('says nothing that can be done')
    lines[line] = `${(lines[line] as string).slice(0, from)}${JSON.stringify(text)}`
  },
  'yaml-quote-open': (lines, { line }, { quote }) => {
    lines[line] += quote
  },
  'yaml-quote-inside': (lines, { line, from }, { quote, behind }) => {
    const written = lines[line] as string
    const inside = written.slice(from + 1).trimEnd()
    if (behind) lines[line] = written.trimEnd().slice(0, -behind.length)
    else {
      const [text, end] = inside.endsWith(quote) ? [inside.slice(0, -1), quote] : [inside, quote]
      const escaped = quote === "'" ? "''" : '\\"'
      lines[line] = `${written.slice(0, from + 1)}${text.replaceAll(quote, escaped)}${end}`
    }
  },
  'yaml-special-start': (lines, { line, from }) => {
    const written = lines[line] as string
    lines[line] = written.slice(0, from) + JSON.stringify(written.slice(from).trimEnd())
  },
  'yaml-stray-text': (lines, { line }, { above, spaces }) => {
    const text = (lines[line] as string).trim()
    if (above === undefined) lines[line] = `# ${text}`
    else if (spaces !== undefined) lines[line] = blank(spaces) + text
    // What the random slips paste belongs to no text.
    else lines.splice(line, 1)
  },
  'yaml-documents': (lines, { line }) => void lines.splice(line, 1),
  'key-duplicate': (lines, place, { keys, inList, instead, key }) => {
    if (keys && inList) lines[place.line] = (lines[place.line] as string).replace(/ {2}(?=\S)/, '- ')
    else if (instead) replace(lines, { ...place, to: place.from + key.length }, instead)
    else removeBlock(lines, place)
  },
  'key-unknown': renamed,
  'locale-unknown': renamed,
}

/** Whether the message of a diagnostic says which lines are to be changed, and how. */
export function saysLines({ code, parameters }: Diagnostic): boolean {
  if (code === 'yaml-indentation') return 'wanted' in parameters
  if (code === 'yaml-heading-missing') return 'key' in parameters
  if (code === 'yaml-colon-in-text') return 'text' in parameters
  // Where the line above is lost, it is not said which.
  if (code === 'key-duplicate') return !('keys' in parameters) || Boolean((parameters as { inList?: boolean }).inList)
  if (code === 'key-unknown' || code === 'locale-unknown')
    return (parameters as { suggestion?: string }).suggestion !== undefined
  return code in followLines
}

/** A text in which was done what the messages ask for, from the last line to the first. */
export function followed(text: string, diagnostics: readonly Diagnostic[]): string {
  const lines = text.split('\n')
  for (const diagnostic of diagnostics.toSorted((a, b) => b.range.start.offset - a.range.start.offset)) {
    const { code, parameters, range } = diagnostic
    const place = { line: range.start.line - 1, from: range.start.column - 1, to: range.end.column - 1 }
    ;(followLines[code] as Follow<Code>)(lines, place, parameters)
  }
  return lines.join('\n')
}
