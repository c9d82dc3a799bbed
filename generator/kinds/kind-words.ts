import { join } from 'node:path'
import { requireYaml } from '#libraries'
import { isMapping } from '../lib/plain-map.ts'
import type { SiteSchema } from '../schema/site-schema.ts'
import type { KindFiles } from './kind-files.ts'
import { KindMistake } from './kind-mistake.ts'
import type { KindType } from './kind-types.ts'

/** Words in the languages of the editor, by language. */
export type Words = Readonly<Record<string, string>>

/** What a kind and its keys are called in the editor. */
export interface KindWords {
  /** The name of the kind. */
  readonly name: Words
  /** What it is for. */
  readonly help: Words
  /** The names of its keys. */
  readonly keys: Readonly<Record<string, Words>>
  /** What its keys are for; in English what the type says of them, where nothing else is written. */
  readonly keyHelp: Readonly<Record<string, Words>>
  /** What the choices of its keys are called. */
  readonly choices: Readonly<Record<string, Words>>
}

const none: KindWords = { name: {}, help: {}, keys: {}, keyHelp: {}, choices: {} }

/**
 * Reads the words of a kind, which may be left out.
 *
 * @throws KindMistake
 */
export function readKindWords({ folder, files }: KindFiles): KindWords {
  const text = files.get('names.yaml')
  if (text === undefined) return none
  const file = join(folder, 'names.yaml')
  const value = parse(file, text)
  const { name, help, keys, keyHelp, choices } = isMapping(value) ? value : {}
  const words = {
    name: name ?? {},
    help: help ?? {},
    keys: keys ?? {},
    keyHelp: keyHelp ?? {},
    choices: choices ?? {},
  }
  const isRight =
    isMapping(value) &&
    Object.keys(value).every((key) => key in none) &&
    [words.name, words.help].every(isWords) &&
    [words.keys, words.keyHelp, words.choices].every((part) => isMapping(part) && Object.values(part).every(isWords))
  if (!isRight) throw new KindMistake('words', { file, detail: 'name, help, keys, keyHelp, choices' })
  return words as KindWords
}

/** The words of a kind, with what its type says of its keys as their help in English. */
export function withHelpOfType(words: KindWords, { definitions }: Pick<KindType, 'definitions'>): KindWords {
  const described = Object.values(definitions).flatMap(describeKeys).reverse()
  const help = described.map(([key, en]) => [key, { en, ...words.keyHelp[key] }] as const)
  return { ...words, keyHelp: { ...words.keyHelp, ...Object.fromEntries(help) } }
}

/** The keys below a schema that have a description of their own, in their order. */
function describeKeys({ properties = {}, items, additionalProperties }: SiteSchema): [key: string, help: string][] {
  const own = Object.entries(properties).flatMap(([key, child]): [string, string][] => [
    ...(child.description ? [[key, child.description] as [string, string]] : []),
    ...describeKeys(child),
  ])
  const others = [items, additionalProperties].filter((child) => typeof child === 'object')
  return [...own, ...others.flatMap(describeKeys)]
}

/**
 * Reads the example with which a new section of the kind begins, if it has one.
 *
 * @throws KindMistake
 */
export function readKindExample({ folder, files }: KindFiles): Readonly<Record<string, unknown>> | undefined {
  const text = files.get('example.yaml')
  if (text === undefined) return undefined
  const file = join(folder, 'example.yaml')
  const value = parse(file, text)
  if (!isMapping(value)) throw new KindMistake('words', { file, detail: 'kind' })
  return value
}

function isWords(value: unknown): value is Words {
  return isMapping(value) && Object.values(value).every((word) => typeof word === 'string')
}

function parse(file: string, text: string): unknown {
  const { LineCounter, parseDocument } = requireYaml()
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const [error] = document.errors
  if (error) {
    const { line, col } = lines.linePos(error.pos[0])
    throw new KindMistake('words', { file, line, column: col, detail: error.message.split('\n')[0] })
  }
  return document.toJS()
}
