import { placeholder } from '../../../schema/placeholder.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { weekdays } from '../../../schema/weekdays.ts'
import { capitalize } from '../../capitalize.ts'
import { dayName } from '../contact/day-name.ts'
import { lacksBlog, listsOfPages } from '../page/lists-of-pages.ts'
import { pathInWords } from '../paths/path-words.ts'
import { isSamePath } from '../paths/paths.ts'
import { fileName } from '../pictures/file-name.ts'
import { pictureKey } from '../pictures/picture-key.ts'
import type { EditState, Path } from '../protocol/protocol.ts'
import { listLanguages } from '../texts/list-languages.ts'
import type { EditorWords } from '../words/en.ts'
import { keyInWords, kindInWords, listKinds } from '../words/kind-words.ts'
import { fill } from '../words/use-words.ts'
import { type Command, viewNames } from './command.ts'

/** A line of what can be gone to. */
export interface PaletteItem {
  readonly goal: Command
  readonly name: string
  /** What tells it from others: the text itself, of which the name is the place. */
  readonly detail?: string
}

interface PaletteWords {
  readonly words: EditorWords
  readonly language: string
}

/** All that can be gone to by its name. */
export function paletteItems(state: EditState, { words, language }: PaletteWords): PaletteItem[] {
  const offered = listLanguages(language).filter(([tag]) => !state.locales.some(({ key }) => key === tag))
  const toDo = (what: string, name: unknown) => fill(words.named, { what, name: String(name) })
  const listName = (list: Path) => pathInWords(state, list, { language, item: String }).slice(0, 2).at(-1)
  return [
    ...viewNames(words).map(([view, name]) => ({ goal: { to: 'view', view }, name }) as const),
    ...state.pages.map(
      ({ key, labels }) => ({ goal: { to: 'page', page: key }, name: labels[state.defaultLocale] ?? key }) as const,
    ),
    ...finishedPages(state).map(
      ({ key, labels, place }) =>
        ({
          goal: { to: 'switchOn', place },
          name: toDo(words.parts.switchOn, labels[state.defaultLocale] ?? key),
        }) as const,
    ),
    ...finishedSections(state).map(
      ({ place, title, kind }) =>
        ({
          goal: { to: 'switchOn', place },
          name: toDo(words.parts.show, title ?? kindInWords(kind, language)?.name ?? kind),
        }) as const,
    ),
    ...listsOfPages(state).map(
      (list) => ({ goal: { to: 'newPage', list }, name: toDo(words.parts.newPage, listName(list)) }) as const,
    ),
    ...(lacksBlog(state)
      ? [
          {
            goal: { to: 'newPage', list: ['pages'], asBlog: true },
            name: toDo(words.parts.newPage, words.form.newBlog),
          } as const,
        ]
      : []),
    ...['color', 'accent'].map(
      (part) => ({ goal: { to: 'part', view: 'look', part }, name: keyInWords(part, language) ?? part }) as const,
    ),
    ...(['direction', 'typefaces'] as const).map(
      (part) => ({ goal: { to: 'part', view: 'look', part }, name: words.look[part] }) as const,
    ),
    { goal: { to: 'part', view: 'contact', part: 'hours' }, name: words.contact.hours },
    { goal: { to: 'part', view: 'contact', part: 'chat' }, name: words.contact.chat },
    ...weekdays.map(
      (part) =>
        ({
          goal: { to: 'part', view: 'contact', part },
          name: toDo(words.contact.hours, capitalize(dayName(part, language), language)),
        }) as const,
    ),
    ...Object.keys((valueAt(state.value, ['forms']) ?? {}) as object).map((key) => {
      const path = ['forms', key]
      const name = pathInWords(state, path, { language, item: String }).at(-1)
      return { goal: { to: 'place', path }, name: toDo(keyInWords('form', language) ?? '', name) } as const
    }),
    ...['phone', 'email', 'address'].map((key) => {
      const goal = { to: 'field', view: 'contact', path: ['contactDetails', key] } as const
      return { goal, name: keyInWords(key, language) ?? key, detail: words.contact.title }
    }),
    ...listKinds().map(
      (kind) =>
        ({
          goal: { to: 'newSection', kind },
          name: toDo(words.parts.addSection, kindInWords(kind, language)?.name),
        }) as const,
    ),
    ...offered.map(
      ([tag, name]) => ({ goal: { to: 'newLanguage', tag }, name: toDo(words.parts.newLanguage, name) }) as const,
    ),
    ...state.pictures.map(({ owner, path, file }) => {
      const place = pathInWords(state, owner, { language, item: (number) => fill(words.item, { number }) })
      // One of several says which it is.
      const isOne = state.pictures.some((other) => other.path !== path && isSamePath(other.owner, owner))
      const which = isOne ? (keyInWords(pictureKey({ path }, owner), language) ?? []) : []
      const name = toDo(words.pictures.title, [which, place.toReversed()].flat().join(', '))
      return { goal: { to: 'picture', path }, name, ...(file && { detail: fileName(file) }) } as const
    }),
  ]
}

