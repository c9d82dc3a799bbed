import { join } from 'node:path'
import { requireYaml } from '#libraries'
import { isMapping } from '../lib/plain-map.ts'
import type { KindFiles } from './kind-files.ts'
import { KindMistake } from './kind-mistake.ts'

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
  /** What its keys are for, in the languages other than English, which the type has. */
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
