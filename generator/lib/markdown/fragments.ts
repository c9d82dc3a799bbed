/** The prefix of the ids that texts give to parts of a page (`<h2 id="prices">`): so none is that of a part of the layout. */
export const fragmentPrefix = 'text-'

/** The parts that every page has: its top, and its content. Links to them stay as they are written. */
export const ownFragments: readonly string[] = ['top', 'main']

/** The address of a link, with the prefix where it leads to a part that a text names: `#prices`, `/en/services#prices`. */
export function withFragmentPrefix(address: string): string {
  const [, page, fragment] = /^((?:\/(?!\/)[^#]*)?)#(.+)$/s.exec(address) ?? []
  return fragment === undefined || ownFragments.includes(fragment) ? address : `${page}#${fragmentPrefix}${fragment}`
}

const named = /\sid\s*=\s*["']?([^\s"'>]+)/g

/** The names that a text gives to its parts. */
export function fragmentsIn(text: string): string[] {
  return text.includes('id') ? [...text.matchAll(named)].map(([, name = '']) => name) : []
}
