import { readFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { type Chance, chanceOf } from './chance.ts'
import { anyMarkdown, oddTexts } from './odd-texts.ts'

/** What a value can be that should be another. */
const oddValues = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  [],
  {},
  [null],
  { de: 'x' },
  ['de'],
  '../../x',
  '/etc/passwd',
  'con',
  ...oddTexts,
]
const oddKeys = ['constructor', '__proto__', 'toString', 'de', 'x y', 'ü', '', '0', 'kind', 'then']

type Tree = Record<string | number, unknown>

/** A configuration that was changed at random. */
export interface MutatedSite {
  readonly bytes: Uint8Array
}

/** Changes a configuration by a number: in half of the cases only as somebody may who knows what they do. */
export function mutatedSite(file: string, seed: number): MutatedSite {
  const chance = chanceOf(seed)
  const { random, pick } = chance
  const site = parse(readFileSync(file, 'utf8')) as Tree
  const isCareful = random() < 0.6
  if (isCareful) varied(site, chance)
  else spoilt(site, chance)
  const bytes = Buffer.from(
    stringify(site, { lineWidth: pick([0, 80]), defaultStringType: pick(['PLAIN', 'QUOTE_DOUBLE']) }),
  )
  return { bytes: !isCareful && random() < 0.3 ? withWrongBytes(bytes, chance) : bytes }
}

/** Places in a tree: the section or list, and the key. */
function placesIn(tree: unknown, path: readonly string[] = []): { at: Tree; key: string; path: readonly string[] }[] {
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([key, child]) => [
    { at: tree as Tree, key, path: [...path, key] },
    ...placesIn(child, [...path, key]),
  ])
}

/** Makes up to four changes that leave a site right, or nearly so. */
export function varied(site: Tree, chance: Chance): void {
  for (let count = chance.below(4) + 1; count > 0; count--) (chance.is(0.75) ? rewrite : reorder)(site, chance)
}

/** Writes an odd text where visitors read one. */
function rewrite(site: Tree, chance: Chance): void {
  const locales = Object.keys(site.locales as object)
  const texts = placesIn(site).filter(
    ({ at, key, path }) =>
      locales.includes(key) &&
      typeof at[key] === 'string' &&
      !/^(?:slug|canonical|email|phone|anchor|file)$/.test(path.at(-2) ?? ''),
  )
  const { at, key } = chance.pick(texts)
  at[key] = anyMarkdown(chance)
}

/** Puts the entries of a section, or of a list, in another order, or switches a part off. */
function reorder(site: Tree, { random, pick }: Chance): void {
  const { at, key } = pick(placesIn(site).filter((place) => typeof place.at[place.key] === 'object'))
  const value = at[key] as Tree
  if (Array.isArray(value)) value.sort(() => random() - 0.5)
  else if ('kind' in value && random() < 0.3) value.enabled = false
  else at[key] = Object.fromEntries(Object.entries(value).sort(() => random() - 0.5))
}

/** Makes up to four mistakes with keys and values. */
export function spoilt(site: Tree, chance: Chance): void {
  for (let count = chance.below(4) + 1; count > 0; count--) spoil(site, chance)
}

/** Makes a mistake with a key or a value. */
function spoil(site: Tree, { random, pick }: Chance): void {
  const { at, key } = pick(placesIn(site))
  const turn = random()
  if (turn < 0.4) at[key] = pick(oddValues)
  else if (turn < 0.6) delete at[key]
  else {
    Object.defineProperty(at, Array.isArray(at) ? '0' : pick(oddKeys), {
      value: turn < 0.8 ? at[key] : pick(oddValues),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
}

/** Changes a few bytes of a file. */
export function withWrongBytes(bytes: Uint8Array, { random }: Chance): Uint8Array {
  const changed = Uint8Array.from(bytes)
  for (let count = Math.floor(random() * 3) + 1; count > 0; count--)
    changed[Math.floor(random() * changed.length)] = Math.floor(random() * 256)
  return changed
}
