import { Document, isMap, isScalar, type Scalar, YAMLMap } from 'yaml'
import { presentFormat } from '../../../schema/format.ts'
import type { Direction } from '../../../schema/look.ts'
import type { Theme } from '../../../schema/site-config.ts'
import { readHost } from '../../lib/addresses/web-addresses.ts'
import { currentDay } from '../../lib/days/current-day.ts'
import { readIcon } from '../../lib/icon-set.ts'
import { wholeLocale } from '../../lib/languages/language-facts.ts'
import { countryFacts } from '../welcome/country-facts.ts'
import { addMessages } from './add-messages.ts'
import { newLocales } from './new-locales.ts'
import { drawLogo, type NewSite } from './new-site.ts'
import { listSources, standIn, type TextTarget } from './text-sources.ts'
import { chooseLanguages, expandParts, type Facts, fillPlaceholders, limitPrivacy, nameOptions } from './trade-parts.ts'
import { readShared, readTrade, readTradeDrawing } from './trades.ts'

/** A new site of a trade. */
export interface TradeSite {
  readonly text: string
  readonly logo: string
  /** The drawings that it shows, by their paths beside the file. They have the colours of the theme, whatever these become. */
  readonly drawings: ReadonlyMap<string, string>
  /** How many texts are to be translated into a language that the trade has none in. */
  readonly untranslated: readonly Untranslated[]
}

interface Untranslated {
  /** The key of the language. */
  readonly language: string
  readonly tag: string
  readonly count: number
  /** Whether it is the first of the site, in which the texts of another stand in. */
  readonly isFirst: boolean
}

/**
 * The configuration of a new site that is finished but for its samples: that of its trade, in the languages of the person.
 *
 * A language that the trade has no texts in begins as a draft, which the site is built without; the first language cannot, so the texts of another
 * stand in.
 *
 * @param trade the key of the trade
 * @param schema the path of the JSON schema, from the folder of the file
 * @param today the day on which it begins, year-month-day, from which the days of samples are counted
 */
export function tradeSite(
  { trade, ...answers }: NewSite & { readonly trade: string },
  schema: string,
  today = currentDay(),
): TradeSite {
  const document = readTrade(trade)
  const shared = readShared()
  const { name: names, icon, theme: usual } = document.toJS() as TradeKeys
  const theme = inDirection(usual, answers.direction)
  const { locales, fonts } = newLocales(answers.languages, theme)
  const [[main, { tag }] = ['', { tag: standIn }]] = Object.entries(locales)
  const targets = Object.entries(locales).map(([key, locale]) => ({ key, sources: listSources(locale.tag) }))
  // Texts that the person reads as well stand in before others.
  const substitutes = [...targets.flatMap(({ sources }) => sources).filter((one) => Object.hasOwn(names, one)), standIn]
  expandParts(document, shared)
  const missing = pickTexts(document, targets, substitutes)
  const host = readHost(answers.url) ?? 'site.example'
  const { name, email, url, description, town, phone, country = wholeLocale(tag).region ?? 'other' } = answers
  const facts = readFacts(shared, country)
  const known = { ...facts, name, email, town, phone: phone ?? facts.phone, host: host.replace(/^www\./, '') }
  fillPlaceholders(document, known, today)
  nameOptions(document, main)
  limitPrivacy(document, locales)
  for (const [key, locale] of Object.entries(locales)) if (key !== main && key in missing) locale.draft = true
  if (description !== undefined) document.setIn(['organization', 'description', main], description)
  // Search engines take a company for a business of its kind only where they know its place: no country is guessed for them from a language.
  const place = answers.country ?? new Intl.Locale(tag).region
  if (town !== undefined) document.setIn(['organization', 'locality'], town)
  if (place !== undefined) document.setIn(['organization', 'country'], place)
  const added = addMessages(document, { key: main, tag, substitute: substitutes[0] ?? standIn })
  const own = {
    format: presentFormat,
    site: { name, url, logo: answers.logo ?? './logo.svg' },
    theme: { ...theme, ...(fonts && { fonts }) },
    defaultLocale: main,
    locales,
  }
  const text = writeSite(document, own, schema)
  return {
    text,
    logo: drawLogo(theme.color, readIcon(icon)),
    drawings: readDrawings(text),
    untranslated: Object.entries(missing).map(([language, count]) => {
      const isFirst = language === main
      const own = locales[language]?.tag ?? language
      return { language, tag: own, count: isFirst ? count + added : count, isFirst }
    }),
  }
}

