import { createContext, useContext } from 'react'
import { de } from './de.ts'
import { en, type WelcomeWords } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'
import { ptPT } from './pt-pt.ts'

const languages: Readonly<Record<string, WelcomeWords>> = { de, en, es, fr, it, pt, 'pt-PT': ptPT }

/** The language of the welcome: the first of the browser's that it speaks. */
export function welcomeLanguage(): string {
  const spoken = navigator.languages.flatMap((tag) => [tag, tag.slice(0, 2)])
  return spoken.find((language) => Object.hasOwn(languages, language)) ?? 'en'
}

/** The language that the welcome speaks. */
export const WelcomeLanguage = createContext('en')

/** The words of the welcome. */
export function useWelcomeWords(): WelcomeWords {
  return languages[useContext(WelcomeLanguage)] ?? en
}
