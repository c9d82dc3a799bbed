import { foldLetters } from '../../strip-accents.ts'

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

/**
 * The language that somebody means, among those to choose from: by its name in the language of the editor, in itself or in English, by its tag, or by
 * the beginning of a name that no other language has.
 *
 * @returns its tag; undefined where none is meant, or several may be
 */
export function findLanguage(
  typed: string,
  offered: readonly (readonly [tag: string, name: string])[],
): string | undefined {
  const wanted = plain(typed)
  if (wanted === '') return undefined
  const named = offered.map(([tag, name]) => ({
    tag,
    names: [name, nameIn(tag, tag), nameIn(tag, 'en'), tag].map(plain),
  }))
  const exact = named.find(({ names }) => names.includes(wanted))
  const begun = named.filter(({ names }) => names.slice(0, -1).some((name) => name.startsWith(wanted)))
  return (exact ?? (begun.length === 1 ? begun[0] : undefined))?.tag
}

function nameIn(tag: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? ''
}

/** A name as it is compared: without what stands in brackets behind it. */
function plain(name: string): string {
  return foldLetters(name.replace(/\(.*\)/, '').trim())
}
