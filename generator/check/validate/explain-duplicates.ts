import { valueAt } from '../../../schema/value-at.ts'
import type { Problem } from '../../diagnostics/problem.ts'
import { PathSet } from '../../diagnostics/problem.ts'
import { asMapping } from '../../lib/plain-map.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { findSchemaNode } from './resolve-texts.ts'

/**
 * Explains duplicate keys: whether such a key is the name of an entry, as when a page was copied; and for a duplicate language, which one is
 * missing instead. Drops duplicates in a mapping that should be a list: they belong to its next entry.
 *
 * @param said the problems that the schema finds in the value
 */
export function explainDuplicates(
  problems: readonly Problem[],
  { value, root, said }: { readonly value: unknown; readonly root: SchemaNode; readonly said: readonly Problem[] },
): Problem[] {
  const wrong = new PathSet(said.filter(({ code }) => code === 'type-wrong').map(({ path }) => path))
  return problems.flatMap((problem): Problem[] => {
    if (problem.code !== 'key-duplicate') return [problem]
    const holder = problem.path.slice(0, -1)
    if (wrong.has(holder)) return []
    const schema = findSchemaNode(root, value, holder)?.node.schema
    const isName = schema?.propertyKey !== undefined
    const instead = schema?.localised && lackedLanguage(value, problem)
    if (holder.length === 0) return [{ ...problem, parameters: { ...problem.parameters, isWhole: true } }]
    const isLost = problem.parameters.inList && !areEntry(problem, { written: valueAt(value, holder), schema })
    const found = { ...(isName && { isName }), ...(instead && { instead }), ...(isLost && { inList: false }) }
    return [{ ...problem, parameters: { ...problem.parameters, ...found } }]
  })
}

/** Whether duplicate keys would make a whole entry: otherwise more than a dash is missing above them. */
function areEntry(
  { parameters: { keys = [] } }: Problem<'key-duplicate'>,
  { written, schema }: { readonly written: unknown; readonly schema: SchemaNode['schema'] | undefined },
): boolean {
  const [first] = Object.keys(asMapping(written))
  return [first, ...(schema?.required ?? [])].every((key) => key !== undefined && keys.includes(key))
}

/** The only language that is missing in a text with a duplicate one: a line was copied, and its key not changed. */
function lackedLanguage(value: unknown, { path, parameters }: Problem<'key-duplicate'>): string | undefined {
  const locales = Object.keys(asMapping(asMapping(value).locales))
  const written = Object.keys(asMapping(valueAt(value, path.slice(0, -1))))
  const [instead, ...others] = locales.filter((locale) => !written.includes(locale))
  return parameters.keys || others.length > 0 ? undefined : instead
}

/**
 * Drops problems that only follow from duplicate keys: the first of them is empty, as when its line was copied, or the keys are those of two
 * entries in one.
 */
export function withoutRepeated(said: readonly Problem[], problems: readonly Problem[]): Problem[] {
  const repeated = problems.filter((problem) => problem.code === 'key-duplicate')
  if (repeated.length === 0) return [...said]
  const keys = new PathSet(repeated.map(({ path }) => path))
  const entries = new PathSet(
    repeated.filter(({ parameters }) => parameters.inList).map(({ path }) => path.slice(0, -1)),
  )
  return said.filter(({ code, path }) => {
    if (code === 'value-empty') return !keys.has(path)
    return code !== 'key-unknown' || !entries.has(path.slice(0, -1))
  })
}
