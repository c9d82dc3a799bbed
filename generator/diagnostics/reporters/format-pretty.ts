import type { Code } from '../codes.ts'
import { type Diagnostic, ignorePath } from '../diagnostic.ts'
import { hidePasswords } from '../hide-passwords.ts'
import { languages } from '../languages.ts'
import { placedWords, type ReportOptions } from '../words.ts'

/** How many problems of one code are shown: thousands of the same kind would hide the others. */
const shownOfCode = 20

/**
 * For people: each problem with its place, the line in question and the cure, and a count at the end. Of many problems with one
 * code, only the first are shown.
 */
export function formatPretty(diagnostics: readonly Diagnostic[], options: ReportOptions): string {
  const paint = options.colour ? colours : plain
  const found = new Map<Code, number>()
  const blocks = diagnostics.flatMap((diagnostic) => {
    const count = (found.get(diagnostic.code) ?? 0) + 1
    found.set(diagnostic.code, count)
    return count > shownOfCode ? [] : [block(diagnostic, options, paint)]
  })
  return [...blocks, ...others(found, options), summary(diagnostics, options)].join('\n')
}

/** A line for each code with problems that are not shown. */
function others(found: ReadonlyMap<Code, number>, { language }: ReportOptions): string[] {
  const { more, draftHint } = languages[language].report
  const lines = [...found].flatMap(([code, count]) => {
    if (count <= shownOfCode) return []
    const line = more(code, count - shownOfCode)
    return code === 'text-missing' ? [line, draftHint] : [line]
  })
  return lines.length > 0 ? [...lines, ''] : []
}

type Paint = Readonly<Record<'red' | 'yellow' | 'cyan' | 'dim' | 'bold', (text: string) => string>>

const style = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`
const same = (text: string) => text
const colours: Paint = { red: style(31), yellow: style(33), cyan: style(36), dim: style(2), bold: style(1) }
const plain: Paint = { red: same, yellow: same, cyan: same, dim: same, bold: same }

function block(diagnostic: Diagnostic, { language }: ReportOptions, paint: Paint): string {
  const { message, help, place } = placedWords(diagnostic, language)
  const { file, range, severity, code } = diagnostic
  const isError = severity === 'error'
  const kind = languages[language].report[severity].one
  const path = ignorePath(diagnostic)
  return [
    `${paint.bold(`${file}:${range.start.line}:${range.start.column}`)}${place ? `  ${paint.cyan(shown(place))}` : ''}`,
    `  ${(isError ? paint.red : paint.yellow)(kind)} ${paint.dim(code)}  ${paint.bold(shown(message))}`,
    ...frame(diagnostic, paint),
    ...(help ? [`  ${shown(help)}`] : []),
    ...(path ? [`  ${paint.dim(shown(path))}`] : []),
    '',
  ].join('\n')
}

const widest = 100

/** The line in question between its neighbours, with a mark below it. Long lines are cut around the place. */
function frame({ excerpt, range, severity }: Diagnostic, paint: Paint): string[] {
  if (excerpt.lines.every((line) => line.trim() === '')) return []
  const gutter = String(excerpt.line + excerpt.lines.length - 1).length
  const shift = range.start.column > widest - 20 ? range.start.column - 30 : 0
  return excerpt.lines.flatMap((text, index) => {
    const number = excerpt.line + index
    const isMeant = number === range.start.line
    const visible = shown(text).slice(shift, shift + widest)
    const start = `  ${isMeant ? '>' : ' '} ${String(number).padStart(gutter)} | `
    const line = `${paint.dim(start)}${isMeant ? visible : paint.dim(visible)}`.trimEnd()
    if (!isMeant) return [line]
    const length = Math.max(
      1,
      Math.min(range.end.column - range.start.column, widest - (range.start.column - 1 - shift)),
    )
    const mark = (severity === 'error' ? paint.red : paint.yellow)('^'.repeat(length))
    return [line, `${paint.dim(`    ${' '.repeat(gutter)} | `)}${' '.repeat(range.start.column - 1 - shift)}${mark}`]
  })
}

/** A text for the terminal: tabs take one column, as in `Position`; other control characters become dots, as do the passwords of addresses. */
function shown(text: string): string {
  return hidePasswords(text.replaceAll('\t', ' ').replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '·'))
}

/** How many problems there are, in a line. */
function summary(diagnostics: readonly Diagnostic[], { language, file }: ReportOptions): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const warnings = diagnostics.length - errors
  const { allIsWell, restLater, ignoring, error, warning } = languages[language].report
  if (diagnostics.length === 0) return `${file}: ${allIsWell}.`
  const parts = [count(errors, error), count(warnings, warning)]
  const sum = `${file}: ${parts.filter((part) => part !== '').join(', ')}.`
  if (diagnostics.some(({ hidesRest }) => hidesRest)) return `${sum} ${restLater}`
  return diagnostics.some(ignorePath) ? `${sum} ${ignoring}` : sum
}

function count(number: number, { one, many }: { one: string; many: string }): string {
  return number === 0 ? '' : `${number} ${number === 1 ? one : many}`
}
