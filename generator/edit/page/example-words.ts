import { isUnwritten } from '../../../schema/placeholder.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { memoize } from '../../../src/memoize.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { pagePlaces } from '../../lib/collections.ts'
import { asMapping, localisedTexts } from '../../lib/plain-map.ts'
import { placePath, type Walk } from '../../schema/walk.ts'

type Texts = Readonly<Record<string, string>>

/** Where an example needs something: the kind of its section, and the key. */
export interface ExamplePlace {
  readonly kind: string
  readonly key: string
}

/** From how many characters on a text is taken for a sentence. */
const sentenceLength = 40

/** Up to how many characters a text of another kind of section suits any. */
const shortLength = 160

/** Keys that hold a sentence, where no section of the site has one. */
const sentences = ['text', 'intro', 'description', 'answer', 'problem', 'solution', 'result', 'directions']

/** What has to look like what it is, where the site has none. */
const plainWords: Readonly<Record<string, readonly string[]>> = {
  value: ['+10', '24', '98 %'],
  date: ['2016', '2021', '2026'],
}

/**
 * What the sections of a site say and show under each key. Examples of the kinds of sections are made of it: so they are in the languages of the
 * site, whichever these are, and show its own pictures.
 */
export class ExampleWords {
  /** By the kind of the section and the key, and by the key alone. */
  readonly #found = new Map<string, unknown[]>()
  readonly #locales: readonly string[]
  /** Those that are no drafts. */
  readonly #published: readonly string[]
  readonly #names: readonly Texts[]
  readonly #sentences: Texts[] = []
  /** How many of each have been taken. */
  readonly #taken = new Map<unknown, number>()

  constructor(config: SiteConfig, walk: Walk) {
    const { site, locales } = config
    this.#locales = Object.keys(locales)
    this.#published = this.#locales.filter((key) => locales[key]?.draft !== true)
    const pages = pagePlaces(asMapping(config)).flatMap((place) => Object.values(asMapping(valueAt(config, place))))
    const labels = pages.map((page) => localisedTexts(asMapping(page).label))
    this.#names = [...labels.filter((label) => Object.keys(label).length > 0), this.#everywhere(site.name)]
    walk(config, (value, { localised, reference, prose }, at) => {
      const isText = localised === 'text' || localised === 'markdown'
      if (!isText && reference !== 'icon' && reference !== 'file' && !prose) return
      const place = findExamplePlace(config, placePath(at))
      if (!place) return
      if (isText) this.#learnText(place, value)
      else if (typeof value === 'string' && !isUnwritten(value))
        this.#learn({ ...place, key: plainKey(place.key) }, value)
    })
  }

  /** Begins an example: it is the same whichever others were made before it. */
  begin(): void {
    this.#taken.clear()
  }

  /** Whether the site has something under a key; `isOwn`: in a section of the kind. */
  has({ kind, key }: ExamplePlace, { isOwn = false } = {}): boolean {
    return this.#found.has(isOwn ? `${kind}.${key}` : key)
  }

  /** The next text for a place, in all languages. */
  text(place: ExamplePlace): Texts {
    const own = this.#find(place) as readonly Texts[] | undefined
    const plain = this.#plain(place.key)
    const others = sentences.includes(place.key) && this.#sentences.length > 0 ? this.#sentences : this.#names
    const texts = this.#next(own ?? plain ?? others) ?? {}
    const [any = ''] = Object.values(texts)
    return Object.fromEntries(this.#locales.map((locale) => [locale, texts[locale] ?? any]))
  }

  /** The next name for a place that is the same in all languages. */
  name(place: ExamplePlace): string {
    return String(
      this.#next(
        this.#find({ ...place, key: plainKey(place.key) }) ?? this.#names.map((texts) => Object.values(texts)[0]),
      ),
    )
  }

  /** The next icon or picture for a place; undefined where the site has none there. */
  named(place: ExamplePlace): unknown {
    return this.#next(this.#find({ ...place, key: plainKey(place.key) }) ?? [])
  }

  /** The next file for a kind whose files are no pictures of something; undefined where the site has none of that kind. */
  file({ kind, key }: ExamplePlace): unknown {
    return this.#next(this.#found.get(`${kind}.${plainKey(key)}`) ?? [])
  }

  #find({ kind, key }: ExamplePlace): readonly unknown[] | undefined {
    const kinds = [kind, ...(kind === 'contact' ? ['form'] : [])]
    const own = kinds.map((name) => this.#found.get(`${name}.${key}`)).find((list) => list)
    return own ?? this.#findShort(key)
  }

  /** What looks like what it is: one list for each key, of which each is the next. */
  readonly #plain = memoize((key: string) => plainWords[key]?.map((word) => this.#everywhere(word)))

  /** What stands under a key in sections of any kind: the short texts, where there are such. */
  readonly #findShort = memoize((key: string): readonly unknown[] | undefined => {
    const all = this.#found.get(key)
    const short = all?.filter((texts) =>
      Object.values(asMapping(texts)).every((text) => String(text).length <= shortLength),
    )
    return short && short.length > 0 ? short : all
  })

  #next<Value>(list: readonly Value[]): Value | undefined {
    const count = this.#taken.get(list) ?? 0
    this.#taken.set(list, count + 1)
    return list[count % list.length]
  }

  #learnText(place: ExamplePlace, value: unknown): void {
    const written = Object.entries(localisedTexts(value)).filter(([, text]) => !isUnwritten(text))
    const isWhole = this.#published.every((locale) => written.some(([key]) => key === locale))
    // Variables have no value here.
    if (!isWhole || written.some(([, text]) => text.includes('{{'))) return
    const texts = Object.fromEntries(written)
    this.#learn(place, texts)
    const isSentence = written.every(([, text]) => text.length >= sentenceLength && !text.includes('\n'))
    if (isSentence) this.#sentences.push(texts)
  }

  #learn({ kind, key }: ExamplePlace, value: unknown): void {
    for (const name of [`${kind}.${key}`, key]) {
      const list = this.#found.get(name) ?? []
      if (!list.includes(value)) list.push(value)
      this.#found.set(name, list)
    }
  }

  #everywhere(text: string): Texts {
    return Object.fromEntries(this.#locales.map((locale) => [locale, text]))
  }
}

/** The key under which what is the same in all languages is kept: a key may hold a text in one section, and a name in another. */
const plainKey = (key: string) => `${key}:plain`

/**
 * The kind of the section that a value is in, and its key: of an entry of a list, that of the list. Undefined for what is in no section, and
 * for what is switched off: it may name files that are not there.
 */
function findExamplePlace(config: SiteConfig, path: Path): ExamplePlace | undefined {
  const depth = path.indexOf('sections')
  if (depth === -1) return undefined
  const [page, section] = [depth, depth + 2].map((length) => asMapping(valueAt(config, path.slice(0, length))))
  const key = path.findLast((part) => typeof part === 'string')
  const isOff = page?.enabled === false || section?.enabled === false
  return section && !isOff && key !== undefined ? { kind: String(section.kind), key: String(key) } : undefined
}
