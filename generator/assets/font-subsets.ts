import { loadText } from '#files'
import { packageFile } from '#packages'
import { rangeHas } from '../lib/fonts/font-letters.ts'

/** A part of a family: Fontsource has a file for each alphabet. */
export interface FontSubset {
  /** Its name in file names, such as `latin-ext`. */
  readonly name: string
  /** Its characters, as a CSS `unicode-range`. */
  readonly range: string
  has(character: string): boolean
}

/** Latin comes first: of two subsets with a letter, a site needs one. */
const first = ['latin', 'latin-ext']

/**
 * The subsets of an installed family, by the name of its package. The numbered ones, of scripts with thousands of characters, are
 * omitted: declaring them would take more bytes than a page, and every system has such letters.
 */
export async function readSubsets(fontPackage: string): Promise<FontSubset[]> {
  const ranges = JSON.parse(await loadText(packageFile({ name: fontPackage, file: 'unicode.json' })))
  const names = [...new Set([...first, ...Object.keys(ranges)])]
  return names.filter((name) => name in ranges && /^[a-z-]+$/.test(name)).map((name) => subset(name, ranges[name]))
}

/** The Latin subset, and those needed for characters that it lacks. Characters in none of them are left to the system. */
export function subsetsFor(subsets: readonly FontSubset[], characters: Iterable<string>): FontSubset[] {
  const needed = subsets.slice(0, 1)
  for (const character of characters) {
    if (needed.some((known) => known.has(character))) continue
    const found = subsets.find((other) => other.has(character))
    if (found) needed.push(found)
  }
  return needed
}

function subset(name: string, range: string): FontSubset {
  return { name, range, has: rangeHas(range) }
}
