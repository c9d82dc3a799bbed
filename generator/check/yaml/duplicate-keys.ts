import { atKey, type Problem, type Span } from '../../diagnostics/problem.ts'
import { placePath, type SchemaPlace } from '../../schema/walk.ts'
import { spanOfNode } from './yaml-library.ts'

/** Finds the keys that a mapping has twice. */
export class DuplicateKeys {
  readonly #first = new Map<SchemaPlace['key'], Span>()
  readonly #repeated: Problem<'key-duplicate'>[] = []

  /** Whether an earlier key of the mapping has the same name. */
  isRepeated(node: unknown, place: SchemaPlace & { readonly key: string }): boolean {
    const { key } = place
    const span = spanOfNode(node)
    const earlier = this.#first.get(key)
    if (!earlier) {
      this.#first.set(key, span)
      return false
    }
    const path = placePath(place)
    const related = [{ path, at: 'key' as const, span: earlier }]
    this.#repeated.push(atKey('key-duplicate', path, { key }, { span, related }))
    return true
  }

  /** A problem for each repeated key; a single one where several are repeated, as when the parent key above them was lost. */
  problems(): readonly Problem<'key-duplicate'>[] {
    const [first] = this.#repeated
    const keys = this.#repeated.map(({ parameters }) => parameters.key)
    if (!first || keys.length < 2 || new Set(keys).size < keys.length) return this.#repeated
    const inList = typeof first.path.at(-2) === 'number'
    return [{ ...first, parameters: { key: first.parameters.key, keys, inList } }]
  }
}
