import { placeholder } from '../../../schema/placeholder.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { choiceInWords } from '../fields/choice-words.ts'
import { placesOfForm } from '../form-maker/form-around.ts'
import type { Telling } from '../protocol/forms.ts'
import type { EditState, Path } from '../protocol/protocol.ts'
import type { EditorWords } from '../words/en.ts'
import { fill } from '../words/use-words.ts'
import { formName, ownName, pathInWords } from './path-words.ts'

/** The language and the words in which values are described. */
export interface ValueLanguage {
  readonly language: string
  readonly words: EditorWords
}

/** A value in one line, as people read it: empty where nothing says it. */
export function valueInWords(
  state: EditState,
  value: unknown,
  { tellings, ...told }: ValueLanguage & { readonly tellings: readonly Telling[] },
): string {
  const parts = tellings.map(({ at, names }) => inWords(state, valueAt(value, at), { ...told, names }))
  return parts.filter(Boolean).join(', ')
}

interface NamedLanguage extends ValueLanguage {
  /** What the value is the name of; left out for a text. */
  readonly names?: string | undefined
}

function inWords(state: EditState, value: unknown, told: NamedLanguage): string {
  const { words, names } = told
  if (value === undefined || value === null || value === placeholder) return ''
  if (typeof value === 'boolean') return value ? words.publish.yes : words.publish.no
  const each = (all: readonly unknown[]) => all.map((one) => inWords(state, one, told)).filter(Boolean)
  if (Array.isArray(value)) return each(value).join(', ')
  if (typeof value === 'object') {
    const { [state.defaultLocale]: own, ...others } = value as Readonly<Record<string, unknown>>
    return each([own, ...Object.values(others)])[0] ?? ''
  }
  return names === undefined ? fileName(String(value)) : nameInWords(state, String(value), told)
}

/** A file by its name alone: the folder in which the site keeps it says nothing. Any other text as it is. */
function fileName(text: string): string {
  return text.replace(/^\.\/(?:[^\s/]+\/)*(?=[^/]+\.\w+$)/, '')
}

/** A choice in words, or what something of the site is called by its own texts: a page, a section, a language, an office, a form. */
export function nameInWords(
  state: EditState,
  key: string,
  { language, words, names = 'choice' }: NamedLanguage,
): string {
  const nameOfPage = (page: string) => pageLabel(state, page) ?? page
  if (names === 'choice' || names === 'contact') return choiceInWords(key, language)
  if (names === 'page') return nameOfPage(key)
  if (names === 'locale') return state.locales.find((locale) => locale.key === key)?.name ?? key
  if (names === 'section') {
    const [page = '', section = ''] = key.split('.')
    const place = state.pages.find((one) => one.key === page)?.place
    const item = (number: number) => fill(words.item, { number })
    return place ? pathInWords(state, [...place, 'sections', section], { language, item }).join(' › ') : key
  }
  if (names === 'form') {
    const places = placesOfForm(state, key).map((path) => path.slice(0, -2).join('.'))
    const pages = state.pages.filter(({ place }) => place && places.includes(place.join('.')))
    return [...new Set([formName(state, key) ?? key, pages.map((page) => nameOfPage(page.key)).join(', ')])]
      .filter(Boolean)
      .join(' · ')
  }
  const place = referencePlaces(state)[names]
  return (place && ownName(valueAt(state.value, [...place, key]), state.defaultLocale)) ?? fileName(key)
}

/** Where the things stand that other places name by their keys. */
function referencePlaces({ value, pages }: EditState): Readonly<Record<string, Path | undefined>> {
  const blog = pages.find(({ place }) => place && valueAt(value, [...place, 'categories']) !== undefined)?.place
  return {
    office: ['offices'],
    collection: ['collections'],
    validation: ['messages', 'contact', 'form', 'validation'],
    category: blog && [...blog, 'categories'],
  }
}

function pageLabel(state: EditState, page: string): string | undefined {
  return state.pages.find(({ key }) => key === page)?.labels[state.defaultLocale]
}
