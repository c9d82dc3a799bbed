import type { Diagnostic } from './diagnostic.ts'
import { type Language, languages } from './languages.ts'
import { localeName } from './words.ts'

/** The path in words: `service "training", slug, Spanish`. */
export function pathInWords({ path, tags }: Pick<Diagnostic, 'path' | 'tags'>, language: Language): string {
  const { entry, sections } = languages[language]
  const named: Readonly<Record<string, string>> = sections
  const words: string[] = []
  for (let index = 0; index < path.length; index++) {
    const key = path[index] as string | number
    const next = path[index + 1]
    const section = index === 0 ? named[key] : undefined
    if (section && next !== undefined) {
      words.push(`${section} "${next}"`)
      index++
    } else if (typeof key === 'number') words.push(`${entry} ${key + 1}`)
    else if (index > 0 && index === path.length - 1 && Object.hasOwn(tags, key))
      words.push(localeName(key, tags, language))
    else words.push(key)
  }
  return words.join(', ')
}
