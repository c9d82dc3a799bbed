import { currentKinds } from '#kinds'
import { nameOfKind } from '../../../schema/name-of-kind.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { adaptToCountry } from '../../../src/edit/words/european.ts'
import { pagePlaces } from '../../lib/collections.ts'
import { currentDay } from '../../lib/days/current-day.ts'
import { freeName } from '../../lib/files/free-name.ts'
import { languageOfTag } from '../../lib/languages/language-facts.ts'
import { asMapping, cloneValue } from '../../lib/plain-map.ts'
import { type SchemaNode, selectBranch } from '../../schema/schema-node.ts'
import type { Walk } from '../../schema/walk.ts'
import { exampleValue } from '../forms/new-example.ts'
import { newForm, newFormTitle, partInLanguages } from '../forms/new-form.ts'
import { isOpen, type Known, newValue, openKeys, requiredKeys } from '../forms/new-value.ts'
import { pageKeys, referenceOptions, sectionNode } from '../forms/reference-options.ts'
import { type ExamplePlace, ExampleWords } from './example-words.ts'

/** A site with a page for each kind of section, on which an example of it stands alone. */
export interface KindExamples {
  readonly config: SiteConfig
  /** The keys of these pages by the kinds. */
  readonly pages: ReadonlyMap<string, string>
  /** Rules by which such a page shows the example alone. */
  readonly style: string
}

/** How many entries show what a list of a kind is, where not three. */
const counts: Readonly<Record<string, number>> = { gallery: 6, logos: 5, steps: 4, questions: 4, cases: 2, cards: 3 }

/** What shows what a kind is, besides what it needs; a text of these only where the site has one under such a key. */
const telling = ['title', 'text', 'icon', 'amount', 'unit', 'role', 'reasons', 'info']

/** What names a file, of which there has to be one. */
const files: readonly (string | undefined)[] = ['file', 'download', 'film', 'captions']

/** Amounts of money, as many have a price. */
const amounts = [40, 75, 120]

/** The currency of a price where the site writes none. */
const usualCurrency = 'EUR'

/** The key of the section on each of these pages. */
const exampleKey = 'example'

/** The example of a kind alone: a low one stands in the middle, of a tall one the beginning is seen. */
const exampleStyle = `#root>:not(main),main>:not([id="${exampleKey}"]){display:none}html{overflow:hidden}main{display:grid;min-block-size:100vh;align-content:safe center}`

/** Adds a page with an example of each kind of section to a site. The given configuration stays as it is. */
export function withKindExamples(config: SiteConfig, walk: Walk): KindExamples {
  const taken = new Set([...pageKeys(config), ...Object.keys(config.forms ?? {})])
  const free = (name: string) => freeName(name, (one) => taken.has(one))
  const [form, mailForm] = [free(exampleKey), free(`${exampleKey}-mail`)]
  const known = { ...referenceOptions(config, form), forms: [form] }
  const shown = cloneValue(config)
  const { fields, ...whole } = newForm(config)
  const mail = (fields as readonly { readonly type?: string }[]).filter(({ type }) => type === 'email')
  Object.assign(shown, {
    forms: { ...shown.forms, [form]: { ...whole, fields }, [mailForm]: { ...whole, fields: mail } },
  })
  const maker = new ExampleMaker({ config, words: new ExampleWords(config, walk), known })
  const blog = Object.entries(config.pages).find(([, page]) => page.kind === 'blog')
  if (!blog || blog[1].enabled === false) {
    const key = blog?.[0] ?? free(`${exampleKey}-blog`)
    const label = Object.fromEntries(Object.keys(config.locales).map((locale) => [locale, key]))
    Object.assign(shown.pages, { [key]: { label, slug: label, ...blog?.[1], enabled: true, ...maker.blog() } })
  }
  const kinds = [...sectionNode().branches.keys()]
  const pages = new Map(kinds.map((kind) => [kind, free(`${exampleKey}-${kind.toLowerCase()}`)]))
  for (const [kind, key] of pages) {
    const label = Object.fromEntries(Object.keys(config.locales).map((locale) => [locale, key]))
    const made = maker.section(kind)
    const sections = { [exampleKey]: kind === 'newsletter' ? { ...made, form: mailForm } : made }
    const around = kind === 'facts' ? (pagesWithFacts(shown) ?? beginFacts(shown, known.currency)) : undefined
    Object.assign(around ? around.pages : shown.pages, {
      [key]: around ? { ...around.page, slug: label, sections } : { kind: 'page', label, slug: label, sections },
    })
  }
  return { config: shown, pages, style: exampleStyle }
}

/** The entries of the first collection that have facts, and one of them: facts are shown on such a page alone. */
function pagesWithFacts(config: SiteConfig) {
  const lists = pagePlaces(asMapping(config)).map((place) => asMapping(valueAt(config, place)))
  const found = lists.map((pages) => ({ pages, page: Object.values(pages).find((page) => asMapping(page).facts) }))
  const { pages, page } = found.find((one) => one.page) ?? {}
  return pages && { pages, page: asMapping(page) }
}

