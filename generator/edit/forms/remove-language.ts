import { valueAt } from '../../../schema/value-at.ts'
import { checkText } from '../../check/check-file.ts'
import type { Code } from '../../diagnostics/codes.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { type Path, PathSet } from '../../diagnostics/problem.ts'
import { groupBy } from '../../lib/group-by.ts'
import { asMapping, isMapping } from '../../lib/plain-map.ts'
import { createWalk, placePath } from '../../schema/walk.ts'
import { applyAtOnce, readValue } from '../yaml/apply-edits.ts'
import type { Edit } from '../yaml/edit.ts'
import { configNode } from './reference-options.ts'
import { findNode, findRemovable } from './removable-part.ts'

/** Why a language stays. */
export type LanguageRefusal =
  /** It is no language of the site. */
  | 'no-such-place'
  /** It is the default one. */
  | 'language-default'
  /** Something is written in this language alone, such as the articles of a blog. */
  | 'language-needed'
  /** Without it, something else of the site would be wrong. */
  | 'language-tied'

/** A language that stays, and the place that it is needed for. */
interface RefusedLanguage {
  readonly refused: LanguageRefusal
  readonly place?: Path
}

/** What has lost its purpose may have been all that something else was about. */
const rounds = 6

/**
 * Takes a language out of a configuration: its entry, its texts, and each mention of it. What is there in this language alone goes along, with
 * what leads to it, and what the check then finds to be of no use.
 *
 * @param file the path of the configuration, absolute
 * @param text its text
 * @param locale the key of the language
 * @returns the text without it, in which the check finds no other error than before
 * @throws EditRefused where the text cannot be changed without touching other lines
 */
export function removeLanguage(
  file: string,
  text: string,
  locale: string,
): { readonly text: string } | RefusedLanguage {
  // The check learns what the schema says of the site's own kinds.
  const known = checkText(file, text).diagnostics
  const planned = planRemoval(readValue(text), locale)
  if (!Array.isArray(planned)) return planned
  let left = removePlaces(text, planned)
  for (let round = 0; ; round++) {
    const { diagnostics } = checkText(file, left)
    const value = readValue(left)
    const places = newProblems(diagnostics, known).flatMap((problem) => findLeftOver(value, problem))
    if (places.length === 0 || round === rounds) {
      const wrong = places[0] ?? findNewError(diagnostics, known)?.path
      return wrong ? { refused: 'language-tied', place: wrong } : { text: left }
    }
    left = removePlaces(left, outermost(places))
  }
}

/** The places to take out, in the order of the file. */
function planRemoval(config: unknown, locale: string): Path[] | RefusedLanguage {
  const { locales, defaultLocale } = asMapping(config)
  if (!Object.hasOwn(asMapping(locales), locale)) return { refused: 'no-such-place' }
  if (locale === defaultLocale) return { refused: 'language-default' }
  const places: Path[] = []
  const needed: Path[] = []
  createWalk(configNode())(config, (value, schema, place) => {
    if (schema.reference === 'locale' && value === locale) {
      const mention = findMention(config, placePath(place))
      if (mention) places.push(mention)
      else needed.push(placePath(place))
    }
    if (!isMapping(value)) return
    const hasEntries = schema.localised !== undefined || schema.propertyKey === 'locale'
    if (hasEntries && Object.hasOwn(value, locale)) places.push([...placePath(place), locale])
    if (schema.additionalProperties === true)
      places.push(...findOpenTexts(value, locale, asMapping(locales)).map((path) => [...placePath(place), ...path]))
  })
  const [first] = needed
  return first ? { refused: 'language-needed', place: first } : withReferences(config, outermost(places))
}

/** Places, and those that refer to what is taken out with them: a link in the menu to a page, a section that repeats one. */
function withReferences(config: unknown, places: readonly Path[]): Path[] {
  const gone = new Set(places.flatMap((path) => nameDefinition(config, path)))
  const found: Path[] = []
  if (gone.size > 0)
    createWalk(configNode())(config, (value, { reference }, place) => {
      if (typeof value === 'string' && gone.has(`${reference} ${value}`))
        found.push(...findReference(config, placePath(place)))
    })
  const all = outermost([...places, ...found])
  return all.length === places.length ? all : withReferences(config, all)
}

