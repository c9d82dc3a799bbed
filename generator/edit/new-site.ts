import { stringify } from 'yaml'
import { presentFormat } from '../../schema/format.ts'
import type { LocaleConfig } from '../../schema/site-config.ts'
import { slugifyUnicode } from '../lib/slugify.ts'
import { starterWords } from '../words/starter-words.ts'
import { chooseFonts } from './choose-fonts.ts'
import { localeEntry } from './new-part.ts'
import { placeholder } from './new-value.ts'

/** What a person says of a site before it is there. */
export interface NewSite {
  readonly name: string
  /** The BCP 47 tags of its languages, the default one first; each has words to begin with. */
  readonly languages: readonly string[]
  readonly url: string
  readonly email: string
  /** What the company does, in a few words. */
  readonly trade?: string | undefined
}

const theme = { color: '#1f4e5f', accent: '#a8622e', fonts: { heading: 'Lora', text: 'Inter' } }

/**
 * The configuration of a new site: a home page and a page to write to the company. Its further sections are switched off until their texts are
 * written, which have placeholders.
 *
 * @param schema the path of the JSON schema, from the folder of the file
 */
export function newSite({ name, languages, url, email, trade = placeholder }: NewSite, schema: string): string {
  const locales: Record<string, LocaleConfig> = {}
  for (const tag of languages) {
    const entry = localeEntry(tag)
    // Of two of one language, the second has its country in its key.
    if (entry) locales[entry.key in locales ? tag.toLowerCase() : entry.key] = entry.value
  }
  const keys = Object.keys(locales)
  const fonts = chooseFonts(languages[0] ?? '', theme.fonts) ?? theme.fonts
  for (const locale of Object.values(locales)) {
    const own = chooseFonts(locale.tag, fonts)
    if (own && own !== fonts) locale.fonts = own
  }
  const all = (text: string) => Object.fromEntries(keys.map((key) => [key, text]))
  const starterWord = (word: 'home' | 'contact' | 'mail') =>
    Object.fromEntries(keys.map((key) => [key, starterWords(locales[key]?.tag ?? key)?.[word] ?? placeholder]))
  const written = all(placeholder)
  const tradeOf = { ...written, ...(keys[0] && { [keys[0]]: trade }) }
  const unfinished = { enabled: false }
  const toContact = { label: starterWord('contact'), page: 'contact' }
  const point = { title: written, text: written }
  const site = {
    format: presentFormat,
    site: { name, url, logo: './logo.svg' },
    theme: { ...theme, fonts },
    defaultLocale: keys[0],
    locales,
    organization: { description: tradeOf },
    contactDetails: { email: all(email) },
    header: { links: ['home', 'contact'] },
    pages: {
      home: {
        kind: 'page',
        role: 'home',
        label: starterWord('home'),
        slug: all(''),
        sections: {
          opening: { kind: 'opening', title: all(name), subtitle: tradeOf, primary: toContact },
          reasons: { kind: 'points', ...unfinished, title: written, items: [point, point, point] },
          questions: {
            kind: 'questions',
            ...unfinished,
            title: written,
            items: [{ question: written, answer: written }],
          },
          closing: { kind: 'closing', ...unfinished, title: written, text: written, primary: toContact },
        },
      },
      contact: {
        kind: 'page',
        role: 'contact',
        label: starterWord('contact'),
        slug: Object.fromEntries(
          keys.map((key) => [key, slugifyUnicode(starterWord('contact')[key] ?? '') || 'contact']),
        ),
        sections: {
          opening: { kind: 'opening', title: starterWord('contact'), subtitle: written },
          ways: {
            kind: 'contact',
            title: starterWord('mail'),
            items: [{ detail: 'email', icon: 'mail', label: starterWord('mail') }],
          },
        },
      },
    },
  }
  const parts = Object.entries(site).map(([key, value]) =>
    stringify({ [key]: value }, { lineWidth: 0, aliasDuplicateObjects: false }),
  )
  return `# yaml-language-server: $schema=${schema}\n\n${parts.join('\n')}`
}

/** A drawing that stands for the logo until there is one. */
export const newLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${theme.color}"/><circle cx="32" cy="32" r="15" fill="#fff"/></svg>\n`
