import type { EditedForm } from '../../../src/edit/protocol/forms.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { isMapping } from '../../lib/plain-map.ts'
import { childNode, type SchemaNode, selectBranch } from '../../schema/schema-node.ts'
import { buildPart } from './build-part.ts'
import { isPicture } from './collect-pictures.ts'
import { isMadeText } from './follow-labels.ts'
import { listForm } from './list-form.ts'
import { newChat } from './new-chat.ts'
import { isOpen } from './new-value.ts'
import type { ReferenceOptions } from './reference-options.ts'

/** The address that something new begins with. */
export const newName = 'new'

/** What a form is made with. */
interface FormParts {
  readonly root: SchemaNode
  readonly known: ReferenceOptions
}

/** What stands at a place of a configuration, valid or not, and what may be added to it; undefined where the schema knows no such place. */
export function buildForm(config: unknown, path: Path, { root, known: site }: FormParts): EditedForm | undefined {
  const place = findPlace(config, path, root)
  if (!place) return undefined
  const { node, value, around } = place
  const known = { ...site, columns: labels(around.columns, config), marks: labels(around.marks, config) }
  if (Array.isArray(value)) return listForm(value, path, { node, known })
  if (!isMapping(value) || node.schema.localised) return undefined
  return mappingForm(value, path, { node, known, config })
}

/** A place of a configuration: its value, what the schema says of it, and what the sections around it name. */
interface Place {
  readonly node: SchemaNode
  readonly value: unknown
  readonly around: Nearby
}

function findPlace(config: unknown, path: Path, root: SchemaNode): Place | undefined {
  let node = selectBranch(root, config)
  let value = config
  let around = nearby(value, {})
  for (const key of path) {
    const child = childNode(node, key)
    if (!child) return undefined
    value = isMapping(value) || Array.isArray(value) ? (value as Record<string | number, unknown>)[key] : undefined
    node = selectBranch(child, value)
    around = nearby(value, around)
  }
  return { node, value, around }
}

interface MappingOptions {
  readonly node: SchemaNode
  readonly known: ReferenceOptions
  readonly config: unknown
}

function mappingForm(
  value: Readonly<Record<string, unknown>>,
  path: Path,
  { node, known, config }: MappingOptions,
): EditedForm {
  const { children, entry } = node
  const required = new Set(node.schema.required)
  const excluded = excludedBy(node, value)
  // What is made of a label follows it. A text that somebody has written is shown.
  const isMade = (key: string, { schema: { madeOf, prose } }: SchemaNode) =>
    madeOf !== undefined && (!prose || isMadeText(value[key], value[madeOf], config))
  // Nobody marks what they write themselves, such as that it is invented: a mark that is there is taken off.
  const isMark = (key: string, child: SchemaNode) => child.schema.unpublished === true && !Object.hasOwn(value, key)
  // A picture is added together with the text that says what it shows.
  const possible = [...children].filter(
    ([key, child]) => !excluded.has(key) && !isMade(key, child) && !isMark(key, child) && !isPicture(child),
  )
  const begin = (fresh: unknown, key: string, child: SchemaNode) => {
    if (path.length === 0 && key === 'chat') return newChat(config, fresh)
    return isOpen(child) ? headed(fresh, value, node) : fresh
  }
  const own = possible.flatMap(([key, child]) =>
    buildPart(child, { at: value[key], path: [...path, key], known }).map((part) =>
      part.fresh === undefined ? part : { ...part, fresh: begin(part.fresh, key, child) },
    ),
  )
  const named = entry ? Object.keys(value).filter((key) => !children.has(key)) : []
  const free = named.flatMap((key) => buildPart(entry as SchemaNode, { at: value[key], path: [...path, key], known }))
  const names = entry ? countNames(config) : new Map<string, number>()
  const parts = [...own, ...free].map((part) => {
    const key = String(part.path.at(-1))
    // What something else names cannot be removed.
    return { ...part, isRequired: required.has(key) || (names.get(key) ?? 0) > 1, isEntry: named.includes(key) }
  })
  return { isList: false, order: [...children.keys()], parts, entries: [] }
}

/** What a section says of its columns and its marks, which places in it name by their keys. */
interface Nearby {
  readonly columns?: unknown
  readonly marks?: unknown
}

function nearby(value: unknown, around: Nearby): Nearby {
  return isMapping(value) ? { columns: value.columns ?? around.columns, marks: value.marks ?? around.marks } : around
}

/** What things are called in the main language, by their keys. */
function labels(named: unknown, config: unknown): Record<string, string> | undefined {
  if (!isMapping(named) || !isMapping(config)) return undefined
  const { defaultLocale } = config
  return Object.fromEntries(
    Object.entries(named).map(([key, value]) => {
      const texts = isMapping(value) && isMapping(value.label) ? value.label : value
      return [key, String((isMapping(texts) ? texts[String(defaultLocale)] : undefined) ?? key)]
    }),
  )
}

/** A new mapping with free keys, such as the headings of columns: with those that the rows beside it have. */
function headed(fresh: unknown, around: Readonly<Record<string, unknown>>, { children }: SchemaNode): unknown {
  const rows = [...children].flatMap(([key, { item }]) => (item && isOpen(item) ? [around[key]] : []))
  const first = rows.flatMap((list) => (Array.isArray(list) ? list : [])).find(isMapping)
  const [value] = Object.values(fresh as object)
  return first ? Object.fromEntries(Object.keys(first).map((key) => [key, value])) : fresh
}

/** The keys that cannot stand beside those that are there. */
function excludedBy({ schema: { oneOf = [] } }: SchemaNode, value: Readonly<Record<string, unknown>>): Set<string> {
  const choices = oneOf.map(({ required = [] }) => required)
  const taken = choices.find((keys) => keys.some((key) => Object.hasOwn(value, key)))
  return new Set(taken ? choices.flat().filter((key) => !taken.includes(key) && !Object.hasOwn(value, key)) : [])
}

/** How often each name stands in a configuration, as a key or in a text. */
function countNames(value: unknown, counts = new Map<string, number>()): Map<string, number> {
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  if (typeof value === 'string') for (const name of value.split(/[.#]/)) count(name)
  if (typeof value !== 'object' || value === null) return counts
  for (const [key, child] of Object.entries(value)) {
    count(key)
    countNames(child, counts)
  }
  return counts
}
