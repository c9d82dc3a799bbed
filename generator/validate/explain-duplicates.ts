import type { Problem } from '../diagnostics/problem.ts'
import type { SchemaNode } from '../schema/schema-node.ts'
import { nodeAt } from './resolve-texts.ts'

/**
 * Says of a key that stands twice whether it is the name of an entry, as where a page was copied, and leaves out keys that repeat others in a
 * section where a list should be: they are those of its next entry.
 *
 * @param said what the schema says of the value
 */
export function explainDuplicates(
  problems: readonly Problem[],
  { value, root, said }: { readonly value: unknown; readonly root: SchemaNode; readonly said: readonly Problem[] },
): Problem[] {
  const wrong = new Set(said.filter(({ code }) => code === 'type-wrong').map(({ path }) => JSON.stringify(path)))
  return problems.flatMap((problem): Problem[] => {
    if (problem.code !== 'key-duplicate') return [problem]
    const holder = problem.path.slice(0, -1)
    if (wrong.has(JSON.stringify(holder))) return []
    const isName = nodeAt(root, value, holder)?.node.schema.propertyKey !== undefined
    if (holder.length === 0) return [{ ...problem, parameters: { ...problem.parameters, isWhole: true } }]
    return [isName ? { ...problem, parameters: { ...problem.parameters, isName } } : problem]
  })
}

/**
 * Leaves out what only follows from keys that stand twice: the first of them is empty, as where its line was copied, or the keys are those of
 * two entries in one.
 */
export function withoutRepeated(said: readonly Problem[], problems: readonly Problem[]): Problem[] {
  const repeated = problems.filter(({ code }) => code === 'key-duplicate')
  if (repeated.length === 0) return [...said]
  const keys = new Set(repeated.map(({ path }) => JSON.stringify(path)))
  const entries = new Set(
    repeated.flatMap(({ path, parameters }) =>
      'inList' in parameters && parameters.inList ? [JSON.stringify(path.slice(0, -1))] : [],
    ),
  )
  return said.filter(({ code, path }) => {
    if (code === 'value-empty') return !keys.has(JSON.stringify(path))
    return code !== 'key-unknown' || !entries.has(JSON.stringify(path.slice(0, -1)))
  })
}