/** What references name a place by, behind their kind: a page by its key, a section by that of its page as well. */
function nameDefinition(config: unknown, path: Path): string[] {
  const kind = findNode(config, path.slice(0, -1))?.schema.propertyKey
  if (!kind) return []
  return [`${kind} ${kind === 'section' ? `${path.at(-3)}.` : ''}${path.at(-1)}`]
}

/** What goes with a reference to what is gone: a button, or what repeats a section; never all that is around it. */
function findReference(config: unknown, path: Path): Path[] {
  const place = findRemovable(config, path)
  return place && place.length > path.length - 2 ? [place] : []
}

/**
 * What goes with a reference to a language. Of a list that is left without any, the part that is there in these languages alone; undefined where
 * the reference is needed.
 */
function findMention(config: unknown, path: Path): Path | undefined {
  const parent = path.slice(0, -1)
  const around = valueAt(config, parent)
  if (!Array.isArray(around)) return findRemovable(config, path) === path ? path : undefined
  return around.every((name) => name === valueAt(config, path)) ? findRemovable(config, parent.slice(0, -1)) : path
}

/** The texts in a language within a part that the schema leaves open: of each mapping that has nothing but languages of the site for keys. */
function findOpenTexts(part: object, locale: string, locales: object): Path[] {
  const keys = Object.keys(part)
  if (keys.includes(locale) && keys.every((key) => Object.hasOwn(locales, key))) return [[locale]]
  return Object.entries(part).flatMap(([name, value]) => {
    const key = Array.isArray(part) ? Number(name) : name
    const inner = typeof value === 'object' && value !== null ? findOpenTexts(value, locale, locales) : []
    return inner.map((path) => [key, ...path])
  })
}

/** The paths that are not within another one, each once. */
function outermost(paths: readonly Path[]): Path[] {
  const all = new PathSet(paths)
  const once = [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()]
  return once.filter((path) => !path.some((_, length) => length > 0 && all.has(path.slice(0, length))))
}

/** Takes places out of a text. Of a list or mapping, one at a time: those next to each other share blank lines. */
function removePlaces(text: string, given: readonly Path[]): string {
  const places = withEmptied(readValue(text), given)
  const isItem = (path: Path) => typeof path.at(-1) === 'number'
  // The items of lists come last, from the end on: until then no place has another path.
  return [places.filter((path) => !isItem(path)), places.filter(isItem)].reduce((left, paths) => {
    const lists = [...groupBy(paths.toReversed(), (path) => JSON.stringify(path.slice(0, -1))).values()]
    const turns = Math.max(0, ...lists.map((list) => list.length))
    return Array.from({ length: turns }, (_, turn) =>
      lists.flatMap((list): Edit[] => (list[turn] ? [{ do: 'remove', path: list[turn] }] : [])),
    ).reduce(applyAtOnce, left)
  }, text)
}

/** Places, with the whole list or mapping where all its entries are among them and it may be missing. */
function withEmptied(config: unknown, places: readonly Path[]): Path[] {
  return [...groupBy(places, (path) => JSON.stringify(path.slice(0, -1))).values()].flatMap((paths) => {
    const parent = paths[0]?.slice(0, -1) ?? []
    const isWhole = Object.keys(Object(valueAt(config, parent))).length === paths.length
    return isWhole && findRemovable(config, parent) === parent ? [parent] : paths
  })
}

function newProblems(problems: readonly Diagnostic[], known: readonly Diagnostic[]): Diagnostic[] {
  const name = ({ code, path }: Diagnostic) => `${code} ${JSON.stringify(path)}`
  const names = new Set(known.map(name))
  return problems.filter((problem) => !names.has(name(problem)))
}

/** An error with a code that is more frequent than before; the places may differ. */
function findNewError(problems: readonly Diagnostic[], known: readonly Diagnostic[]): Diagnostic | undefined {
  const count = (all: readonly Diagnostic[], code: Code) => all.filter((problem) => problem.code === code).length
  const isMore = ({ severity, code }: Diagnostic) => severity === 'error' && count(problems, code) > count(known, code)
  return newProblems(problems, known).find(isMore) ?? problems.find(isMore)
}

/** What a problem says to be of no use without the language, or to lead to what has gone with it. */
function findLeftOver(config: unknown, { code, path }: Diagnostic): Path[] {
  if (code === 'ignore-unused') return [path.slice(0, 2)]
  if (code === 'detection-unused') return [path]
  return code === 'section-unknown' ? findReference(config, path) : []
}
