import { loadBytes, loadText } from '#files'
import { join } from '#path'
import { isPackaged, projectFile, workFolder } from '#places'
import type { FontRole } from '../lib/fonts/font-files.ts'

/** Where cut typefaces are kept: a checkout has those of its own site beside this code, any other site in its folder. */
const cutFolder = isPackaged ? join(workFolder, 'typefaces') : projectFile('generator/assets/font-cuts')

/** The files of a cut: the typeface, and its characters as text. */
export function cutFiles(id: string, role: FontRole): { readonly font: string; readonly characters: string } {
  const path = join(cutFolder, `${id}-${role}`)
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
  const cut = await loadText(files.characters).catch(() => undefined)
  if (cut === undefined) return undefined
  const lacks = written.some((character) => !cut.includes(character))
  return lacks ? undefined : loadBytes(files.font)
}

/** The characters of texts beyond ASCII that a text typeface may have, each once. JSON is read as it is: its own characters are ASCII. */
export function collectLetters(texts: readonly string[]): Set<string> {
  const codes = new Set<number>()
  for (const text of texts)
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code >= 0x80) codes.add(code)
    }
  return new Set([...codes].map((code) => String.fromCharCode(code)).filter(isLetter))
}

/** Whether a text typeface may have a character. */
export function isLetter(character: string): boolean {
  return !isPicture.test(character)
}

/** Arrows, symbols and emoji, their variation marks, and joiners, which no text typeface has to have. */
const isPicture = /[\u2190-\u2BFF\uD800-\uDFFF]|\u2060|\uFE0F|\uFEFF/
