/** What stands before the name that a text gives to a part of a page (`<h2 id="prices">`): no name is that of a part of the layout then. */
export const placePrefix = 'text-'

/** The places that every page has: its top, and its content. Links to them are as they are written. */
export const ownPlaces: readonly string[] = ['top', 'main']

/** The address of a link, with the prefix where it leads to a place that a text names: `#prices`, `/en/services#prices`. */
export function withPlacePrefix(address: string): string {
  const [, page, place] = /^((?:\/(?!\/)[^#]*)?)#(.+)$/s.exec(address) ?? []
  return place === undefined || ownPlaces.includes(place) ? address : `${page}#${placePrefix}${place}`
}

const named = /\sid\s*=\s*["']?([^\s"'>]+)/g

/** The names that a text gives to its parts. */
export function placesNamedIn(text: string): string[] {
  return text.includes('id') ? [...text.matchAll(named)].map(([, name = '']) => name) : []
}
