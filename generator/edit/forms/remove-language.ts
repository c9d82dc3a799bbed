import { valueAt } from '../../../schema/value-at.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { asMapping, isMapping } from '../../lib/plain-map.ts'
import { createWalk, placePath } from '../../schema/walk.ts'
import { configNode } from './reference-options.ts'
import { findRemovable } from './removable-part.ts'
import { removeParts } from './remove-parts.ts'

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
  const removed = removeParts<RefusedLanguage>(file, text, (config) => planRemoval(config, locale))
  return 'tied' in removed ? { refused: 'language-tied', place: removed.tied } : removed
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
  return first ? { refused: 'language-needed', place: first } : places
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
