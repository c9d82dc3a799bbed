import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { ShareCard } from '../compile/share-card.ts'

/** A typeface as the drawing takes it. */
export interface ShareFont {
  readonly name: 'heading' | 'text'
  readonly data: Buffer
  readonly weight: 400 | 600
  readonly style: 'normal'
}

const require = createRequire(import.meta.url)

/** The file of a static cut of a family: the drawing cannot read the variable fonts that the site serves. */
function fontFile(family: string, weight: number): string {
  const id = family.toLowerCase().replaceAll(' ', '-')
  return require.resolve(`@fontsource/${id}/files/${id}-latin-${weight}-normal.woff`)
}

/** Reads the two typefaces of a site. Throws, with the package to install, where one is missing. */
export async function readShareFonts({ heading, text }: ShareCard['fonts']): Promise<ShareFont[]> {
  const cuts = [
    { name: 'heading', family: heading, weight: 600 },
    { name: 'text', family: text, weight: 400 },
  ] as const
  return Promise.all(
    cuts.map(async ({ name, family, weight }) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await readFile(fontFile(family, weight)),
    })),
  )
}
