import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { ShareCard } from '../../compile/share-image.ts'
import { drawnFont, drawnWeight, type FontRole } from '../../lib/font-files.ts'
import { type FontSubset, subsetsFor, subsetsOf } from '../font-subsets.ts'

/** A font file, as the renderer takes it. */
interface ShareFont {
  readonly name: string
  readonly data: Buffer
  readonly weight: 400 | 600
  readonly style: 'normal'
}

/** The typefaces of a share image. */
export interface ShareFonts {
  readonly files: readonly ShareFont[]
  /** The value of `fontFamily` for each role: a family for each file, which holds one alphabet. */
  readonly families: Readonly<Record<FontRole, string>>
  /** Removes symbols that the typefaces lack from a text; undefined where they lack letters. */
  drawn(text: string): string | undefined
}

const require = createRequire(import.meta.url)

/** Scripts whose letters are set one after the other, from left to right: the renderer can neither join letters nor change direction. */
const simple = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]*$/u

/** Reads the files of a card's two typefaces that its texts need. Throws where a package is not installed. */
export async function readShareFonts(card: ShareCard): Promise<ShareFonts> {
  const characters = new Set(JSON.stringify(card))
  const [heading, text] = await Promise.all([readRole('heading', card, characters), readRole('text', card, characters)])
  const isLacking = (character: string) => [heading, text].some(({ subsets }) => !holds(subsets, character))
  return {
    files: [...heading.files, ...text.files],
    families: { heading: heading.family, text: text.family },
    drawn: (words) => {
      const lacking = [...words].filter(isLacking)
      if (!simple.test(words) || lacking.some((character) => isLetter.test(character))) return undefined
      return lacking.reduce((rest, sign) => rest.replaceAll(sign, ''), words).trim()
    },
  }
}

const isLetter = /[\p{L}\p{M}\p{N}]/u

const holds = (subsets: readonly FontSubset[], character: string) => subsets.some((subset) => subset.has(character))

async function readRole(role: FontRole, card: ShareCard, characters: ReadonlySet<string>) {
  const family = card.fonts[role]
  const subsets = subsetsFor(await subsetsOf(drawnFont(family, role).name), characters)
  const files = await Promise.all(
    subsets.map(async (subset) => {
      const { name, file } = drawnFont(family, role, subset.name)
      const data = await readFile(require.resolve(`${name}/${file}`))
      return { name: `${role}-${subset.name}`, weight: drawnWeight[role], style: 'normal' as const, data }
    }),
  )
  return { subsets, files, family: files.map(({ name }) => name).join(', ') }
}
