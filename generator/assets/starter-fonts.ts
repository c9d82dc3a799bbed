import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { starterFamilies } from '../lib/font-families.ts'
import { drawnWeight, fontId } from '../lib/font-files.ts'
import { packageFile } from '../lib/package-files.ts'

/** The files of these that a site needs: the upright ones, in the weights of the pages and of share images. */
export function starterFonts(): { readonly path: string; readonly file: string }[] {
  const drawn = Object.values(drawnWeight).join('|')
  return Object.values(starterFamilies).flatMap((family) => [
    ...filesOf(`@fontsource-variable/${fontId(family)}`, /-wght-normal\.woff2$/),
    ...filesOf(`@fontsource/${fontId(family)}`, new RegExp(`-(?:${drawn})-normal\\.woff$`)),
  ])
}

function filesOf(name: string, wanted: RegExp) {
  const fonts = readdirSync(packageFile({ name, file: 'files' })).filter((file) => wanted.test(file))
  return [...fonts.map((file) => `files/${file}`), 'unicode.json', 'metadata.json', 'LICENSE'].map((file) => ({
    path: join('parts/fonts', name, file),
    file: packageFile({ name, file }),
  }))
}
