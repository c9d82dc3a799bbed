import { createContext, useContext, useEffect, useState } from 'react'
import type { EditorLanguage } from '../protocol/editor-language.ts'
import type { EditorWords } from './en.ts'
import { allInPortugal, withoutCountry } from './european.ts'
import { learnNames, type Names } from './other-names.ts'

/** What the editor says, by language: in a tab each has a file of its own, and one of them is loaded. */
const sources = {
  de: () => withNames('de', import('./names/de.ts'), import('./de.ts')).then(({ de }) => de),
  en: () => import('./en.ts').then(({ en }) => en),
  es: () => import('./es.ts').then(({ es }) => es),
  fr: () => withNames('fr', import('./names/fr.ts'), import('./fr.ts')).then(({ fr }) => fr),
  it: () => withNames('it', import('./names/it.ts'), import('./it.ts')).then(({ it }) => it),
  pt: () => import('./pt.ts').then(({ pt }) => pt),
  'pt-PT': () => import('./pt.ts').then(({ pt }) => allInPortugal(pt)),
} satisfies Record<EditorLanguage | 'pt-PT', () => Promise<EditorWords>>

async function withNames<Loaded>(
  language: string,
  names: Promise<{ readonly names: Names }>,
  words: Promise<Loaded>,
): Promise<Loaded> {
  const [loaded, own] = await Promise.all([words, names])
  learnNames(language, own.names)
  return loaded
}

type SpokenLanguage = keyof typeof sources

/** A language of the editor, and what the editor says in it. */
export interface SpokenWords {
  readonly language: string
  readonly words: EditorWords
}

/** The language of the editor: the first of the browser's that it speaks. */
export function editorLanguage(): SpokenLanguage {
  return navigator.languages.map(spokenLanguage).find((language) => language !== undefined) ?? 'en'
}

/** The language in which the editor speaks to whoever reads that of a tag. Where Portuguese is spoken, but for Brazil, that is of Portugal. */
function spokenLanguage(tag: string): SpokenLanguage | undefined {
  const language = /^pt-(?!BR$)/i.test(tag) ? 'pt-PT' : withoutCountry(tag)
  return Object.hasOwn(sources, language) ? (language as SpokenLanguage) : undefined
}

const loaded = new Map<string, Promise<SpokenWords>>()

/** Loads the words in the language of a tag; undefined where the editor does not speak it. */
export function loadWords(tag: string): Promise<SpokenWords> | undefined {
  const language = spokenLanguage(tag)
  if (language === undefined) return undefined
  const kept = loaded.get(language)
  if (kept) return kept
  const words = sources[language]().then((words) => ({ language, words }))
  loaded.set(language, words)
  // What a line that broke has kept away is asked for again.
  words.catch(() => loaded.delete(language))
  return words
}

/** The language that the editor speaks, with its words, which are loaded before anything is shown. */
export const WordsContext = createContext<SpokenWords | undefined>(undefined)

/** The words of the editor, and a function that puts values into them. */
export function useWords(): {
  readonly words: EditorWords
  fill(text: string, values: Readonly<Record<string, string | number>>): string
} {
  return { words: useSpoken().words, fill }
}

/** The words in the language of a tag: those of the editor until they are loaded, and where the editor does not speak it. */
export function useWordsForTag(tag: string): SpokenWords {
  const spoken = useSpoken()
  const [found, setFound] = useState<SpokenWords & { readonly tag: string }>()
  useEffect(() => void loadWords(tag)?.then((words) => setFound({ ...words, tag }), console.error), [tag])
  return found?.tag === tag ? found : spoken
}

function useSpoken(): SpokenWords {
  const spoken = useContext(WordsContext)
  if (!spoken) throw new Error('The words of the editor are not loaded')
  return spoken
}

/** A text with its values: `{name}`, and `{name:word|words}` for the word that follows one, and any other number. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)(?::([^|{}]*)\|([^{}]*))?\}/g, (_, name: string, one?: string, many?: string) =>
    one === undefined ? String(values[name] ?? '') : String(values[name] === 1 ? one : many),
  )
}
