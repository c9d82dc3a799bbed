/** All languages of two letters, by their names in another one. */
export function listLanguages(language: string): [tag: string, name: string][] {
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' })
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const tags = letters.flatMap((first) => letters.map((second) => first + second))
  return tags
    .flatMap((tag): [string, string][] => {
      const name = names.of(tag)
      return name === undefined ? [] : [[tag, name]]
    })
    .sort(([, a], [, b]) => a.localeCompare(b, language))
}
