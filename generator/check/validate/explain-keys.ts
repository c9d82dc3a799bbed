import { nearest } from '../../diagnostics/nearest.ts'
import { atKey, atParent, atValue, type Problem } from '../../diagnostics/problem.ts'
import { asMapping, scalarText } from '../../lib/plain-map.ts'
import { type SchemaNode, selectBranch } from '../../schema/schema-node.ts'
import { gluedKey } from '../yaml/glued-key.ts'
import { type Explained, expectedType, type Finding, typeProblem } from './explain-type.ts'
import { formerKey, misfits, misplacedEntry, suggestedKey } from './meant-key.ts'

/** The problems with the keys of a mapping, or with the length of a list. */
export function explainKeys(finding: Finding): Explained {
  const { value, node } = finding
  if (Array.isArray(value)) return { problems: [lengthProblem(finding, value)], settles: true }
  const whole = misplacedEntry(finding) ?? kindProblem(finding)
  if (whole) return { problems: [whole], settles: true }
  // An unknown kind is reported elsewhere: its keys are unknown, too.
  if (!hasKnownKind(node, value as Mapping)) return { problems: [], settles: false }
  if (isTextForSection(finding)) return { problems: [typeProblem(finding)], settles: true }
  return { problems: keyProblems(finding), settles: false }
}

/** The problem of a list that is empty or too long; it is reported at the first entry too many. */
function lengthProblem({ path, node: { schema } }: Finding, { length: count }: readonly unknown[]): Problem {
  const { maxItems: most = count } = schema
  return count > most ? atValue('list-long', [...path, most], { count, most }) : atValue('list-empty', path)
}

type Mapping = Readonly<Record<string, unknown>>

/** Whether there is a text in all languages in the place of another mapping. With one key only, its parent key is missing. */
function isTextForSection({ value, node, site }: Finding): boolean {
  const { children, schema } = selectBranch(node, value)
  const keys = Object.keys(value as Mapping)
  const areLanguages = keys.every((key) => Object.hasOwn(asMapping(site.locales), key) && !children.has(key))
  return keys.length > 0 && areLanguages && (schema.required?.length ?? 0) > 1
}

/** The problem of a mapping in a tagged union that names no kind, or not the kind that its keys belong to. */
function kindProblem(finding: Finding): Problem | undefined {
  const { path, node } = finding
  const { tag } = node
  if (!tag) return undefined
  const mapping = finding.value as Mapping
  if (mapping[tag] === undefined) return tagMissing(finding, tag)
  const better = hasKnownKind(node, mapping) ? betterKind(node, mapping) : undefined
  if (!better) return undefined
  return atValue('kind-mismatch', [...path, tag], { tag, value: scalarText(mapping[tag]), better })
}

function hasKnownKind({ tag, branches }: SchemaNode, mapping: Mapping): boolean {
  return !tag || branches.has(scalarText(mapping[tag]))
}

/** For how many unknown keys of a mapping a suggestion is searched. */
const mostSlips = 200

/** The problems of keys that are unknown, missing, or exclude each other. */
function keyProblems(finding: Finding): Problem[] {
  const { path, value, node, site, errors } = finding
  const mapping = value as Mapping
  const named = (keyword: string, parameter: string) =>
    errors.filter((error) => error.keyword === keyword).map(({ params }) => String(params[parameter]))
  const missing = new Set(named('required', 'missingProperty'))
  const unknown = named('additionalProperties', 'additionalProperty')
  const taken = selectBranch(node, value)
  const isOnly = unknown.length === 1
  const unknownProblems = unknown.map((key, index): Problem => {
    const glued = gluedKey(key)
    if (glued !== undefined && taken.children.has(glued)) {
      missing.delete(glued)
      return atKey('yaml-key-without-space', [...path, key], { key: glued })
    }
    const former = formerKey(finding, key, taken)
    if (former) {
      missing.delete(former.parameters.key)
      return former
    }
    const foreign = misplacedEntry({ ...finding, path: [...path, key], value: mapping[key] })
    if (foreign) return foreign
    const line = taken.children.has('enabled') ? switchLine(key, mapping[key]) : undefined
    if (line !== undefined)
      return atKey('key-unknown', [...path, key], { value: key, allowed: [...taken.children.keys()], line })
    // So many are no typing errors.
    const suggestion = index >= mostSlips ? undefined : suggestedKey(key, { missing, taken, mapping, site, isOnly })
    if (suggestion) missing.delete(suggestion)
    return atKey('key-unknown', [...path, key], { value: key, suggestion, allowed: [...taken.children.keys()] })
  })
  // The message of a lone unknown key, as in "- LinkedIn: https://…", lists the possible keys.
  const isLone = unknown.length === 1 && Object.keys(mapping).length === 1
  if (isLone && !unknownProblems.some(hasSuggestion)) missing.clear()
  // In the order of the site's own entries, not alphabetically.
  const order = [...taken.children.keys()].filter((key) => missing.has(key))
  const missingProblems = order.map((key) => missingKey(finding, key, taken))
  const choiceProblems = unknown.length > 0 ? [] : choiceProblem(finding, taken)
  return [...unknownProblems, ...missingProblems, ...choiceProblems]
}

