import type { EditorLanguage } from '../protocol/editor-language.ts'
import { allInPortugal } from '../words/european.ts'
import type { TabWords } from './words/tab-en.ts'

const sources = {
  en: () => import('./words/tab-en.ts').then(({ tabEn }) => tabEn),
  pt: () => import('./words/tab-pt.ts').then(({ tabPt }) => tabPt),
  es: () => import('./words/tab-es.ts').then(({ tabEs }) => tabEs),
  de: () => import('./words/tab-de.ts').then(({ tabDe }) => tabDe),
  fr: () => import('./words/tab-fr.ts').then(({ tabFr }) => tabFr),
  it: () => import('./words/tab-it.ts').then(({ tabIt }) => tabIt),
  'pt-PT': () => import('./words/tab-pt.ts').then(({ tabPt }) => allInPortugal(tabPt)),
} satisfies Record<EditorLanguage | 'pt-PT', () => Promise<TabWords>>

/** Loads the words in the language of the editor. */
export function loadTabWords(language: keyof typeof sources): Promise<TabWords> {
  return sources[language]()
}
