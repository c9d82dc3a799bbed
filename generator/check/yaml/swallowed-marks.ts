import type { Document, Scalar } from 'yaml'
import { atValue, type Problem } from '../../diagnostics/problem.ts'
import { yamlLibrary } from './yaml-library.ts'

/**
 * Makes a function that finds texts whose first word YAML takes for an anchor or a tag, and drops: `& Cia`, `!Oferta`. It returns undefined for
 * intended ones: a tag of YAML itself, or an anchor that an alias refers to.
 */
export function swallowedMarks(document: Document.Parsed, text: string): (scalar: Scalar) => Problem | undefined {
  let used: ReadonlySet<string> | undefined
  return ({ anchor, tag, range, type }) => {
    if (type?.startsWith('QUOTE')) return undefined
    const isTag = tag?.startsWith('!')
    if (!isTag) {
      if (anchor === undefined) return undefined
      used ??= namesReferredTo(document)
      if (used.has(anchor)) return undefined
    }
    const character = isTag ? '!' : '&'
    const [from = 0, end = 0] = range ?? []
    const start = text.lastIndexOf(isTag ? '!' : `&${anchor}`, from - 1)
    const span = [start, Math.max(end, start + 1)] as const
    return atValue('yaml-special-start', [], { character }, { span })
  }
}

function namesReferredTo(document: Document.Parsed): Set<string> {
  const names = new Set<string>()
  yamlLibrary().visit(document, {
    Alias(_, { source }) {
      names.add(source)
    },
  })
  return names
}
