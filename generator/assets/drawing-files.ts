import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** The folder of an installed package. */
export function packageFolder(name: string): string {
  return dirname(require.resolve(`${name}/package.json`))
}

/** The folder of the icons of the Lucide set, each an SVG file under its name. */
export function iconFolder(): string {
  return join(packageFolder('lucide-static'), 'icons')
}

/** The file of the flag of a country, by its two-letter code in small letters. */
export function flagFile(country: string): string {
  return join(packageFolder('country-flag-icons'), '3x2', `${country.toUpperCase()}.svg`)
}
