import { createContext, useContext } from 'react'
import type { EditorLanguage } from '../protocol/editor-language.ts'
import { de } from './de.ts'
import { type EditorWords, en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

const languages: Readonly<Record<string, EditorWords>> = { de, en, es, fr, it, pt } satisfies Record<
  EditorLanguage,
  EditorWords
>

/** The language of the editor: the first of the browser's that it speaks. */
export function editorLanguage(): string {
  const spoken = navigator.languages
    .map((language) => language.slice(0, 2))
    .find((language) => Object.hasOwn(languages, language))
  return spoken ?? 'en'
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
  const language = tag.slice(0, 2).toLowerCase()
  const words = Object.hasOwn(languages, language) ? languages[language] : undefined
  return words && { language, words }
}

/** A text with its values: `{name}`, and `{name:word|words}` for the word that follows one, and any other number. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)(?::([^|{}]*)\|([^{}]*))?\}/g, (_, name: string, one?: string, many?: string) =>
    one === undefined ? String(values[name] ?? '') : String(values[name] === 1 ? one : many),
  )
}
