import type { keyNames } from '../../../schema/key-names.ts'
import { placeholder } from '../../../schema/placeholder.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { capitalize } from '../../capitalize.ts'
import { daysInWords } from '../contact/day-name.ts'
import { placesOfForm } from '../form-maker/form-around.ts'
import type { EditState, Path } from '../protocol/protocol.ts'
import { keyInWords, kindInWords } from '../words/kind-words.ts'
import { isSamePath } from './paths.ts'

/** How a path is described: in a language of the editor, with its word for an entry of a list. */
interface PathLanguage {
  readonly language: string
  /** Says "Entry {number}". */
  item(number: number): string
}

/** The key under which a section has its entries, whatever they are. */
const entries: keyof typeof keyNames = 'items'

/** The key of a picture's file, and that of a picture: nobody who exchanges one thinks of files. */
const [pictureFile, pictured] = ['file', 'image'] as const satisfies readonly (keyof typeof keyNames)[]

/**
 * A place in words: the name of its page or service, the name of its section, the names of the keys, and the name or number of the entry.
 * Leaves the key `entries` out.
 */
export function pathInWords(state: EditState, path: Path, { language, item }: PathLanguage): string[] {
  const owner = ownerName(state, path)
  const section = owner && sectionName(state, path, language)
  // The path of a page or service has two keys, and that of a section two more.
  const from = [owner, section].filter(Boolean).length * 2
  const words = path.slice(from).map((part, index) => {
    const next = path[from + index + 1]
    if (typeof part === 'number') {
      const entry = path.slice(0, from + index + 1)
      return entryName(state, entry) ?? timeName(valueAt(state.value, entry), language) ?? item(part + 1)
    }
    if (part === entries && typeof next === 'number') return undefined
    const place = path.slice(0, from + index + 1)
    if (part === pictureFile && state.pictures.some((picture) => isSamePath(picture.path, place)))
      return typeof place.at(-2) === 'number' ? keyInWords(pictured, language) : undefined
    // What the site itself has named is called by its own words.
    const own = () => ownName(valueAt(state.value, path.slice(0, from + index + 1)), state.defaultLocale)
    return (
      spoken(state, part) ??
      factName(state, path.slice(0, from + index + 1)) ??
      (index === 1 && path[0] === 'forms' ? formName(state, part) : undefined) ??
      (index === 1 && path[0] === 'collections' ? collectionName(state, part) : undefined) ??
      // That of a web page, not of a house.
      keyInWords(index === 2 && path[0] === 'collections' && part === 'address' ? 'slug' : part, language) ??
      own() ??
      part
    )
  })
  return [owner, section, ...words].filter((word) => word !== undefined)
}

/** The name of the kind of the section that a path leads into, with its own title where the page has several of its kind. */
function sectionName({ value, defaultLocale }: EditState, path: Path, language: string): string | undefined {
  const sections = path[2] === 'sections' && path.length > 3 ? valueAt(value, path.slice(0, 3)) : undefined
  const kinds = Object.entries((sections ?? {}) as Readonly<Record<string, { readonly kind?: unknown }>>)
  const own = kinds.find(([key]) => key === path[3])?.[1]
  const name = kindInWords(own?.kind, language)?.name
  const others = kinds.filter(([, other]) => other?.kind === own?.kind)
  if (others.length < 2 || name === undefined) return name
  const number = others.findIndex(([key]) => key === path[3]) + 1
  return `${name} (${shortened(findTitle(own, defaultLocale)) ?? number})`
}

/** What an entry of a list is called by its own texts: not where it is a text itself. */
function entryName({ value, defaultLocale }: EditState, path: Path): string | undefined {
  const entry = valueAt(value, path)
  return typeof entry === 'object' ? shortened(findTitle(entry, defaultLocale)) : undefined
}

/** What an entry is called by the days of the week, or the day, that it is about. */
function timeName(entry: unknown, language: string): string | undefined {
  const { days, date, from } = (entry ?? {}) as Readonly<Record<string, unknown>>
  if (Array.isArray(days)) return capitalize(daysInWords(days.map(String), language), language)
  const day = [date, from].find((one): one is string => typeof one === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(one))
  return day && new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
}

function findTitle(value: unknown, locale: string): string | undefined {
  const { label, name, title, question, caption, alt } = (value ?? {}) as Readonly<Record<string, unknown>>
  // A word that the machine knows it by is no name for people.
  const isWord = typeof name === 'string' && /^[a-z][\w-]*$/.test(name)
  return [label, isWord ? undefined : name, title, question, caption, alt]
    .map((text) => ownName({ title: text }, locale))
    .find((text) => text !== undefined)
}

/** A name that is no longer than a line of a path. */
function shortened(name: string | undefined): string | undefined {
  return name && name.length > 40 ? `${name.slice(0, 38).trimEnd()}…` : name
}

/** The label of the page or service that a path leads into, in the main language; undefined for any other place. */
function ownerName({ value, defaultLocale }: EditState, path: Path): string | undefined {
  const isInPage = path.length > 2 && ['pages', 'services'].includes(String(path[0]))
  const label = isInPage ? valueAt(value, [...path.slice(0, 2), 'label', defaultLocale]) : undefined
  return typeof label === 'string' ? label : undefined
}

/** The name of a fact: that of its field, in the main language. */
function factName({ value, defaultLocale }: EditState, path: Path): string | undefined {
  const [place, name] = path
  const depth = place === 'services' ? 3 : 5
  if (path[depth - 1] !== 'facts' || path.length !== depth + 1) return undefined
  const fields = place === 'services' ? ['serviceFields'] : ['collections', name ?? '', 'fields']
  const label = valueAt(value, [...fields, path[depth] ?? '', 'label', defaultLocale])
  return typeof label === 'string' ? label : undefined
}

/** What a form is called: by the heading of the section that shows it, or else by the page that this is on. */
export function formName(state: EditState, form: string): string | undefined {
  const [place] = placesOfForm(state, form)
  return place && (shortened(findTitle(valueAt(state.value, place), state.defaultLocale)) ?? ownerName(state, place))
}

/** What a collection is called: by the page at its address, or else by the last part of the address, which visitors read. */
function collectionName({ value, defaultLocale }: EditState, collection: string): string | undefined {
  const address = valueAt(value, ['collections', collection, 'address', defaultLocale])
  if (typeof address !== 'string') return undefined
  const pages = Object.values((valueAt(value, ['pages']) ?? {}) as Readonly<Record<string, unknown>>)
  const list = pages.find((page) => valueAt(page, ['slug', defaultLocale]) === address)
  const label = ownName(valueAt(list, ['label']), defaultLocale)
  const spaced = (address.split('/').at(-1) ?? '').replaceAll('-', ' ')
  return label ?? capitalize(spaced)
}

/** The name of a language of the site. */
function spoken({ locales }: EditState, part: string): string | undefined {
  return locales.find(({ key }) => key === part)?.name
}

/** What an entry is called by its own texts, in a language of the site. */
export function ownName(value: unknown, locale: string): string | undefined {
  const { label, name, title } = (value ?? {}) as Readonly<Record<string, unknown>>
  const texts = [value, label, name, title].map((text) => (typeof text === 'object' ? valueAt(text, [locale]) : text))
  return texts.find((text): text is string => typeof text === 'string' && text !== '' && text !== placeholder)
}
