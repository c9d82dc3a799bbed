import { wholeLocale } from '../lib/languages/language-facts.ts'
import { builtInLanguage } from './built-in-words.ts'

/** What a new site says before anybody has written a text. */
export interface StarterWords {
  readonly home: string
  readonly contact: string
  readonly mail: string
}

/** The words by language: the same languages as those of the built-in words. */
const words: Readonly<Record<string, StarterWords>> = {
  ar: { home: 'الرئيسية', contact: 'اتصل بنا', mail: 'البريد الإلكتروني' },
  de: { home: 'Startseite', contact: 'Kontakt', mail: 'E-Mail' },
  en: { home: 'Home', contact: 'Contact', mail: 'Email address' },
  es: { home: 'Inicio', contact: 'Contacto', mail: 'Correo electrónico' },
  fr: { home: 'Accueil', contact: 'Contact', mail: 'Adresse e-mail' },
  it: { home: 'Pagina iniziale', contact: 'Contatti', mail: 'Indirizzo e-mail' },
  ja: { home: 'ホーム', contact: 'お問い合わせ', mail: 'メール' },
  nl: { home: 'Startpagina', contact: 'Contact', mail: 'E-mailadres' },
  pl: { home: 'Strona główna', contact: 'Kontakt', mail: 'Adres e-mail' },
  pt: { home: 'Início', contact: 'Contato', mail: 'E-mail' },
  'pt-PT': { home: 'Início', contact: 'Contacto', mail: 'E-mail' },
  tr: { home: 'Ana sayfa', contact: 'İletişim', mail: 'E-posta' },
  zh: { home: '首页', contact: '联系我们', mail: '电子邮件' },
}

/** The languages in which a new site can begin, whatever their country. */
export const starterLanguages: readonly string[] = Object.keys(words).filter((tag) => !tag.includes('-'))

/** The words of a new site in the language of a BCP 47 tag; undefined if there are none. */
export function starterWords(tag: string): StarterWords | undefined {
  const language = builtInLanguage(tag) ?? wholeLocale(tag).language
  return Object.hasOwn(words, language) ? words[language] : undefined
}
