import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { drawnWeight, fontId } from '../lib/font-files.ts'
import { packageFile } from '../lib/package-files.ts'

/** The families with which a site can begin; they come with the package. Any other is a package of its own in the folder of the site. */
export const starterFamilies = ['Lora', 'Inter', 'Cairo', 'Fraunces', 'Source Sans 3'] as const

/** The files of these that a site needs: the upright ones, in the weights of the pages and of share images. */
export function starterFonts(): { readonly path: string; readonly file: string }[] {
  const drawn = Object.values(drawnWeight).join('|')
  return starterFamilies.flatMap((family) => [
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
