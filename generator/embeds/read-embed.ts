import { decodePart } from '../../src/routing/decode-part.ts'
import { parseUrl, readHost } from '../lib/addresses/web-addresses.ts'
import providers from './embed-providers.json' with { type: 'json' }

/** What is shown of another service. */
export type EmbedKind = 'film' | 'map' | 'booking' | 'audio' | 'form' | 'other'

/** How much room a frame takes: as wide as a film, a map, as high as a calendar, or as low as a player. */
export type EmbedShape = 'wide' | 'map' | 'tall' | 'low'

/** Addresses of a kind, and those of the frame and of the page that show what is there. `{name}` is a group of the pattern. */
interface Way {
  /** Regular expressions of addresses as people copy them. */
  readonly addresses: readonly string[]
  readonly frame: string
  /** The query of the frame; what has a group that the address lacks is left out. */
  readonly query?: Readonly<Record<string, string>>
  /** The page of the service itself; left out, the address as it was written. */
  readonly page?: string
}

/** A service of the table. */
interface EmbedProvider {
  /** Left out for services that run at many hosts: their host names them. */
  readonly name?: string
  /** The company behind it, where it has another name. */
  readonly company?: string
  /** The country in which it works with data, as a two-letter code. */
  readonly country?: string
  readonly what: EmbedKind
  readonly shape: EmbedShape
  /** The hosts at which people copy its addresses: one that is none of a film, a map or the like is a mistake. */
  readonly hosts?: readonly string[]
  readonly example: string
  readonly sandbox: string
  readonly allow: string
  readonly ways: readonly Way[]
}

/** What is shown of another service in a frame. */
export interface Embed {
  /** What people call the service, or its host. */
  readonly name: string
  readonly company?: string
  readonly country?: string
  readonly what: EmbedKind
  readonly shape: EmbedShape
  /** The host of the frame. */
  readonly host: string
  /** The address of the frame. */
  readonly frame: string
  /** The address that a link leads to. */
  readonly page: string
  readonly sandbox: string
  readonly allow: string
}

/** An address of a service that is none of what it shows in frames. */
export interface NoEmbed {
  /** What people call the service. */
  readonly name: string
  /** An address as it should be. */
  readonly example: string
}

// JSON has its own, wider types.
const table: readonly EmbedProvider[] = providers as readonly EmbedProvider[]

/**
 * What an address shows in a frame, by the table of services. An address at an unknown host is shown as it is.
 *
 * @param language the BCP 47 tag of the page's language
 */
export function readEmbed(source: string, language = ''): Embed | NoEmbed {
  // An address that no browser can open has a message of its own.
  if (!parseUrl(source)) return { name: source, example: '' }
  for (const provider of table) {
    for (const way of provider.ways) {
      const groups = way.addresses.map((pattern) => new RegExp(pattern).exec(source)?.groups).find(Boolean)
      if (groups) return fillWay(provider, way, { source, groups: withMapArea({ ...groups, language }) })
    }
    if (provider.name && provider.hosts?.some((host) => isAtHost(source, host)))
      return { name: provider.name, example: provider.example }
  }
  throw new Error(`The table of services has no line for "${source}"`)
}

/** Whether an address is one that can be shown. */
export function isEmbed(found: Embed | NoEmbed): found is Embed {
  return 'frame' in found
}

type Groups = Readonly<Record<string, string | undefined>>

function fillWay(
  { name, ways: _ways, hosts: _hosts, example: _example, ...provider }: EmbedProvider,
  { frame, query = {}, page }: Way,
  { source, groups }: { readonly source: string; readonly groups: Groups },
): Embed {
  const address = new URL(fill(frame, groups) ?? source)
  for (const [key, template] of Object.entries(query)) {
    const value = fill(template, groups)
    if (value !== undefined) address.searchParams.set(key, decodePart(value.replaceAll('+', ' ')))
  }
  const { host, href } = address
  return { ...provider, name: name ?? host, host, frame: href, page: pageAddress(page, groups) ?? source }
}

/** A template with the groups in it; undefined where one is missing. */
function fill(template: string, groups: Groups): string | undefined {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.some((name) => !groups[name])) return undefined
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => groups[name] ?? '')
}

/** The address of a page: without its last part, where the address that was written lacks that. */
function pageAddress(page: string | undefined, groups: Groups): string | undefined {
  if (page === undefined) return undefined
  return fill(page, groups) ?? fill(page.replace(/\/[^/]*$/, ''), groups)
}

function isAtHost(source: string, host: string): boolean {
  const own = readHost(source) ?? ''
  return own === host || own.endsWith(`.${host}`)
}

/** The width of a map in tiles: each is the whole earth at zoom 0, and half of that with each step. */
const tiles = 2.5

/** The area of a map around a point, where an address has its point and zoom; and a mark at the point. */
function withMapArea(groups: Groups): Groups {
  const { lat, lon, zoom } = groups
  if (lat === undefined || lon === undefined || zoom === undefined) return groups
  const width = (360 / 2 ** Number(zoom)) * tiles
  const height = (width / 2) * Math.cos((Number(lat) * Math.PI) / 180)
  const around = (middle: string, size: number) => [Number(middle) - size / 2, Number(middle) + size / 2]
  const [west, east] = around(lon, width)
  const [south, north] = around(lat, height)
  const bbox = [west, south, east, north].map((edge) => edge?.toFixed(5)).join(',')
  return { ...groups, bbox, marker: `${lat},${lon}` }
}
