import { currentKinds } from '#kinds'
import { en } from '../../schema/key-help/en.ts'
import { es } from '../../schema/key-help/es.ts'
import { pt } from '../../schema/key-help/pt.ts'
import { keyNames } from '../../schema/key-names.ts'
import { valueAt } from '../../schema/value-at.ts'
import type { Path } from '../diagnostics/problem.ts'
import { languageOfTag } from '../lib/languages/language-facts.ts'
import { childNode, type SchemaNode, selectBranch } from '../schema/schema-node.ts'
import { noteWords } from './note-words.ts'

/** What each key is for, by language. */
const helps: Readonly<Record<NoteLanguage, Readonly<Record<string, string>>>> = { en, pt, es }

/** A language in which notes are written. */
export type NoteLanguage = keyof typeof noteWords

/** The first of some languages (BCP 47 tags) for which there are notes; else English. */
export function chooseNoteLanguage(tags: readonly string[]): NoteLanguage {
  return tags.map(languageOfTag).find((name): name is NoteLanguage => name in noteWords) ?? 'en'
}

/** What the notes of a site are made from. */
interface NoteContext {
  readonly root: SchemaNode
  readonly value: unknown
  /** The languages of the translator, as BCP 47 tags, best first. */
  readonly tags: readonly string[]
  /** The key of the source language. */
  readonly from: string
}

/** Makes a function that writes the note of a text: its place, in the editor's names of the keys, and a sentence on what it is for. */
export function noteWriter({ root, value, tags, from }: NoteContext): (path: Path, isAddress: boolean) => string {
  const language = chooseNoteLanguage(tags)
  return (path, isAddress) => {
    const steps = listSteps(root, value, path)
    const column = findColumn(value, path)?.[from] ?? usualColumn(steps, language)
    const place = [describePlace(steps, language), column ? `“${column}”` : ''].filter((word) => word !== '').join(' ')
    const key = keyFor(steps)
    const help = helps[language][key] ?? ownHelp(key, language)
    const sentences = [help, isAddress && noteWords[language].address].filter(Boolean).join(' ')
    return [place, sentences].filter(Boolean).join(': ')
  }
}

/** A step of a path. */
interface Step {
  readonly key: string | number
  /** The key, if the schema defines it. Other keys are chosen by the site, and may look like keys of the schema. */
  readonly named?: string
}

function listSteps(root: SchemaNode, value: unknown, path: Path): Step[] {
  let [node, at]: [SchemaNode | undefined, unknown] = [root, value]
  return path.map((key) => {
    const own: SchemaNode | undefined = node && selectBranch(node, at)
    node = own && childNode(own, key)
    at = (at as Readonly<Record<string | number, unknown>> | undefined)?.[key]
    const isNamed = own?.children.has(String(key)) && findKeyWords(key) !== undefined
    return { key, ...(isNamed && { named: String(key) }) }
  })
}

type Words = Readonly<Record<string, string>>

/** The names of a key in the languages of the editor: a key of the schema, or of one of the site's own kinds. */
function findKeyWords(key: string | number): Words | undefined {
  const known: Readonly<Record<string, Words>> = keyNames
  if (Object.hasOwn(known, key)) return known[key]
  return currentKinds().find(({ words }) => Object.hasOwn(words.keys, key))?.words.keys[key]
}

function nameKey(key: string, language: NoteLanguage): string {
  const names = findKeyWords(key)
  return names?.[language] ?? names?.en ?? key
}

/** The help for a key of one of the site's own kinds. */
function ownHelp(key: string, language: NoteLanguage): string | undefined {
  const help = currentKinds().find(({ words }) => Object.hasOwn(words.keyHelp, key))?.words.keyHelp[key]
  return help?.[language] ?? help?.en
}

/** The key whose help describes a text; for a message of the site, its own key, or else that of all messages. */
function keyFor(steps: readonly Step[]): string {
  const [first, last] = [steps[0], steps.at(-1)]
  const key = first?.key === 'messages' ? (last?.named ?? first.key) : steps.findLast(({ named }) => named)?.named
  return String(key)
}

/** Keys above every text of a page, which say nothing about it. */
const mere: ReadonlySet<string> = new Set(['pages', 'sections', 'collections', 'entries'])

/** How many levels a note names: the list of a text, and the text itself. */
const levels = 2

/** The place of a text in words: `Itens 4 › Título`. */
function describePlace(steps: readonly Step[], language: NoteLanguage): string {
  const own = steps[0]?.key === 'messages' ? steps.slice(0, 1) : steps
  const words = own.flatMap(({ named }, index): string[] => {
    if (named === undefined || mere.has(named)) return []
    const next = own[index + 1]?.key
    const name = nameKey(named, language)
    return [typeof next === 'number' ? `${name} ${next + 1}` : name]
  })
  return words.slice(-levels).join(' › ')
}

/** The heading of the column of a table's cell, in all languages. */
function findColumn(value: unknown, path: Path): Readonly<Record<string, string>> | undefined {
  const at = path.findLastIndex((key) => typeof key === 'number')
  if (at < 1 || at !== path.length - 2) return undefined
  const column = valueAt(value, [...path.slice(0, at - 1), 'columns', path[at + 1] ?? ''])
  return typeof column === 'object' && column !== null ? (column as Readonly<Record<string, string>>) : undefined
}

/** The name of a column that every table has. */
function usualColumn(steps: readonly Step[], language: NoteLanguage): string | undefined {
  const [row, cell] = steps.slice(-2)
  const isCell = typeof row?.key === 'number' && cell !== undefined && cell.named === undefined
  return isCell ? findKeyWords(cell.key)?.[language] : undefined
}
