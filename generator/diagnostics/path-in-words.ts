import type { Diagnostic } from './diagnostic.ts'
import { type Language, languages } from './languages.ts'
import { localeName } from './words.ts'

/** How the first keys of a path are called when something below them is meant. */
const sections: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  pages: { en: 'page', pt: 'página' },
  services: { en: 'service', pt: 'serviço' },
  locales: { en: 'language', pt: 'idioma' },
}

/** The path in words: `service "training", slug, Spanish`. */
export function pathInWords({ path, tags }: Pick<Diagnostic, 'path' | 'tags'>, language: Language): string {
  const words: string[] = []
  for (let index = 0; index < path.length; index++) {
    const key = path[index] as string | number
    const next = path[index + 1]
    const section = index === 0 ? sections[String(key)] : undefined
    if (section && next !== undefined) {
      words.push(`${section[language]} "${next}"`)
      index++
    } else if (typeof key === 'number') words.push(`${languages[language].entry} ${key + 1}`)
    else if (index > 0 && index === path.length - 1 && Object.hasOwn(tags, key))
      words.push(localeName(key, tags[key] ?? key, language))
    else words.push(key)
  }
  return words.join(', ')
}