/** Keys by which other programs hide or show a part. */
const hides = /^(?:draft|hidden|disabled|unpublished|unlisted|rascunho|borrador|oculto|entwurf|brouillon|bozza)$/i
const shows = /^(?:published|publish|visible|active|live|publicado|activo|ativo)$/i

/** The line that replaces a key by which another program hides or shows a part; undefined for other keys. */
function switchLine(key: string, value: unknown): string | undefined {
  if (typeof value !== 'boolean' || !(hides.test(key) || shows.test(key))) return undefined
  return `enabled: ${shows.test(key) ? value : !value}`
}

function hasSuggestion({ code, parameters }: Problem): boolean {
  return code === 'key-unknown' && parameters.suggestion !== undefined
}

/** The problem of keys that exclude each other, if there is none or more than one of them. */
function choiceProblem({ path, value, errors }: Finding, { children, schema }: SchemaNode): Problem[] {
  if (!errors.some(({ keyword }) => keyword === 'oneOf')) return []
  const keys = (schema.oneOf ?? []).flatMap(({ required = [] }) => required)
  const mapping = value as Mapping
  const present = keys.filter((key) => Object.hasOwn(mapping, key))
  // An empty key is reported as empty: filling or removing it solves both.
  if (present.some((key) => mapping[key] === '' || mapping[key] === null)) return []
  const parameters = { keys, present, meanings: keys.map((key) => children.get(key)?.schema.description ?? '') }
  const last = present.at(-1)
  return [
    last === undefined ? atParent('key-choice', path, parameters) : atKey('key-choice', [...path, last], parameters),
  ]
}

function missingKey({ path }: Finding, key: string, taken: SchemaNode): Problem {
  const node = taken.children.get(key)
  return atParent('key-missing', path, {
    key,
    expected: node ? expectedType(node) : 'text',
    meaning: node?.schema.description ?? '',
  })
}

/** The kind whose keys a mapping has, if that is not the kind that it names. A mapping with few keys may fit another kind by chance. */
function betterKind(node: SchemaNode, mapping: Mapping): string | undefined {
  const taken = selectBranch(node, mapping)
  if (misfits(taken, mapping) < 2) return undefined
  const isStrange = Object.keys(mapping).some((key) => !taken.children.has(key))
  const fitting = [...node.branches].filter(
    ([, branch]) => misfits(branch, mapping) === 0 && (isStrange || (branch.schema.required ?? []).length > 2),
  )
  return fitting.length === 1 ? fitting[0]?.[0] : undefined
}

/** The problem of a missing or misspelt tag. Without the tag, nothing else in the mapping can be checked. */
function tagMissing({ path, value, node }: Finding, tag: string): Problem {
  const known = new Set([...node.branches.values()].flatMap((branch) => [...branch.children.keys()]))
  const misspelt = Object.keys(value as object).find((key) => !known.has(key) && nearest(key, [tag]))
  if (misspelt) return atKey('key-unknown', [...path, misspelt], { value: misspelt, suggestion: tag, allowed: [tag] })
  const meaning = [...node.branches.values()][0]?.children.get(tag)?.schema.description ?? ''
  return atParent('key-missing', path, { key: tag, expected: 'text', meaning })
}
