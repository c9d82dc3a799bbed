import { fileExists, readText } from '#files'
import { findPackageFile, type PackageFile, packageFolders } from '#packages'
import { dirname, join } from '#path'
import { memoize } from '../../../src/memoize.ts'
import { fontId, variableFont } from './font-files.ts'

/** Tells whether a `unicode-range` has a character. */
export function rangeHas(range: string): (character: string) => boolean {
  const bounds = range.split(',').map((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return (character) => {
    const code = character.codePointAt(0) ?? 0
    return bounds.some(([from, to]) => code >= from && code <= to)
  }
}

/** Tells whether a family has a letter, among those that a site sends; undefined for a family that is not installed. */
export function fontCoverage(family: string): ((letter: string) => boolean) | undefined {
  const script = findWholeScript(family)
  if (script) return script.has
  const file = findPackageFile({ name: variableFont(family).name, file: 'unicode.json' })
  if (file === undefined) return undefined
  const ranges = Object.entries(JSON.parse(readText(file)) as Record<string, string>)
  return rangeHas(ranges.flatMap(([name, range]) => (/^[a-z-]+$/.test(name) ? [range] : [])).join(','))
}

/** A static family with a script of thousands of characters. A site is served a subset: only those that its pages show. */
export interface WholeScript {
  /** The file with all characters, in the weight nearest to the wanted one. */
  file(wanted: number, type?: 'woff2' | 'woff'): PackageFile & { readonly weight: number }
  /** The name of the script's part, in file names. */
  readonly name: string
  /** Its characters, as a CSS `unicode-range`. */
  readonly range: string
  has(character: string): boolean
}

interface Metadata {
  readonly subsets: readonly string[]
  readonly weights: readonly number[]
}

/**
 * Finds the script of thousands of characters that a family has. Variable packages divide it into more than a hundred numbered files; static
 * ones also have it in one. Undefined for a family of alphabets, and for one that is not installed.
 */
export function findWholeScript(family: string, folders = packageFolders()): WholeScript | undefined {
  const id = fontId(family)
  const file = findPackageFile({ name: `@fontsource/${id}`, file: 'metadata.json' }, folders)
  return file === undefined ? undefined : read(dirname(file), id)
}

function read(path: string, id: string): WholeScript | undefined {
  if (!fileExists(join(path, 'metadata.json')) || !fileExists(join(path, 'unicode.json'))) return undefined
  const json = (name: string) => JSON.parse(readText(join(path, name)))
  const { subsets, weights }: Metadata = json('metadata.json')
  const ranges: Record<string, string> = json('unicode.json')
  const name = subsets.find((subset) => !(subset in ranges))
  if (name === undefined) return undefined
  const distance = (weight: number, wanted: number) => Math.abs(weight - wanted) - (weight > wanted ? 1 : 0)
  const range = Object.values(ranges).join(',')
  return {
    name,
    range,
    file(wanted, type = 'woff2') {
      const [weight = wanted] = [...weights].sort((one, other) => distance(one, wanted) - distance(other, wanted))
      return { name: `@fontsource/${id}`, file: `files/${id}-${name}-${weight}-normal.${type}`, weight }
    },
    has: memoize(rangeHas(range)),
  }
}
