import { placeholder } from '../../../schema/placeholder.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { type CheckedFile, checkText } from '../../check/check-file.ts'
import { gatherDocument } from '../../check/validate/validate.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { asMapping, isEqualValue, isMapping } from '../../lib/plain-map.ts'
import { wordShape } from '../../words/built-in-words.ts'
import { newName } from '../forms/build-form.ts'
import { newValue } from '../forms/new-value.ts'
import { referenceOptions } from '../forms/reference-options.ts'
import { findNode, findRemovable } from '../forms/removable-part.ts'

/** A configuration with errors, seen without what was added to it and has no value yet. */
export interface WithoutUnfinished {
  /** Undefined where there are other errors. */
  readonly config: SiteConfig | undefined
  /** The errors that only say that something has no value yet. */
  readonly unfinished: ReadonlySet<Diagnostic>
  /** Maps a path of that configuration, which has fewer entries, to one of the file. */
  readonly originalPath: (path: Path) => Path
}

/** What is left out may have been all that something else was about. */
const rounds = 6

/**
 * Leaves out the parts that still have the values with which the editor added them, and are errors with these: they count as unfinished.
 *
 * @param checked a file that can be read, with errors
 */
export function leaveOutUnfinished(file: string, { document, diagnostics, config }: CheckedFile): WithoutUnfinished {
  const none = { config, unfinished: new Set<Diagnostic>(), originalPath: (path: Path) => path }
  if (!document || config) return none
  // With the texts as they are written: in JSON, `2026` without quotes would be a number.
  let value: unknown = structuredClone(gatherDocument(document).value)
  let left: CheckedFile = { diagnostics }
  const removed: Path[] = []
  let isChanged = false
  for (let round = 0; round < rounds && !left.config; round++) {
    const words = left.diagnostics.flatMap(missingWords)
    for (const path of words) value = withWord(value, path)
    const places = left.diagnostics.flatMap((diagnostic) => unfinishedPlaces(value, diagnostic))
    // The last entry of a list first: those before it keep their places.
    const next = places.toSorted((a, b) => Number(b.at(-1)) - Number(a.at(-1)) || 0)
    for (const place of next) {
      if (valueAt(value, place) === undefined) continue
      value = without(value, place)
      removed.push(place)
    }
    if (next.length === 0 && words.length === 0) break
    isChanged = true
    // JSON is YAML.
    left = checkText(file, JSON.stringify(value))
  }
  if (!isChanged) return none
  const stay = new Set(left.diagnostics.filter(isError).map(({ code }) => code))
  return {
    config: left.config,
    unfinished: new Set(diagnostics.filter((one) => isError(one) && !stay.has(one.code))),
    originalPath: (path) => removed.reduceRight(placeBefore, path),
  }
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

/** The places of the words that something added shows in a language in which the generator has none, such as a field for a phone number. */
function missingWords({ code, parameters }: Diagnostic): Path[] {
  if (code !== 'words-missing') return []
  const { locale, messages } = parameters as { readonly locale: string; readonly messages: readonly string[] }
  return messages.map((message) => ['messages', ...message.split('.'), locale])
}

/** The configuration with the English word at a place that has none: a page in two languages is more than none. */
function withWord(value: unknown, path: Path): unknown {
  const word = valueAt(wordShape, path.slice(1, -1))
  return path.reduceRight<unknown>(
    (inner, key, depth) => ({ ...asMapping(valueAt(value, path.slice(0, depth))), [key]: inner }),
    word,
  )
}

/** The places to leave out for an error about a part without a value: that part, or the nearest one around it that may be missing. */
function unfinishedPlaces(config: unknown, diagnostic: Diagnostic): Path[] {
  const { severity, code, path } = diagnostic
  if (severity !== 'error') return []
  const chosen = chosenElsewhere(config, diagnostic)
  if (chosen) return [findRemovable(config, chosen)].filter((place) => place !== undefined)
  const own = [...path.keys()].map((length) => path.slice(0, path.length - length))
  const found = own.find((place) => isUnfinished(config, place))
  const inside = Object.keys((code === 'key-missing' && valueAt(config, path)) || {})
  const places = found
    ? [found]
    : inside.map((key) => [...path, key]).filter((at) => valueAt(config, at) === placeholder)
  return places.map((place) => findRemovable(config, place)).filter((place) => place !== undefined)
}

/**
 * What was chosen around a mistake, and has made it one: a language in which a section is to be shown, before its texts are written; an office
 * that lacks a detail; days by hours that are not written yet; another currency, before the amounts in it are.
 */
function chosenElsewhere(config: unknown, { code, path, parameters }: Diagnostic): Path | undefined {
  const { locale, office, currency } = parameters as Readonly<Record<'locale' | 'office' | 'currency', string>>
  const around = [...path.keys()].map((length) => path.slice(0, path.length - length))
  if (code === 'amount-missing') return currencyPlace(config, around, currency)
  if (code === 'detail-missing' && office !== undefined)
    return around.map((place) => [...place, 'office']).find((place) => valueAt(config, place) === office)
  if (code === 'detail-missing') return path.at(-1) === 'onlyOpen' ? path : undefined
  if (code !== 'text-missing') return undefined
  const lists = around.map((place) => ({ place, languages: valueAt(config, [...place, 'languages']) }))
  const list = lists.find(({ languages }) => Array.isArray(languages))
  const index = list ? (list.languages as unknown[]).indexOf(locale) : -1
  return list && index !== -1 ? [...list.place, 'languages', index] : undefined
}

function currencyPlace(config: unknown, around: readonly Path[], currency: string): Path | undefined {
  const lists = around.map((place) => [...place, 'currencies'])
  const list = lists.find((place) => Array.isArray(valueAt(config, place)))
  const entries = list ? (valueAt(config, list) as readonly unknown[]) : []
  const index = entries.findIndex((entry) => asMapping(entry).currency === currency)
  return list && index !== -1 ? [...list, index] : undefined
}

/** Whether a place still has the value that the editor gives it. */
function isUnfinished(config: unknown, path: Path): boolean {
  const value = valueAt(config, path)
  if (value === placeholder) return true
  const node = findNode(config, path)
  if (!node || value === undefined || node.schema.enum || typeof value === 'boolean') return false
  const { tag } = node
  const given = tag !== undefined && isMapping(value) ? { [tag]: value[tag] } : {}
  return isEqualValue(structuredClone(value), newValue(node, referenceOptions(config, newName), given))
}

function without(value: unknown, [key, ...rest]: Path): unknown {
  if (Array.isArray(value)) {
    const index = Number(key)
    return rest.length === 0 ? value.toSpliced(index, 1) : value.with(index, without(value[index], rest))
  }
  const { [String(key)]: own, ...others } = value as Record<string, unknown>
  return rest.length === 0
    ? others
    : Object.fromEntries(
        Object.entries(value as object).map(([name, at]) => [name, name === key ? without(at, rest) : at]),
      )
}

/** A place as it was before another one was taken out. */
function placeBefore(path: Path, removed: Path): Path {
  const [at, index] = [removed.length - 1, removed.at(-1)]
  const own = path[at]
  const isBeside = removed.slice(0, -1).every((key, depth) => path[depth] === key)
  return isBeside && typeof index === 'number' && typeof own === 'number' && own >= index
    ? path.with(at, own + 1)
    : path
}
