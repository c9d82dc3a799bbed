/** The prefix of the ids that texts define (`<h2 id="prices">`), so that none is the same as an id of the layout, or the key of a section. */
export const fragmentPrefix = 'text-'

/** The first free key of a section that is to be called like others of its page: `questions`, `questions-2`, and so on; `text`, `text2`. */
export function freeSectionKey(name: string, keys: readonly string[]): string {
  const separator = `${name}-`.startsWith(fragmentPrefix) ? '' : '-'
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : name + separator + number
    if (!keys.includes(tried)) return tried
  }
}
