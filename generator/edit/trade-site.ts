import { Document, isMap, isScalar, type Node, type ParsedNode, Scalar, visit, YAMLMap } from 'yaml'
import type { Fonts, SiteConfig } from '../../schema/site-config.ts'
import { wholeLocale } from '../lib/language-facts.ts'
import { builtInLanguage, builtInWords, type WordTree } from '../words/built-in-words.ts'
import { fieldMessages } from '../words/field-messages.ts'
import { icons } from './icons.ts'
import { type NewLocales, newLocales } from './new-locales.ts'
import { drawLogo, type NewSite } from './new-site.ts'
import { readShared, readTrade } from './trades.ts'

/** A new site of a trade. */
export interface TradeSite {
  readonly text: string
  readonly logo: string
  /** How many texts are to be translated into a language that the trade has none in, by the key of the language. */
  readonly untranslated: Readonly<Record<string, number>>
}

/** A language of the new site. */
interface Target {
  readonly key: string
  /** The languages whose texts suit it, the best one first. */
  readonly sources: readonly string[]
}

/** What a country has of its own: a currency, a law, the sample of a phone number. */
type Facts = Readonly<Record<string, string | number>>

/** The language whose texts stand in for others; every text is there in it. */
const standIn = 'en'

/**
 * The configuration of a new site that is finished but for its samples: that of its trade, in the languages of the person.
 *
 * A language that the trade has no texts in begins as a draft, which the site is built without; the first language cannot, so the texts of another
 * stand in.
 *
 * @param trade the key of the trade
 * @param schema the path of the JSON schema, from the folder of the file
 */
export function tradeSite({ trade, ...answers }: NewSite & { readonly trade: string }, schema: string): TradeSite {
  const document = readTrade(trade)
  const shared = readShared()
  const { name: names, icon, theme } = document.toJS() as {
    name: Readonly<Record<string, string>>
    icon: string
    theme: { color: string; fonts: Fonts }
  }
  const { locales, fonts } = newLocales(answers.languages, theme.fonts)
  const targets = Object.entries(locales).map(([key, { tag }]) => ({ key, sources: listSources(tag) }))
  // Texts that the person reads as well stand in before others.
  const substitutes = [...targets.flatMap(({ sources }) => sources).filter((one) => Object.hasOwn(names, one)), standIn]
  const untranslated: Record<string, number> = {}
  expandParts(document, shared)
  chooseLanguages(document, (text) =>
    targets.flatMap(({ key, sources }, index) => {
      const isSame = text.items.length === 1
      const source = [...sources, ...(isSame ? [standIn] : [])].find((one) => text.has(one))
      if (source === undefined) untranslated[key] = (untranslated[key] ?? 0) + 1
      const chosen = source ?? (index === 0 ? substitutes.find((one) => text.has(one)) : undefined)
      return chosen === undefined ? [] : [[key, text.get(chosen, true) as unknown as Scalar]]
    }),
  )
  const [first] = Object.values(locales)
  const facts = readFacts(shared, first?.tag ?? standIn)
  const { host } = new URL(URL.canParse(answers.url) ? answers.url : 'https://www.site.example')
  fillIn(document, { ...facts, name: answers.name, email: answers.email, host: host.replace(/^www\./, '') })
  for (const [key, locale] of Object.entries(locales).slice(1)) if (key in untranslated) locale.draft = true
  limitPrivacy(document, locales)
  const [{ key: main = '' } = {}] = targets
  if (answers.description !== undefined) document.setIn(['organization', 'description', main], answers.description)
  const own = {
    site: { name: answers.name, url: answers.url, logo: './logo.svg' },
    theme: { ...theme, fonts },
    defaultLocale: main,
    locales,
    ...missingMessages(document, { key: main, tag: first?.tag ?? standIn, substitute: substitutes[0] ?? standIn }),
  }
  const shapes = icons().find((one) => one.name === icon)?.shapes ?? []
  return { text: writeSite(document, own, schema), logo: drawLogo(theme.color, shapes), untranslated }
}

/** The languages whose texts suit a tag: that of its country, then the language itself. */
function listSources(tag: string): string[] {
  return [...new Set([builtInLanguage(tag), wholeLocale(tag).language].filter((source) => source !== undefined))]
}

