import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkSource } from '../../../generator/check/check-file.ts'
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts'

const file = new URL('../../../site.config.yaml', import.meta.url)
/** Services that are like the others: without them, the file is read in half the time. */
const alike = 'service(?:Assessoria|Treinamentos|Rotulos|Manual)'

const text = readFileSync(file, 'utf8')
/** The lines of the shipped site. */
export const wholeSite = text.split('\n')
/** The lines of the shipped site, with a few of its services. */
export const site = text
  .replaceAll(new RegExp(`^ {2}${alike}:\\n(?:(?: {4}.*)?\\n)*`, 'gm'), '')
  .replaceAll(new RegExp(`^( +)- ${alike}:?\\n(?:\\1 .*\\n)*`, 'gm'), '')
  .split('\n')

/** The number of the first line that has a text, from another one on. */
export function lineOf(text: string, from = 0): number {
  const index = site.findIndex((line, at) => at >= from && line.includes(text))
  if (index === -1) throw new Error(`The site does not have: ${text}`)
  return index + 1
}

/** What is said of the site after a change of its lines. */
export function diagnosed(change: (lines: string[]) => void, of = site): Diagnostic[] {
  const lines = [...of]
  change(lines)
  return checkSource({ file: fileURLToPath(file), bytes: new TextEncoder().encode(lines.join('\n')) }).diagnostics
}

/** The codes and lines of what is said of the site after a change of its lines. */
export function told(change: (lines: string[]) => void, of = site): string[] {
  return diagnosed(change, of).map(({ code, range }) => `${range.start.line} ${code}`)
}

/** What a line becomes. */
export type Change = (line: string) => string

/** Changes one line. */
export const at = (number: number, change: Change) => (lines: string[]) => {
  lines[number - 1] = change(lines[number - 1] as string)
}

/** Puts lines in behind another one. */
export const behind =
  (number: number, ...added: string[]) =>
  (lines: string[]) =>
    void lines.splice(number, 0, ...added)