/** The drawings that a file names among those of the trades. */
function readDrawings(text: string): ReadonlyMap<string, string> {
  const names = new Set([...text.matchAll(/\.\/images\/([\w-]+\.svg)/g)].map(([, name = '']) => name))
  return new Map(
    [...names].flatMap((name) => {
      const drawing = readTradeDrawing(name)
      return drawing === undefined ? [] : [[`images/${name}`, drawing] as const]
    }),
  )
}

/** What a trade says of itself. */
interface TradeKeys {
  readonly name: Readonly<Record<string, string>>
  /** The Lucide icon of the drawing that stands for the logo. */
  readonly icon: string
  readonly theme: Theme
}

/** The look of a trade; in another art direction only its colours, as the direction brings its own typefaces and all else. */
function inDirection({ fonts, ...theme }: Theme, direction: Direction | undefined): Theme {
  const isUsual = direction === undefined || direction === theme.direction
  return isUsual ? { ...theme, ...(fonts && { fonts }) } : { color: theme.color, accent: theme.accent, direction }
}

/**
 * Leaves the texts in the languages of a site alone. What the first lacks is that of a substitute; the others may lack texts.
 *
 * @returns how many texts each language lacks, if any
 */
function pickTexts(document: Document, targets: readonly TextTarget[], substitutes: readonly string[]) {
  const missing: Record<string, number> = {}
  chooseLanguages(document, (text) =>
    targets.flatMap(({ key, sources }, index) => {
      // What is written once is the same in all languages.
      const isSame = text.items.length === 1
      const source = [...sources, ...(isSame ? [standIn] : [])].find((one) => text.has(one))
      if (source === undefined) missing[key] = (missing[key] ?? 0) + 1
      const chosen = source ?? (index === 0 ? substitutes.find((one) => text.has(one)) : undefined)
      return chosen === undefined ? [] : [[key, text.get(chosen, true) as unknown as Scalar] as const]
    }),
  )
  return missing
}

/** What a country has of its own, or else what the others have. */
function readFacts(shared: Document, country: string): Facts {
  const { countries, currencies } = shared.toJS() as Readonly<Record<'countries' | 'currencies', Record<string, Facts>>>
  const known = countryFacts(country)
  const currency = known.currency ?? String(countries.other?.currency)
  const phone = known.samplePhone ?? countries.other?.phone
  return { ...countries.other, currency, phone, amounts: Number(currencies[currency] ?? 1), ...countries[country] }
}

/** The keys that say what a trade is, which a site does not have. */
const tradeOnly = new Set(['name', 'alsoNamed', 'icon', 'isOther', 'theme'])

function writeSite(trade: Document, own: Readonly<Record<string, unknown>>, schema: string): string {
  const site = new Document()
  const all = new YAMLMap<unknown, unknown>()
  site.contents = all
  for (const [key, value] of Object.entries(own)) all.add(site.createPair(key, value))
  if (isMap(trade.contents))
    for (const pair of trade.contents.items) if (!tradeOnly.has(String(pair.key))) all.add(pair)
  for (const { key } of all.items) if (isScalar(key)) key.spaceBefore = true
  return `# yaml-language-server: $schema=${schema}\n${site.toString({ lineWidth: 0, flowCollectionPadding: false })}`
}
