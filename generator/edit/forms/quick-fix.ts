import { valueAt } from '../../../schema/value-at.ts'
import type { Code } from '../../diagnostics/codes.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { asMapping, isMapping } from '../../lib/plain-map.ts'
import { wordShape } from '../../words/built-in-words.ts'
import type { SeenEdit } from '../server/edit-session.ts'

/** A problem, what stands at its place, and the whole configuration. */
interface Case {
  readonly path: Path
  readonly was: unknown
  readonly value: unknown
  readonly given: Given
}

/** The parameters of messages that have a quick fix. */
interface Given {
  readonly suggestion?: string
  readonly value?: string
  readonly kind?: string
  readonly url?: string
  readonly slug?: string
  readonly prefix?: string
  readonly key?: string
  readonly form?: string
  readonly section?: string
  readonly lines?: readonly string[]
  readonly locale?: string
  readonly messages?: readonly string[]
  /** What a site does with data now. */
  readonly now?: readonly string[]
}

type MakeFix = (found: Case) => SeenEdit | undefined

/** What has only one right answer. */
const certain: Readonly<Partial<Record<Code, MakeFix>>> = {
  'text-spaces': setting(({ given }, text) => tidied(text, given.kind === 'held')),
  'quotes-curly': setting(({ given }) => given.value),
  'slug-unsafe': setting(({ given }) => given.suggestion),
  'slug-of-home': setting(() => ''),
  'slug-locale': setting(({ given }, text) => text.slice(`${given.prefix}/`.length)),
  // The file is there: only its path begins at the wrong folder.
  'image-missing': (found) => (String(found.was).startsWith('/') ? suggested(found) : undefined),
  'link-insecure': setting(({ given }, text) =>
    text === given.url ? text.replace(/^(?:http:)?(?=\/\/)/i, 'https:') : undefined,
  ),
  'former-path-present': removing(({ path }) => path),
  'prefix-elsewhere': removing(({ path }) => path),
  'home-languages': removing(({ path }) => path),
  // A single value where there is a section today is to be written below it.
  'key-former': renaming(({ given, was }) => (given.lines?.length && !isMapping(was) ? undefined : given.key)),
}

/** What is offered in the editor, where a person decides: what was probably meant, or what nothing uses. */
const probable: Readonly<Partial<Record<Code, MakeFix>>> = {
  'ignore-unused': (found) => (found.given.suggestion ? undefined : removing(({ path }) => path.slice(0, 2))(found)),
  'words-missing': addWords,
  'privacy-facts': ({ path, was, given }) =>
    path.at(-1) === 'facts'
      ? { do: 'set', path, was, value: given.now }
      : { do: 'add', path: [...path, 'facts'], value: given.now },
  'validation-unused': removing(({ path }) => path),
  'category-unused': removing(({ path }) => path),
  'action-section': ({ path, given }) => ({ do: 'add', path: [...path.slice(0, -1), 'section'], value: given.section }),
  'action-about': removing(({ path }) => path),
  'key-unknown': renaming(({ given }) => given.suggestion),
  'locale-unknown': renaming(({ given }) => given.suggestion),
  // A place that is written rightly may still lead nowhere.
  'form-wrong': (found) => (found.given.form === 'place' ? undefined : suggested(found)),
  'email-form': suggested,
  'url-host': suggested,
  'webhook-test': suggested,
  'value-unknown': suggested,
  'icon-unknown': suggested,
  'flag-unknown': suggested,
  'font-missing': suggested,
  'image-missing': suggested,
  'page-unknown': suggested,
  'category-unknown': suggested,
  'office-unknown': suggested,
  'form-unknown': suggested,
  'section-unknown': suggested,
  'validation-unknown': suggested,
  'locale-not-listed': suggested,
  'pattern-invalid': suggested,
  'pattern-literal': suggested,
}

/** The edit that fixes a problem. */
export interface QuickFix {
  readonly edit: SeenEdit
  /** Whether there is no other right answer. */
  readonly isCertain: boolean
}

/** The edit that fixes a problem; undefined where only a person knows what is right. */
export function quickFixFor({ code, path, parameters }: Diagnostic, value: unknown): QuickFix | undefined {
  const found: Case = { path, was: valueAt(value, path), value, given: parameters as Given }
  const edit = certain[code]?.(found)
  if (edit) return { edit, isCertain: true }
  const offered = probable[code]?.(found)
  return offered && { edit: offered, isCertain: false }
}

/** Writes another text in the place of one. */
function setting(next: (found: Case, text: string) => string | undefined): MakeFix {
  return (found) => {
    const { path, was } = found
    const value = typeof was === 'string' ? next(found, was) : undefined
    return value === undefined || value === was ? undefined : { do: 'set', path, was, value }
  }
}

/** Writes what was probably meant, where all of the value is wrong. */
function suggested(found: Case): SeenEdit | undefined {
  const { suggestion, value, url } = found.given
  const isWhole = (text: string) => (value ?? url ?? text) === text
  return setting(({ was }) => (suggestion && isWhole(String(was)) ? suggestion : undefined))(found)
}

/** Begins the words that a language lacks with the English ones, as a new site does: there is a field for each from then on. */
function addWords({ given: { locale = '', messages = [] }, value }: Case): SeenEdit | undefined {
  const paths = messages.map((message) => ['messages', ...message.split('.')])
  const [first = [], ...others] = paths
  const shared = first.findIndex((key, depth) => others.some((path) => path[depth] !== key))
  const path = shared === -1 ? first : first.slice(0, shared)
  if (path.length === 0) return undefined
  const added = paths.reduce<unknown>(
    (all, at) => withValue(all, [...at.slice(path.length), locale], valueAt(wordShape, at.slice(1))),
    valueAt(value, path),
  )
  const was = valueAt(value, path)
  return was === undefined ? { do: 'add', path, value: added } : { do: 'set', path, was, value: added }
}

/** A value with another one at a place in it, whose mappings are made where there are none. */
function withValue(value: unknown, [key, ...rest]: Path, inner: unknown): unknown {
  return key === undefined ? inner : { ...asMapping(value), [key]: withValue(asMapping(value)[key], rest, inner) }
}

/** Takes an entry out, and what would be left empty without it. */
function removing(findPlace: (found: Case) => Path): MakeFix {
  return (found) => {
    let path = findPlace(found)
    while (path.length > 1 && countEntries(found.value, path.slice(0, -1)) === 1) path = path.slice(0, -1)
    const was = valueAt(found.value, path)
    return was === undefined ? undefined : { do: 'remove', path, was }
  }
}

function countEntries(value: unknown, path: Path): number {
  return Object.keys(valueAt(value, path) ?? {}).length
}

/** Gives a key another name, unless another value has it. */
function renaming(chooseKey: (found: Case) => string | undefined): MakeFix {
  return (found) => {
    const { path, was, value } = found
    const key = chooseKey(found)
    const isTaken = key === undefined || Object.hasOwn(Object(valueAt(value, path.slice(0, -1))), key)
    return isTaken ? undefined : { do: 'rename', path, was, key }
  }
}

/** A text without the spaces that nobody meant: it keeps its lines. */
function tidied(text: string, isHeld: boolean): string {
  const loose = isHeld ? text.replaceAll('\u00a0', ' ') : text
  const trimmed = loose.trim()
  const end = text.endsWith('\n') ? '\n' : ''
  return (trimmed.includes('\n') ? trimmed : trimmed.replace(/ {2,}/g, ' ')) + end
}
