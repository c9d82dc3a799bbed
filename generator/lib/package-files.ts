import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { SvgShape } from '../../src/content/page-content.ts'

const require = createRequire(import.meta.url)

/** The folder of an installed package. */
export function packageFolder(name: string): string {
  return dirname(require.resolve(`${name}/package.json`))
}

/** Where the packages are, also those that cannot be asked for because they are missing. */
export function packagesFolder(): string {
  return dirname(packageFolder('yaml'))
}

/** The folder of the icons of the Lucide set, each an SVG file under its name. */
export function iconFolder(): string {
  return join(packageFolder('lucide-static'), 'icons')
}

/** The file of the flag of a country, by its two-letter code in small letters. */
export function flagFile(country: string): string {
  return join(packageFolder('country-flag-icons'), '3x2', `${country.toUpperCase()}.svg`)
}

/**
 * The elements of an icon of the Lucide set.
 *
 * @param name the icon's name in the set
 * @throws where the set has no icon of that name
 */
export function readIcon(name: string): readonly SvgShape[] {
  const svg = readFileSync(join(iconFolder(), `${name}.svg`), 'utf8')
  const inner = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1)
  return [...inner.matchAll(/<(\w+)\s+([^>]*?)\/>/g)].map(([, tag = '', attributes = '']) => [
    tag,
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])),
  ])
}
