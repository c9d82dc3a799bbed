import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoized } from '../../src/memoized.ts'
import { fontId, type PackageFile } from './font-files.ts'
import { packagesFolder } from './package-files.ts'
import { rangeHas } from './unicode-range.ts'

/** A static family with a script of thousands of signs. Of these, a site is served those alone that its pages show. */
export interface WholeScript {
  /** The file of all signs, in the weight that is nearest to the wanted one. */
  file(wanted: number, type?: 'woff2' | 'woff'): PackageFile & { readonly weight: number }
  /** The name of the script's part, in file names. */
  readonly name: string
  has(character: string): boolean
}

interface Metadata {
  readonly subsets: readonly string[]
  readonly weights: readonly number[]
}

/**
 * The script of thousands of signs that a family has: other packages have it in more than a hundred numbered parts, static ones in one file
 * as well. Undefined of a family of alphabets, and of one that is not installed.
 */
export function wholeScriptOf(family: string, folder = packagesFolder()): WholeScript | undefined {
  return read(join(folder, '@fontsource', fontId(family)), fontId(family))
}

function read(path: string, id: string): WholeScript | undefined {
  if (!existsSync(join(path, 'metadata.json')) || !existsSync(join(path, 'unicode.json'))) return undefined
  const json = (name: string) => JSON.parse(readFileSync(join(path, name), 'utf8'))
  const { subsets, weights }: Metadata = json('metadata.json')
  const ranges: Record<string, string> = json('unicode.json')
  const name = subsets.find((subset) => !(subset in ranges))
  if (name === undefined) return undefined
  const distance = (weight: number, wanted: number) => Math.abs(weight - wanted) - (weight > wanted ? 1 : 0)
  return {
    name,
    file(wanted, type = 'woff2') {
      const [weight = wanted] = [...weights].sort((one, other) => distance(one, wanted) - distance(other, wanted))
      return { name: `@fontsource/${id}`, file: `files/${id}-${name}-${weight}-normal.${type}`, weight }
    },
    has: memoized(rangeHas(Object.values(ranges).join(','))),
  }
}
