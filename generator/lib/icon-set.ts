import { fileExists, listNames, readText } from '#files'
import { packageFolder } from '#packages'
import { join } from '#path'
import type { SvgShape } from '../../src/content/page-content.ts'
import { packedTable } from './packages/packed-table.ts'

/** An icon of the Lucide set. */
export interface Icon {
  readonly shapes: readonly SvgShape[]
  /** The words by which it is found; left out of an icon that goes by another name now. */
  readonly tags?: readonly string[]
}

/** The names of all icons, also those that icons went by before. */
export function iconNames(): readonly string[] {
  return packedTable('icons')?.names ?? namesOfDrawings(iconFolder())
}

/** Whether there is an icon of a name. */
export function hasIcon(name: string): boolean {
  if (!/^[a-z\d-]+$/.test(name)) return false
  const packed = packedTable('icons')
  return packed ? packed.get(name) !== undefined : fileExists(join(iconFolder(), `${name}.svg`))
}

/**
 * The elements of an icon.
 *
 * @param name the icon's name in the set
 * @throws where the set has no icon of that name
 */
export function readIcon(name: string): readonly SvgShape[] {
  const packed = packedTable('icons')
  if (!packed) return readShapes(readText(join(iconFolder(), `${name}.svg`)))
  const icon = packed.get(name) as Icon | undefined
  if (!icon) throw new Error(`There is no icon "${name}"`)
  return icon.shapes
}

/** All icons, by their names: in the package, those of its table; in a checkout, those of the set's package. */
export function readIcons(): ReadonlyMap<string, Icon> {
  const packed = packedTable('icons')
  if (packed) return new Map(packed.names.map((name) => [name, packed.get(name) as Icon]))
  const tags = JSON.parse(readText(join(packageFolder('lucide-static'), 'tags.json')))
  const nodes = JSON.parse(readText(join(packageFolder('lucide-static'), 'icon-nodes.json')))
  return new Map(
    iconNames().map((name) => [name, { shapes: readIcon(name), ...(name in nodes && { tags: tags[name] ?? [] }) }]),
  )
}

/** Whether there is a flag of a country, by its two-letter code in small letters. */
export function hasFlag(country: string): boolean {
  const packed = packedTable('flags')
  return packed ? packed.get(country) !== undefined : fileExists(flagFile(country))
}

/**
 * The flag of a country as an SVG.
 *
 * @throws where there is none
 */
export function readFlag(country: string): string {
  const packed = packedTable('flags')
  if (!packed) return readText(flagFile(country))
  const flag = packed.get(country)
  if (flag === undefined) throw new Error(`There is no flag "${country}"`)
  return String(flag)
}

/** The countries that have a flag. */
export function flagCountries(): readonly string[] {
  return packedTable('flags')?.names ?? namesOfDrawings(flagFolder()).map((name) => name.toLowerCase())
}

function iconFolder(): string {
  return join(packageFolder('lucide-static'), 'icons')
}

function flagFolder(): string {
  return join(packageFolder('country-flag-icons'), '3x2')
}

function flagFile(country: string): string {
  return join(flagFolder(), `${country.toUpperCase()}.svg`)
}

function namesOfDrawings(folder: string): string[] {
  return listNames(folder).flatMap((name) => (name.endsWith('.svg') ? [name.slice(0, -4)] : []))
}

function readShapes(svg: string): readonly SvgShape[] {
  const inner = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1)
  return [...inner.matchAll(/<(\w+)\s+([^>]*?)\/>/g)].map(([, tag = '', attributes = '']) => [
    tag,
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])),
  ])
}
