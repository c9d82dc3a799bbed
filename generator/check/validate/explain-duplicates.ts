import { valueAt } from '../../../schema/value-at.ts'
import type { Problem } from '../../diagnostics/problem.ts'
import { PathSet } from '../../diagnostics/problem.ts'
import { asMapping } from '../../lib/plain-map.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { schemaNodeAt } from './resolve-texts.ts'

/**
 * Says of a key that stands twice whether it is the name of an entry, as where a page was copied, and leaves out keys that repeat others in a
 * section where a list should be: they are those of its next entry. Of a language that stands twice, says which one is missing instead.
 *
 * @param said what the schema says of the value
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
    const schema = schemaNodeAt(root, value, holder)?.node.schema
    const isName = schema?.propertyKey !== undefined
    const instead = schema?.localised && lackedLanguage(value, problem)
    if (holder.length === 0) return [{ ...problem, parameters: { ...problem.parameters, isWhole: true } }]
    const isLost = problem.parameters.inList && !areEntry(problem, { written: valueAt(value, holder), schema })
    const found = { ...(isName && { isName }), ...(instead && { instead }), ...(isLost && { inList: false }) }
    return [{ ...problem, parameters: { ...problem.parameters, ...found } }]
  })
}

/** Whether keys that repeat others would be an entry of their own: otherwise a line of it is lost above them, and a dash would not be all. */
function areEntry(
  { parameters: { keys = [] } }: Problem<'key-duplicate'>,
  { written, schema }: { readonly written: unknown; readonly schema: SchemaNode['schema'] | undefined },
): boolean {
  const [first] = Object.keys(asMapping(written))
  return [first, ...(schema?.required ?? [])].every((key) => key !== undefined && keys.includes(key))
}

/** The one language that a text lacks which has another one twice: its line was copied, and the key forgotten. */
function lackedLanguage(value: unknown, { path, parameters }: Problem<'key-duplicate'>): string | undefined {
  const locales = Object.keys(asMapping(asMapping(value).locales))
  const written = Object.keys(asMapping(valueAt(value, path.slice(0, -1))))
  const [instead, ...others] = locales.filter((locale) => !written.includes(locale))
  return parameters.keys || others.length > 0 ? undefined : instead
}

/**
 * Leaves out what only follows from keys that stand twice: the first of them is empty, as where its line was copied, or the keys are those of
 * two entries in one.
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
