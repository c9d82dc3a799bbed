import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { projectFile } from '../paths.ts'

/** What a typeface is for: headings keep one weight, text has all that the styles ask for. */
export type FontRole = 'heading' | 'text'

/** The files of a cut: the typeface, and its characters as text. */
export function cutFiles(id: string, role: FontRole): { readonly font: string; readonly characters: string } {
  const path = projectFile(`generator/outputs/font-cuts/${id}-${role}`)
  return { font: `${path}.woff2`, characters: `${path}.txt` }
}

/**
 * A family reduced to the characters and weights of a site, which takes less than half of the bytes; undefined where none was prepared,
 * or where it lacks a character of the configuration. Cutting takes longer than building a small site, so `npm run fonts` does it beforehand.
 *
 * @param config the configuration's file: what stands in it is at least what the pages show
 */
export async function readCut(id: string, role: FontRole, config: string): Promise<Uint8Array | undefined> {
  const files = cutFiles(id, role)
  const characters = await readFile(files.characters, 'utf8').catch(() => undefined)
  if (characters === undefined || !(await isWrittenIn(characters, config))) return undefined
  return readFile(files.font)
}

/** Whether a file has no other characters than these. It is read in pieces: a large one takes twice its size as a text. */
async function isWrittenIn(characters: string, file: string): Promise<boolean> {
  const others = charactersBut(characters)
  for await (const piece of createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 20 })) {
    if (others.test(piece)) return false
  }
  return true
}

/** Finds a character that is none of these. Control characters, arrows, symbols and pictures, which no text typeface has, do not count. */
function charactersBut(characters: string): RegExp {
  return new RegExp(
    `[^${characters.replace(/[\\\]^-]/g, '\\$&')}\\0-\\x1F\\u2190-\\u2BFF\\uD800-\\uDFFF\\uFE0F\\uFEFF]`,
  )
}
