import { loadBytes } from '#files'
import { findPackageFile, type PackageFile, packageFile } from '#packages'
import { rootFolders } from '../../src/routing/root-folders.ts'
import { contentHash } from '../lib/content-hash.ts'
import { findFamily } from '../lib/fonts/font-families.ts'
import { drawnWeight, type FontRole, fontId, variableFont } from '../lib/fonts/font-files.ts'
import { findWholeScript, type WholeScript } from '../lib/fonts/font-letters.ts'
import { listSpecimens } from '../lib/fonts/font-specimens.ts'
import { once } from '../lib/memoize.ts'
import { cutTo } from './cut-to.ts'
import { makeFallback } from './fallback-faces.ts'
import { readCut } from './font-cut.ts'
import { type FontSubset, readSubsets, subsetsFor } from './font-subsets.ts'

/** A file of a family, as pages ask for it. */
export interface NamedFont {
  /** Its path in the web root. */
  readonly path: string
  /** The letters that it has of those that pages show, as a CSS `unicode-range`; all that the family has, where the family is one file. */
  readonly range: string
}

/** A file of a family. */
export interface FontPart extends NamedFont {
  /** Reads it. */
  load(): Promise<Uint8Array>
}

/** A family as pages load it. */
export interface FontFamily {
  readonly name: string
  /** `@font-face` rules: its files, and fallbacks with its metrics so that nothing moves when they arrive. */
  readonly css: string
  /** The value of `font-family`: its names, and the generic one. */
  readonly stack: string
  readonly names: readonly string[]
  readonly category: string
  readonly parts: readonly FontPart[]
}

/** What a family is for. */
export interface FamilyUse {
  readonly role: FontRole
  /** The letters of the pages beyond ASCII; undefined for all that the family has. */
  readonly written: ReadonlySet<string> | undefined
  /** The folder of the web root in which the site lies. */
  readonly folder: string
  /** Whether a family that is not installed is shown by its specimens: in the editor, where one chooses. */
  readonly isShown?: boolean
  /** Whether it stands before a family of a script of thousands of characters, for the Latin letters of such a page. */
  readonly isLatinOnly?: boolean
}

interface Face extends Pick<FontPart, 'load' | 'range'> {
  /** What tells it from the others of its family; where it has no name, its content does. */
  readonly name?: string
  /** Its limits, as CSS. */
  readonly limits: string
  readonly weight: string
}

const everyWeight = '100 900'
const everyLetter = 'U+0-10FFFF'

/** The Latin letters, without the quotation marks and dashes that other scripts set as wide as their characters. */
const latinLimit = ';unicode-range:U+20-7E,U+A0-24F,U+1E00-1EFF'

/**
 * Reads a family from the installed Fontsource packages, or its subset if that has all characters of the texts. A family that is not installed
 * has a stand-in until its package is added.
 */
export async function loadFamily(name: string, use: FamilyUse): Promise<FontFamily> {
  const faces = await loadFaces(name, use)
  const fallback = makeFallback(name, use.isLatinOnly ? latinLimit : '')
  const parts = await Promise.all(
    faces.map(async (face) => {
      // What is read for its name is not read again to be written.
      const load = face.name === undefined ? once(() => face.load()) : face.load
      const file = `${fontId(name)}-${face.name ?? contentHash(await load())}.woff2`
      return { ...face, load, path: `${use.folder}${rootFolders.assets}/${file}` }
    }),
  )
  const rules = parts.map(
    ({ path, weight, limits }) =>
      `@font-face{font-family:"${name}";font-weight:${weight};font-display:swap;src:url(/${path})${limits}}`,
  )
  const { css, names, category } = fallback
  return { name, css: [...rules, css].join('\n'), stack: [...names, category].join(','), names, category, parts }
}

/** The faces of a family, from the place that has them; none of one that is not installed and not shown as a specimen. */
async function loadFaces(name: string, use: FamilyUse): Promise<Face[]> {
  const script = findWholeScript(name)
  if (script) return wholeScript(script, use)
  if (isInstalled(name)) return alphabets(name, use)
  return use.isShown ? specimens(name) : []
}

function isInstalled(name: string): boolean {
  return findPackageFile(variableFont(name)) !== undefined
}

async function alphabets(name: string, { role, written, isLatinOnly }: FamilyUse): Promise<Face[]> {
  const all = await readSubsets(variableFont(name).name)
  const subsets = isLatinOnly ? all.filter((subset) => subset.name.startsWith('latin')) : all
  const letters = written && [...written].filter((character) => subsets.some((subset) => subset.has(character)))
  const cut = letters && (await readCut(fontId(name), role, letters))
  const limits = widths(name) + (isLatinOnly ? latinLimit : '')
  if (cut) return [{ load: async () => cut, range: everyLetter, limits, weight: everyWeight }]
  if (letters) return wholeFamily(name, subsetsFor(subsets, letters))
  // Of all that a family has, a page shows little: what a browser asks for is read then, by its name.
  return wholeFamily(name, subsets).map((face, index) => ({ ...face, name: `${subsets[index]?.name}` }))
}

/** An uncut family: Latin, and the alphabets with letters of the texts. A browser loads those that a page needs. */
function wholeFamily(family: string, subsets: readonly FontSubset[]): Face[] {
  return subsets.map(({ name: subset, range }) => ({
    load: () => readPackaged(variableFont(family, subset)),
    range,
    limits: `${widths(family)};unicode-range:${commonLetters(range)}`,
    weight: everyWeight,
  }))
}

/** The specimens of a family, each for the letters of its script. */
function specimens(family: string): Face[] {
  return listSpecimens(family).map(({ id, path, range }) => ({
    name: `specimen-${id.slice(fontId(family).length + 1)}`,
    load: () => loadBytes(path),
    range,
    limits: `${widths(family)};unicode-range:${range}`,
    weight: everyWeight,
  }))
}

/** The widths of a family that has several. */
function widths(family: string): string {
  return findFamily(family)?.axis === 'wdth' ? ';font-stretch:62% 125%' : ''
}

/** Historic characters beyond the basic plane are left to the system: naming them takes more bytes than the rest of a range. */
function commonLetters(range: string): string {
  return range
    .split(',')
    .filter((part) => !/^U\+[\dA-F]{5}/i.test(part))
    .join(',')
}

/** A script of thousands of characters, cut down to those that pages show: headings in one weight, text in a regular and a strong one. */
async function wholeScript(script: WholeScript, { role, written }: FamilyUse): Promise<Face[]> {
  const strong = { ...script.file(drawnWeight.heading), weight: '451 900' }
  const regular = script.file(drawnWeight.text)
  const isSingle = regular.file === strong.file
  const files = role === 'heading' ? [{ ...strong, weight: everyWeight }] : [{ ...regular, weight: '100 450' }, strong]
  // Of a family with one weight, browsers draw the strong one themselves.
  const used = isSingle ? [{ ...regular, weight: '400' }] : files
  return Promise.all(
    used.map(async ({ weight, ...file }) => {
      const whole = await readPackaged(file)
      const bytes = written ? await cutTo(whole, [...written].filter(script.has).join(''), 'woff2') : whole
      return { load: async () => bytes, range: script.range, limits: '', weight }
    }),
  )
}

async function readPackaged(file: PackageFile): Promise<Buffer> {
  return loadBytes(packageFile(file))
}