/** A collection whose entries have facts, for a site that has none. */
function beginFacts(config: SiteConfig, currency = usualCurrency) {
  const { facts, ...entry } = asMapping(partInLanguages('exampleFacts', config))
  const fields = asMapping(entry.fields)
  const priced = { ...fields, price: { ...asMapping(fields.price), currency } }
  const pages: Record<string, unknown> = {}
  const name = freeName(exampleKey, (one) => Object.hasOwn(config.collections ?? {}, one))
  Object.assign(config, { collections: { ...config.collections, [name]: { fields: priced, entries: pages } } })
  const label = Object.fromEntries(Object.keys(config.locales).map((locale) => [locale, exampleKey]))
  return { pages, page: { label, facts } }
}

interface MakerParts {
  readonly config: SiteConfig
  readonly words: ExampleWords
  readonly known: Known
}

/** Where a value stands: of an entry of a list, with its index. */
interface ExampleAt {
  readonly place: ExamplePlace
  readonly index: number
  readonly given?: Readonly<Record<string, unknown>>
}

/** Makes examples by what the schema says of each kind. */
class ExampleMaker {
  readonly #config: SiteConfig
  readonly #words: ExampleWords
  readonly #known: Known

  constructor({ config, words, known }: MakerParts) {
    this.#config = config
    this.#words = words
    this.#known = known
  }

  section(kind: string): Readonly<Record<string, unknown>> {
    this.#words.begin()
    const own = currentKinds().find(({ name }) => name === kind)?.example
    if (own)
      return asMapping(exampleValue(sectionNode(), { ...own, kind }, { locales: this.#known.locales, isFilled: true }))
    const made = asMapping(this.#value(sectionNode(), { place: { kind, key: kind }, index: 0, given: { kind } }))
    if (made.title && !this.#words.has({ kind, key: 'title' }, { isOwn: true }))
      Object.assign(made, { title: this.#name(kind, made.title) })
    if (kind === 'form') return { ...made, title: newFormTitle(this.#config) }
    // Without services, there are pages to show.
    const isEmpty = kind === 'cards' && Object.keys(this.#config.services ?? {}).length === 0
    return isEmpty ? { ...made, pages: this.#known.pages.slice(0, counts.cards) } : made
  }

  /** A blog with articles, for a site that shows none. */
  blog(): Readonly<Record<string, unknown>> {
    this.#words.begin()
    const { defaultLocale, locales, site } = this.#config
    const read = (key: string) => this.#words.text({ kind: 'articles', key })[defaultLocale] ?? ''
    const category = asMapping(partInLanguages('firstCategory', this.#config))
    return {
      kind: 'blog',
      language: defaultLocale,
      author: Object.fromEntries(Object.keys(locales).map((locale) => [locale, site.name])),
      categories: { [exampleKey]: category },
      articles: [1, 2, 3].map((id) => ({
        id,
        slug: `${exampleKey}-${id}`,
        category: exampleKey,
        date: currentDay(),
        title: read('title'),
        excerpt: read('text'),
        description: read('text'),
        content: read('text'),
      })),
      sections: { [exampleKey]: this.section('articles') },
    }
  }

  /** What a kind is called, in the languages in which it has a name. */
  #name(kind: string, title: unknown): unknown {
    const named = Object.entries(this.#config.locales).flatMap(([locale, { tag }]) => {
      const found = nameOfKind(kind, languageOfTag(tag))
      return found === undefined ? [] : [[locale, adaptToCountry(tag, found)]]
    })
    return { ...asMapping(title), ...Object.fromEntries(named) }
  }

  #value(node: SchemaNode, at: ExampleAt): unknown {
    const { place, index, given = {} } = at
    const taken = selectBranch(node, given)
    const { schema, item, tag } = taken
    if (schema.localised === 'text' || schema.localised === 'markdown') return this.#words.text(place)
    if (schema.reference === 'icon') return this.#words.named(place) ?? newValue(taken, this.#known)
    if (place.key === 'amount') return amounts[index % amounts.length]
    if (schema.enum) return schema.enum[index % schema.enum.length]
    if (schema.prose && !schema.examples) return this.#words.name(place)
    if (item && !item.schema.enum && !item.schema.reference) {
      const count = Math.max(schema.minItems ?? 1, counts[place.kind] ?? 3)
      return Array.from({ length: count }, (_, entry) => this.#value(item, { place, index: entry }))
    }
    if (tag && taken === node) return this.#value(node, { ...at, given: { [tag]: [...taken.branches.keys()][0] } })
    if (isOpen(taken)) return this.#openMapping(taken, at)
    return taken.children.size > 0 ? this.#mapping(taken, at) : newValue(taken, this.#known, given)
  }

  #mapping(node: SchemaNode, { place, index, given = {} }: ExampleAt): unknown {
    const required = requiredKeys(node)
    const isPicture = node.children.has('alt')
    const entries = [...node.children].flatMap(([key, child]): [string, unknown][] => {
      const at = { place: { kind: place.kind, key }, index }
      if (files.includes(child.schema.reference) && required.has(key)) {
        const file = isPicture ? this.#words.named(at.place) : this.#words.file(at.place)
        return [[key, file ?? this.#known.image]]
      }
      const isTold = telling.includes(key) && !(child.schema.localised && !this.#words.has(at.place))
      return !(key in given) && (required.has(key) || isTold) ? [[key, this.#value(child, at)]] : []
    })
    return { ...given, ...Object.fromEntries(entries) }
  }

  /** A mapping whose keys are free, such as the columns of a table. */
  #openMapping({ entry }: SchemaNode, at: ExampleAt): unknown {
    return Object.fromEntries(openKeys.map((key) => [key, entry && this.#value(entry, at)]))
  }
}
