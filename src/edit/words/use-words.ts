import { createContext, useContext } from 'react'
import type { EditorLanguage } from '../protocol/editor-language.ts'
import { de } from './de.ts'
import { type EditorWords, en } from './en.ts'
import { es } from './es.ts'
import { allInPortugal, withoutCountry } from './european.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

const languages: Readonly<Record<string, EditorWords>> = {
  ...({ de, en, es, fr, it, pt } satisfies Record<EditorLanguage, EditorWords>),
  'pt-PT': allInPortugal(pt),
}

/** The language of the editor: the first of the browser's that it speaks. */
export function editorLanguage(): string {
  return navigator.languages.map(spokenLanguage).find((language) => language !== undefined) ?? 'en'
}

/** The language in which the editor speaks to whoever reads that of a tag. Where Portuguese is spoken, but for Brazil, that is of Portugal. */
function spokenLanguage(tag: string): string | undefined {
  const language = /^pt-(?!BR$)/i.test(tag) ? 'pt-PT' : withoutCountry(tag)
  return Object.hasOwn(languages, language) ? language : undefined
}

/** The language that the editor speaks. */
export const LanguageContext = createContext('en')

/** The words of the editor, and a function that puts values into them. */
export function useWords(): {
  readonly words: EditorWords
  fill(text: string, values: Readonly<Record<string, string | number>>): string
} {
  return { words: languages[useContext(LanguageContext)] ?? en, fill }
}

/** The words in the language of a tag; undefined where the editor does not speak it. */
export function wordsForTag(tag: string): { readonly language: string; readonly words: EditorWords } | undefined {
  const language = spokenLanguage(tag)
  const words = language === undefined ? undefined : languages[language]
  return language === undefined || !words ? undefined : { language, words }
}

/** A text with its values: `{name}`, and `{name:word|words}` for the word that follows one, and any other number. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)(?::([^|{}]*)\|([^{}]*))?\}/g, (_, name: string, one?: string, many?: string) =>
    one === undefined ? String(values[name] ?? '') : String(values[name] === 1 ? one : many),
  )
}