/** The pages that are switched off, and of which no text is missing. */
function finishedPages(state: EditState) {
  return state.pages.flatMap(({ place, ...page }) =>
    place && waitsToBeShown(state, place) ? [{ ...page, place }] : [],
  )
}

/** The sections that are hidden, and of which no text is missing. */
function finishedSections(state: EditState) {
  return state.pages.flatMap((page) => {
    const sections = page.place ? valueAt(state.value, [...page.place, 'sections']) : undefined
    return Object.entries((sections ?? {}) as Readonly<Record<string, unknown>>).flatMap(([key, section]) => {
      const place = [...(page.place ?? []), 'sections', key]
      const title = valueAt(section, ['title', state.defaultLocale])
      return waitsToBeShown(state, place) ? [{ place, title, kind: valueAt(section, ['kind']) }] : []
    })
  })
}

/** Whether a part is hidden though nothing in it is missing. */
function waitsToBeShown({ value, problems }: EditState, place: Path): boolean {
  const isUnfinished = problems.some(({ code, path }) => code === 'part-unfinished' && isSamePath(path, place))
  return valueAt(value, [...place, 'enabled']) === false && !isUnfinished
}

/** The most lines that are shown. */
const most = 30

/** Search results of the command palette: first what has the words in its name, then texts that contain them. */
export function searchPalette(
  state: EditState,
  { wanted, named, ...by }: PaletteWords & { readonly wanted: string; readonly named: readonly PaletteItem[] },
): PaletteItem[] {
  const sought = searchedText(wanted.trim())
  if (sought === '') return named.slice(0, most)
  // First at the beginning of a word: "on" is no question. A longer word may be part of another, as in German.
  const begins = ({ name }: PaletteItem) => ` ${searchedText(name)}`.includes(` ${sought}`)
  const isPart = (item: PaletteItem) =>
    sought.length >= 4 && item.goal.to !== 'picture' && !begins(item) && searchedText(item.name).includes(sought)
  const called = [...named.filter(begins), ...named.filter(isPart)]
  // Who seeks somebody's name wants the texts before the picture.
  const isBehind = ({ goal, name }: PaletteItem) => goal.to === 'picture' && !searchedText(name).startsWith(sought)
  const before = called.filter((item) => !isBehind(item))
  const texts = findTexts(state, sought)
    .slice(0, Math.max(0, most - before.length))
    .map(({ path, locale, text, offset }) => {
      const name = pathInWords(state, path, {
        language: by.language,
        item: (number) => fill(by.words.item, { number }),
      }).join(' › ')
      const goal = { to: 'text', path, ...(locale && { locale }), offset, length: sought.length } as const
      return { goal, name, detail: text }
    })
  return [...before, ...texts, ...called.filter(isBehind)].slice(0, most)
}

/** The texts that contain some words, each in one language: first those that say nothing else, then those that begin with them. */
function findTexts(state: EditState, sought: string) {
  const found = state.texts.flatMap(({ path, isTranslated }) => {
    const keys = isTranslated ? state.locales.map(({ key }) => key) : [undefined]
    for (const locale of keys) {
      const text = valueAt(state.value, locale === undefined ? path : [...path, locale])
      const offset = typeof text === 'string' && text !== placeholder ? searchedText(text).indexOf(sought) : -1
      if (offset !== -1) return [{ path, locale, text: String(text), offset }]
    }
    return []
  })
  const rank = ({ text, offset }: (typeof found)[number]) =>
    text.length === sought.length ? 0 : Math.min(offset, 1) + 1
  return found.sort((a, b) => rank(a) - rank(b))
}

/** A text as it is searched, letter by letter: without regard to capitals, accents, and spaces that keep words together. */
function searchedText(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s/g, ' ')
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0))
}
