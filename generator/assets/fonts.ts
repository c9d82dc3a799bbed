import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Fonts } from '../../schema/site-config.ts'
import { rootFolders } from '../../src/routing/root-folders.ts'
import { contentHash } from '../lib/content-hash.ts'
import { type FontRole, fontId, variableFont } from '../lib/font-files.ts'
import { fallbackOf } from './fallback-faces.ts'
import { readCut } from './font-cut.ts'
import { type FontSubset, subsetsFor, subsetsOf } from './font-subsets.ts'

/** The typefaces of a site, ready to be served. */
export interface FontFaces {
  /** `@font-face` rules: the families, and fallbacks with their metrics so that nothing moves when they arrive. */
  readonly css: string
  /** The value of `font-family` for headings. */
  readonly heading: string
  /** The value of `font-family` for text. */
  readonly text: string
  /** The font files, by path in the web root. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** The paths of the files that every page uses: each family's Latin. */
  readonly everywhere: readonly string[]
}

const require = createRequire(import.meta.url)

/**
 * Reads the two families of a theme from the installed Fontsource packages, or their cuts where these have all characters of the texts.
 *
 * @param written the characters of the texts beyond ASCII; without them, all alphabets of the families are read
 * @param folder the folder of the web root in which the site lies
 * @throws where a package is not installed
 */
export async function loadFonts(
  { heading, text }: Fonts,
  written?: ReadonlySet<string>,
  folder = '',
): Promise<FontFaces> {
  const families = await Promise.all(
    [...new Set([text, heading])].map((name) =>
      loadFamily(name, { role: name === text ? 'text' : 'heading', written, folder }),
    ),
  )
  const stackOf = (family: string) => families.find(({ name }) => name === family)?.stack ?? family
  return {
    css: families.map(({ css }) => css).join('\n'),
    heading: stackOf(heading),
    text: stackOf(text),
    files: new Map(families.flatMap(({ parts }) => parts.map(({ path, bytes }) => [path, bytes]))),
    everywhere: families.flatMap(({ parts }) => parts.slice(0, 1).map(({ path }) => path)),
  }
}

interface FamilyUse {
  readonly role: FontRole
  readonly written: ReadonlySet<string> | undefined
  readonly folder: string
}

async function loadFamily(name: string, { role, written, folder }: FamilyUse) {
  const id = fontId(name)
  const subsets = await subsetsOf(variableFont(name).name)
  const letters = written && [...written].filter((character) => subsets.some((subset) => subset.has(character)))
  const cut = letters && (await readCut(id, role, letters))
  const fallback = await fallbackOf(name)
  const needed = letters ? subsetsFor(subsets, letters) : subsets
  const parts = (cut ? [{ bytes: cut, range: undefined }] : await wholeFamily(name, needed)).map((part) => ({
    ...part,
    path: `${folder}${rootFolders.assets}/${id}-${contentHash(part.bytes)}.woff2`,
  }))
  const faces = parts.map(({ path, range }) => {
    const limits = range === undefined ? '' : `;unicode-range:${range}`
    return `@font-face{font-family:"${name}";font-weight:100 900;font-display:swap;src:url(/${path})${limits}}`
  })
  const css = [...faces, fallback.css].join('\n')
  return { name, parts, css, stack: fallback.stack }
}

/** An uncut family: Latin, and the alphabets with letters of the texts. A browser loads those that a page needs. */
async function wholeFamily(family: string, subsets: readonly FontSubset[]) {
  return Promise.all(
    subsets.map(async ({ name: subset, range }) => {
      const { name, file } = variableFont(family, subset)
      return { bytes: await readFile(require.resolve(`${name}/${file}`)), range }
    }),
  )
}
