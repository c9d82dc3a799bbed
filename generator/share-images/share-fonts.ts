import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { drawnFont, drawnWeight, type FontRole } from '../assets/font-files.ts'
import type { ShareCard } from '../compile/share-card.ts'

/** A typeface as the drawing takes it. */
export interface ShareFont {
  readonly name: FontRole
  readonly data: Buffer
  readonly weight: 400 | 600
  readonly style: 'normal'
}

const require = createRequire(import.meta.url)

/** Reads the two typefaces of a site. Throws where a package is not installed. */
export function readShareFonts(families: ShareCard['fonts']): Promise<ShareFont[]> {
  const roles = ['heading', 'text'] as const
  return Promise.all(
    roles.map(async (role) => {
      const { name, file } = drawnFont(families[role], role)
      const data = await readFile(require.resolve(`${name}/${file}`))
      return { name: role, weight: drawnWeight[role], style: 'normal' as const, data }
    }),
  )
}
