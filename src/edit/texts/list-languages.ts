/** All languages of two letters, by their names in another one: each once, where a language has another tag as well. */
export function listLanguages(language: string): [tag: string, name: string][] {
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' })
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const tags = letters.flatMap((first) => letters.map((second) => first + second))
  return tags
    .flatMap((tag): [string, string][] => {
      const name = names.of(tag)
      const isFormer = Intl.getCanonicalLocales(tag)[0] !== tag
      return name === undefined || isFormer ? [] : [[tag, name]]
    })
    .filter(([, name], index, all) => all.findIndex(([, other]) => other === name) === index)
    .sort(([, a], [, b]) => a.localeCompare(b, language))
}
