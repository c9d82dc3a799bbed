import { nearest } from '../diagnostics/nearest.ts'
import { atKey, atParent, atValue, type Problem } from '../diagnostics/problem.ts'
import { typeNameOf } from '../diagnostics/type-name-of.ts'
import { gluedKey } from '../load/glued-key.ts'
import { branchOf, type SchemaNode } from '../schema/schema-node.ts'
import { expectedType } from './expected-type.ts'
import type { Finding } from './finding.ts'
import { misplacedEntry } from './misplaced-entry.ts'

/** The problems with the keys of a section, or with the length of a list. */
export function explainKeys(finding: Finding): { problems: Problem[]; settles: boolean } {
  const { path, value, node, errors } = finding
  if (Array.isArray(value)) return { problems: [atValue('list-empty', path, {})], settles: true }
  const section = value as Record<string, unknown>
  const tag = node.tag
  const misplaced = misplacedEntry(finding)
  if (misplaced) return { problems: [misplaced], settles: true }
  if (tag && section[tag] === undefined) return { problems: [tagMissing(finding, tag)], settles: true }
  if (tag && !node.branches.has(String(section[tag]))) return { problems: [], settles: false }

  const better = tag && betterKind(node, section)
  if (tag && better) {
    const parameters = { tag, value: String(section[tag]), better }
    return { problems: [atValue('kind-mismatch', [...path, tag], { parameters })], settles: true }
  }
  const missing = new Set(
    errors.filter(({ keyword }) => keyword === 'required').map(({ params }) => String(params.missingProperty)),
  )
  const unknown = errors
    .filter(({ keyword }) => keyword === 'additionalProperties')
    .map(({ params }) => String(params.additionalProperty))
  const taken = branchOf(node, value)
  const unknownProblems = unknown.map((key): Problem => {
    const foreign = misplacedEntry({ ...finding, path: [...path, key], value: section[key] })
    if (foreign) return foreign
    const glued = gluedKey(key)
    if (glued !== undefined && taken.children.has(glued)) {
      missing.delete(glued)
      return atKey('yaml-key-without-space', [...path, key], { parameters: { key: glued } })
    }
    const suggestion = keySuggestion(key, { missing, taken, section, only: unknown.length === 1 })
    if (suggestion) missing.delete(suggestion)
    return atKey('key-unknown', [...path, key], {
      parameters: { value: key, suggestion, allowed: [...taken.children.keys()] },
    })
  })
  // Where nothing but an unknown key stands, as in "- LinkedIn: https://…", its message says which keys there should be.
  const isLone = unknown.length === 1 && Object.keys(section).length === 1
  if (isLone && !unknownProblems.some(hasSuggestion)) missing.clear()
  // In the order in which the entries of a site have them, not in that of the alphabet.
  const order = [...taken.children.keys()].filter((key) => missing.has(key))
  const missingProblems = order.map((key) => missingKey(finding, key, taken))
  const choiceProblems = unknown.length > 0 ? [] : choiceProblem(finding, taken)
  return { problems: [...unknownProblems, ...missingProblems, ...choiceProblems], settles: false }
}

function hasSuggestion({ code, parameters }: Problem): boolean {
  return code === 'key-unknown' && parameters.suggestion !== undefined
}

/** The problem of keys that exclude each other, if none or several of them are there. */
function choiceProblem({ path, value, errors }: Finding, { children, schema }: SchemaNode): Problem[] {
  if (!errors.some(({ keyword }) => keyword === 'oneOf')) return []
  const keys = (schema.oneOf ?? []).flatMap(({ required = [] }) => required)
  const section = value as Record<string, unknown>
  const present = keys.filter((key) => Object.hasOwn(section, key))
  // An empty one is told as such: to fill it or to take it out is the choice.
  if (present.some((key) => section[key] === '' || section[key] === null)) return []
  const parameters = { keys, present, meanings: keys.map((key) => children.get(key)?.schema.description ?? '') }
  const last = present.at(-1)
  return [
    last === undefined
      ? atParent('key-choice', path, { parameters })
      : atKey('key-choice', [...path, last], { parameters }),
  ]
}

interface Keys {
  /** The keys that the section lacks. */
  readonly missing: ReadonlySet<string>
  readonly taken: SchemaNode
  readonly section: Record<string, unknown>
  /** Whether no other key of the section is unknown. */
  readonly only: boolean
}

/** The key that an unknown one was probably meant to be: preferably a missing required key, then another absent one. */
function keySuggestion(key: string, { missing, taken, section, only }: Keys): string | undefined {
  const absent = [...taken.children.keys()].filter((candidate) => !Object.hasOwn(section, candidate))
  const near =
    nearest(key, missing) ??
    nearest(key, absent) ??
    nearest(key, taken.children.keys()) ??
    keyOfShape(section[key], absent, taken)
  if (near) return near
  const [candidate] = missing
  if (!only || missing.size !== 1 || candidate === undefined) return undefined
  // An address on the web is no key of a page, or of anything else.
  if (/^https?:/.test(String(section[key]))) return undefined
  const node = taken.children.get(candidate)
  const found = typeNameOf(section[key])
  return node && (expectedType(node) === found || (expectedType(node) === 'translations' && found === 'section'))
    ? candidate
    : undefined
}

/** The one absent key under which a section is whole, and has no key too many: its own name was translated, or made up. */
function keyOfShape(value: unknown, absent: readonly string[], { children }: SchemaNode): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const fitting = absent.filter((key) => {
    const node = children.get(key)
    return node && (node.schema.required ?? []).length > 0 && misfits(node, value) === 0
  })
  return fitting.length === 1 ? fitting[0] : undefined
}

function missingKey({ path }: Finding, key: string, taken: SchemaNode): Problem {
  const node = taken.children.get(key)
  return atParent('key-missing', path, {
    parameters: { key, expected: node ? expectedType(node) : 'text', meaning: node?.schema.description ?? '' },
  })
}

/** The problem of a missing or misspelt tag. Without the tag, nothing else in the section can be checked. */
function tagMissing({ path, value, node }: Finding, tag: string): Problem {
  const known = new Set([...node.branches.values()].flatMap((branch) => [...branch.children.keys()]))
  const misspelt = Object.keys(value as object).find((key) => !known.has(key) && nearest(key, [tag]))
  if (misspelt)
    return atKey('key-unknown', [...path, misspelt], {
      parameters: { value: misspelt, suggestion: tag, allowed: [tag] },
    })
  const meaning = [...node.branches.values()][0]?.children.get(tag)?.schema.description ?? ''
  return atParent('key-missing', path, { parameters: { key: tag, expected: 'text', meaning } })
}

/** The kind whose keys a section has, if they are not those of the kind that it names. */
function betterKind(node: SchemaNode, section: Record<string, unknown>): string | undefined {
  if (misfits(branchOf(node, section), section) < 2) return undefined
  const fitting = [...node.branches].filter(([, branch]) => misfits(branch, section) === 0)
  return fitting.length === 1 ? fitting[0]?.[0] : undefined
}

/** How many keys a section has that its schema does not know, and how many it lacks. */
function misfits({ children, schema }: SchemaNode, value: object): number {
  const unknown = Object.keys(value).filter((key) => !children.has(key))
  const missing = (schema.required ?? []).filter((key) => !Object.hasOwn(value, key))
  return unknown.length + missing.length
}
