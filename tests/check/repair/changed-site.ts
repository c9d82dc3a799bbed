import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkSource } from '../../../generator/check/check-file.ts'
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts'

const file = new URL('../../../site.config.yaml', import.meta.url)
/** The lines of the shipped site. */
export const site = readFileSync(file, 'utf8').split('\n')

/** The number of the first line that has a text, from another one on. */
export function lineOf(text: string, from = 0): number {
  const index = site.findIndex((line, at) => at >= from && line.includes(text))
  if (index === -1) throw new Error(`The site does not have: ${text}`)
  return index + 1
}

/** What is said of the site after a change of its lines. */
export function diagnosed(change: (lines: string[]) => void): Diagnostic[] {
  const lines = [...site]
  change(lines)
  return checkSource({ file: fileURLToPath(file), bytes: new TextEncoder().encode(lines.join('\n')) }).diagnostics
}

/** The codes and lines of what is said of the site after a change of its lines. */
export function told(change: (lines: string[]) => void): string[] {
  return diagnosed(change).map(({ code, range }) => `${range.start.line} ${code}`)
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
