import { loadBytes } from '#files'
import { findPackageFile, type PackageFile, packageFile } from '#packages'
import { memoize } from '../../../src/memoize.ts'
import type { ShareCard } from '../../compile/metadata/share-image.ts'
import { starterFamilies } from '../../lib/fonts/font-families.ts'
import { drawnFont, drawnWeight, type FontRole } from '../../lib/fonts/font-files.ts'
import { findWholeScript } from '../../lib/fonts/font-letters.ts'
import { readMetrics } from '../../lib/fonts/font-metrics.ts'
import { memoizeWeak } from '../../lib/memoize.ts'
import { cutTo } from '../cut-to.ts'
import { type FontSubset, readSubsets, subsetsFor } from '../font-subsets.ts'

/** A font file, as the renderer takes it. */
interface ShareFont {
  readonly name: string
  readonly data: Buffer
  readonly weight: 400 | 600
  readonly style: 'normal'
}

/** The typefaces of a share image. */
export interface ShareFonts {
  readonly files: ShareFont[]
  /** The value of `fontFamily` for each role: a family for each file, which holds one alphabet. */
  readonly families: Readonly<Record<FontRole, string>>
  /** The same files as installed fonts, by family; empty if no text needs shaping. */
  readonly letters: ReadonlyMap<string, readonly Uint8Array[]>
  /** Removes symbols that the typefaces lack from a text; undefined where they lack letters. */
  drawn(text: string): string | undefined
}

/** Letters of other scripts than those that are set one after the other, from left to right. */
const other =
  /[^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\p{sc=Hang}\p{sc=Common}\p{sc=Inherited}]/u

/** Whether the letters of a text have to be shaped: they join, or run from right to left. */
export function isShaped(text: string): boolean {
  return other.test(text)
}

/** Reads the files of a card's two typefaces that its texts need; of one that is not installed, those of one that is, drawn alike. */
export async function readShareFonts(card: ShareCard): Promise<ShareFonts> {
  const characters = new Set(JSON.stringify(card))
  const [heading, text] = await Promise.all([readRole('heading', card, characters), readRole('text', card, characters)])
  const isLacking = (character: string) => [heading, text].some(({ subsets }) => !holds(subsets, character))
  const shaped = isShaped([...characters].join('')) ? [heading, text] : []
  const letters = shaped.map(async ({ family, files }) => {
    const fonts = await Promise.all(files.map(({ data }) => cutTo(data, [...characters].join(''), 'sfnt')))
    return [family, fonts] as const
  })
  return {
    letters: new Map(await Promise.all(letters)),
    files: joined(heading.files, text.files),
    families: { heading: heading.family, text: text.family },
    drawn: (words) => {
      const lacking = [...words].filter(isLacking)
      if (lacking.some((character) => isLetter.test(character))) return undefined
      return lacking.reduce((rest, sign) => rest.replaceAll(sign, ''), words).trim()
    },
  }
}

/** The files of both roles in one list, which is the same one for the same files: the renderer keeps what it has read of a list. */
const joined = (heading: ShareFont[], text: ShareFont[]) => joinedWith(heading)(text)
const joinedWith = memoizeWeak((heading: ShareFont[]) => memoizeWeak((text: ShareFont[]) => [...heading, ...text]))

const isLetter = /[\p{L}\p{M}\p{N}]/u

const holds = (subsets: readonly Pick<FontSubset, 'has'>[], character: string) =>
  subsets.some((subset) => subset.has(character))

async function readRole(role: FontRole, card: ShareCard, characters: ReadonlySet<string>) {
  const family = installedLike(card.fonts[role], role)
  const script = findWholeScript(family)
  const subsets = script ? [script] : subsetsFor(await loadSubsets(drawnFont(family, role).name), characters)
  const files = await readFiles(
    JSON.stringify(
      subsets.map(({ name }) => ({
        name: `${role}-${name}`,
        weight: drawnWeight[role],
        file: script?.file(drawnWeight[role], 'woff') ?? drawnFont(family, role, name),
      })),
    ),
  )
  return { subsets, files, family: files.map(({ name }) => name).join(', ') }
}

/** A family, or one that comes with every generator where it is not installed. */
function installedLike(family: string, role: FontRole): string {
  const isInstalled = findWholeScript(family) || findPackageFile(drawnFont(family, role))
  return isInstalled ? family : starterFamilies[readMetrics(family).category === 'serif' ? 'serif' : 'sans-serif']
}

const loadSubsets = memoize(readSubsets)

/** Reads files, given as JSON, once: the share images of a site have few typefaces. */
const readFiles = memoize(async (list: string): Promise<ShareFont[]> => {
  const files = JSON.parse(list) as (Pick<ShareFont, 'name' | 'weight'> & { readonly file: PackageFile })[]
  return Promise.all(
    files.map(async ({ name, weight, file }) => {
      const data = await loadBytes(packageFile(file))
      return { name, weight, style: 'normal' as const, data }
    }),
  )
})
