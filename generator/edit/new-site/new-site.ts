import { stringify } from 'yaml'
import { presentFormat } from '../../../schema/format.ts'
import type { Direction } from '../../../schema/look.ts'
import { placeholder } from '../../../schema/placeholder.ts'
import type { SvgShape } from '../../../src/content/page-content.ts'
import { slugifyUnicode } from '../../lib/addresses/slugify.ts'
import { starterWords } from '../../words/starter-words.ts'
import { newLocales } from './new-locales.ts'

/** What a person says of a site before it is there. */
export interface NewSite {
  readonly name: string
  /** The BCP 47 tags of its languages, the default one first; each has words to begin with, unless the trade is known. */
  readonly languages: readonly string[]
  readonly url: string
  readonly email: string
  /** The key of its trade: it begins as a whole site of that trade, in any languages. Left out, it has placeholders. */
  readonly trade?: string | undefined
  /** What the company does, in a sentence. */
  readonly description?: string | undefined
  /** The code of its country, such as "PT". Left out, that of the first language. */
  readonly country?: string | undefined
  readonly town?: string | undefined
  readonly phone?: string | undefined
  /** The art direction. Left out, that of the trade. */
  readonly direction?: Direction | undefined
  /** The file of its logo. Left out, one is drawn. */
  readonly logo?: string | undefined
}

const theme = { color: '#1f4e5f', accent: '#a8622e', fonts: { heading: 'Lora', text: 'Inter' } }

/**
 * The configuration of a new site: a home page and a page to write to the company. Its further sections are switched off until their texts are
 * written, which have placeholders.
 *
 * @param schema the path of the JSON schema, from the folder of the file
 */
export function newSite(
  { name, languages, url, email, description = placeholder }: Omit<NewSite, 'trade'>,
  schema: string,
): string {
  const { locales, fonts } = newLocales(languages, theme)
  const keys = Object.keys(locales)
  const all = (text: string) => Object.fromEntries(keys.map((key) => [key, text]))
  const starterWord = (word: 'home' | 'contact' | 'mail') =>
    Object.fromEntries(keys.map((key) => [key, starterWords(locales[key]?.tag ?? key)?.[word] ?? placeholder]))
  const written = all(placeholder)
  const described = { ...written, ...(keys[0] && { [keys[0]]: description }) }
  const unfinished = { enabled: false }
  const toContact = { label: starterWord('contact'), page: 'contact' }
  const point = { title: written, text: written }
  const site = {
    format: presentFormat,
    site: { name, url, logo: './logo.svg' },
    theme: { ...theme, fonts },
    defaultLocale: keys[0],
    locales,
    organization: { description: described },
    contactDetails: { email: all(email) },
    header: { links: ['home', 'contact'] },
    pages: {
      home: {
        kind: 'page',
        role: 'home',
        label: starterWord('home'),
        slug: all(''),
        sections: {
          opening: { kind: 'opening', title: all(name), subtitle: described, primary: toContact },
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

/** What such a drawing begins with: its square. */
const logoGround = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colour}"/>`

/** The drawing in another colour; undefined for a logo that is no such drawing in the first one. */
export function recolourLogo(logo: string, was: string, now: string): string | undefined {
  const ground = logoGround(was)
  return logo.startsWith(`${ground}<g transform`) ? logoGround(now) + logo.slice(ground.length) : undefined
}

/** The drawing that stands for the logo until there is one. */
export const newLogo = drawLogo(theme.color, [['circle', { cx: '12', cy: '12', r: '6', fill: '#fff' }]])

/** A drawing that stands for a logo: an icon on a square of the main colour. */
export function drawLogo(colour: string, shapes: readonly SvgShape[]): string {
  const drawn = shapes.map(
    ([name, attributes]) =>
      `<${name}${Object.entries(attributes)
        .map(([key, value]) => ` ${key}="${value}"`)
        .join('')}/>`,
  )
  const stroke = 'fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
  return `${logoGround(colour)}<g transform="translate(14 14) scale(1.5)" ${stroke}>${drawn.join('')}</g></svg>\n`
}
