import type { EditorLanguage } from '../protocol/editor-language.ts'
import { allInPortugal } from '../words/european.ts'
import { tabDe } from './words/tab-de.ts'
import { type TabWords, tabEn } from './words/tab-en.ts'
import { tabEs } from './words/tab-es.ts'
import { tabFr } from './words/tab-fr.ts'
import { tabIt } from './words/tab-it.ts'
import { tabPt } from './words/tab-pt.ts'

const all: Readonly<Record<string, TabWords>> = {
  ...{ en: tabEn, pt: tabPt, es: tabEs, de: tabDe, fr: tabFr, it: tabIt },
} satisfies Record<EditorLanguage, TabWords>

const ptPT = allInPortugal(tabPt)

/** The words in the language of the editor. */
export function tabWords(language: string): TabWords {
  return language === 'pt-PT' ? ptPT : (all[language] ?? tabEn)
}

/** The languages that a new site may have in the tab: those that it speaks itself. */
export const tabLanguages: readonly string[] = [...Object.keys(all), 'pt-PT']
