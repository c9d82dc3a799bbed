import { readFile } from 'node:fs/promises'
import type { FontRole } from '../lib/font-files.ts'
import { projectFile } from '../lib/paths.ts'

/** The files of a cut: the typeface, and its characters as text. */
export function cutFiles(id: string, role: FontRole): { readonly font: string; readonly characters: string } {
  const path = projectFile(`generator/assets/font-cuts/${id}-${role}`)
  return { font: `${path}.woff2`, characters: `${path}.txt` }
}

/**
 * A family reduced to the characters and weights of a site, at less than half the bytes; undefined where none was prepared, or where it
 * lacks a character of the configuration. Cutting takes longer than building a small site, so `npm run fonts` does it beforehand.
 *
 * @param written the characters of the configuration that the family has: at least those that the pages show
 */
export async function readCut(id: string, role: FontRole, written: readonly string[]): Promise<Uint8Array | undefined> {
  const files = cutFiles(id, role)
  const cut = await readFile(files.characters, 'utf8').catch(() => undefined)
  if (cut === undefined) return undefined
  const lacks = written.some((character) => !cut.includes(character))
  return lacks ? undefined : readFile(files.font)
}

/** The characters of a configuration beyond ASCII that a text typeface may have, each once. */
export function lettersIn(bytes: Uint8Array): Set<string> {
  return new Set([...charactersIn(bytes)].filter(isLetter))
}

/** Whether a text typeface may have a character. */
export function isLetter(character: string): boolean {
  return !isPicture.test(character)
}

/** Arrows, symbols and emoji, and their variation marks, which no text typeface has. */
const isPicture = /[\u2190-\u2BFF\uD800-\uDFFF]|\uFE0F|\uFEFF/

/** The characters beyond ASCII in UTF-8, each once. Decoding a large file to a string would take ten times as long. */
function charactersIn(bytes: Uint8Array): Set<string> {
  const found = new Set<number>()
  for (let at = 0; at < bytes.length; at++) {
    const first = bytes[at] as number
    if (first < 0x80) continue
    const second = (bytes[at + 1] as number) & 0x3f
    const third = (bytes[at + 2] as number) & 0x3f
    if (first < 0xe0) {
      found.add(((first & 0x1f) << 6) | second)
      at += 1
    } else if (first < 0xf0) {
      found.add(((first & 0xf) << 12) | (second << 6) | third)
      at += 2
    } else at += 3
  }
  return new Set([...found].map((code) => String.fromCharCode(code)))
}
