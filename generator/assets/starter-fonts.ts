import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { starterFamilies } from '../lib/fonts/font-families.ts'
import { drawnWeight, fontId, variableFont } from '../lib/fonts/font-files.ts'
import { findWholeScript } from '../lib/fonts/font-letters.ts'
import { findPackageFile, packageFile } from '../lib/packages/package-files.ts'

/** The files of these that a site needs: the upright ones, in the weights of the pages and of share images. */
export function starterFonts(): { readonly path: string; readonly file: string }[] {
  const drawn = Object.values(drawnWeight).join('|')
  return Object.values(starterFamilies).flatMap((family) => [
    ...listFontFiles(`@fontsource-variable/${fontId(family)}`, /-wght-normal\.woff2$/),
    ...listFontFiles(`@fontsource/${fontId(family)}`, new RegExp(`-(?:${drawn})-normal\\.woff$`)),
  ])
}

/** The files of installed families that pages load. Those with thousands of characters are left out: they have megabytes, and every system has such letters. */
export function pageFonts(families: Iterable<string>) {
  return [...new Set(families)].flatMap((family) => {
    const latin = variableFont(family)
    if (findWholeScript(family) || findPackageFile(latin) === undefined) return []
    const axis = latin.file.includes('-wdth-') ? 'wdth' : 'wght'
    return listFontFiles(latin.name, new RegExp(`^[a-z\\d-]+-${axis}-normal\\.woff2$`))
  })
}

function listFontFiles(name: string, wanted: RegExp) {
  const fonts = readdirSync(packageFile({ name, file: 'files' })).filter((file) => wanted.test(file))
  return [...fonts.map((file) => `files/${file}`), 'unicode.json', 'metadata.json', 'LICENSE'].map((file) => ({
    path: join('parts/fonts', name, file),
    file: packageFile({ name, file }),
  }))
}