/** Puts the parts that are named in their places, and what stands for another part of the file, too: a person would change both. */
function expandParts(document: Document, shared: Document): void {
  visit(document, {
    Alias(_key, node) {
      const part = node.resolve(document)?.clone() as ParsedNode & { anchor?: string }
      delete part.anchor
      return part
    },
    Scalar(_key, node) {
      if (node.tag !== '!shared') return undefined
      const part = shared.getIn(['parts', String(node.value)], true)
      if (!part) throw new Error(`No shared part is called "${String(node.value)}".`)
      return (part as Node).clone() as ParsedNode
    },
  })
  visit(document, {
    Node(_key, node) {
      if ('anchor' in node) delete node.anchor
    },
  })
}

/** Replaces each text in several languages by what is wanted of it. */
function chooseLanguages(document: Document, choose: (text: YAMLMap) => (readonly [string, Scalar])[]): void {
  const chosen = new WeakSet<YAMLMap>()
  visit(document, {
    Map(_key, node) {
      if (chosen.has(node) || !isText(node)) return undefined
      const map = new YAMLMap()
      for (const [key, text] of choose(node)) map.add({ key: new Scalar(key), value: text.clone() })
      chosen.add(map)
      return map
    },
  })
}

/** Whether a mapping is a text in several languages: its keys are languages, and the one that stands in is there. */
function isText(node: YAMLMap): boolean {
  return node.has(standIn) && node.items.every(({ key }) => /^[a-z]{2}(-[A-Z]{2})?$/.test(String(key)))
}

/** What a country has of its own, or else what the others have. */
function readFacts(shared: Document, tag: string): Facts {
  const { countries } = shared.toJS() as { countries: Readonly<Record<string, Facts>> }
  return { ...countries.other, ...countries[wholeLocale(tag).region ?? 'other'] }
}

/** Fills in what stands between double braces, and brings amounts to the size that they have in the currency. */
function fillIn(document: Document, values: Facts): void {
  visit(document, {
    Pair(_key, { key, value }) {
      if (!isScalar(key) || !isScalar(value)) return
      if (key.value === 'amount') value.value = Number(value.value) * Number(values.amounts)
    },
    Scalar(_key, node) {
      if (typeof node.value !== 'string' || !node.value.includes('{{')) return
      node.value = node.value.replace(/\{\{(\w+)\}\}/g, (whole, key: string) => String(values[key] ?? whole))
    },
  })
}

/** What happens to data is said in the languages that the generator has words for it in. */
function limitPrivacy(document: Document, locales: NewLocales['locales']): void {
  const known = Object.keys(locales).filter((key) => builtInLanguage(locales[key]?.tag ?? key))
  if (known.length === Object.keys(locales).length) return
  visit(document, {
    Pair(_key, { value }) {
      if (!isMap(value) || value.get('kind') !== 'privacy') return undefined
      if (known.length === 0) return visit.REMOVE
      value.set('languages', known)
      return undefined
    },
  })
}

/** A language without built-in words, and the one whose words stand in. */
interface Wordless {
  readonly key: string
  readonly tag: string
  readonly substitute: string
}

/** The words that the site itself says, where the generator has none in the first language: those of another, to be translated. */
function missingMessages(document: Document, { key, tag, substitute }: Wordless): { messages?: unknown } {
  if (builtInWords(tag)) return {}
  const { forms = {} } = document.toJS() as Pick<SiteConfig, 'forms'>
  const used = new Set(Object.values(forms).flatMap(({ fields }) => fields.flatMap(fieldMessages)))
  const asTexts = (tree: WordTree, isValidation = false): unknown =>
    Object.fromEntries(
      Object.entries(tree)
        .filter(([name]) => !isValidation || used.has(name))
        .map(([name, word]) => [
          name,
          typeof word === 'string' ? { [key]: word } : asTexts(word, name === 'validation'),
        ]),
    )
  return { messages: asTexts(builtInWords(substitute) ?? {}) }
}

/** The keys that say what a trade is, which a site does not have. */
const tradeOnly = new Set(['name', 'icon', 'theme'])

function writeSite(trade: Document, { messages, ...own }: Readonly<Record<string, unknown>>, schema: string): string {
  const site = new Document<YAMLMap>(new YAMLMap())
  for (const [key, value] of Object.entries(own)) site.contents.add(site.createPair(key, value))
  if (isMap(trade.contents))
    for (const pair of trade.contents.items) if (!tradeOnly.has(String(pair.key))) site.contents.add(pair)
  if (messages) site.contents.add(site.createPair('messages', messages))
  for (const { key } of site.contents.items) if (isScalar(key)) key.spaceBefore = true
  return `# yaml-language-server: $schema=${schema}\n${site.toString({ lineWidth: 0, flowCollectionPadding: false })}`
}
