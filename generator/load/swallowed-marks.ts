import type { Document, Node, Scalar } from 'yaml'
import { atValue, type Problem } from '../diagnostics/problem.ts'
import { yamlLibrary } from './yaml-library.ts'

/** Finds texts whose first word YAML takes for an anchor or a tag, and drops: `& Cia`, `!Oferta`. */
export class SwallowedMarks {
  readonly #document: Document.Parsed
  readonly #text: string
  #used: ReadonlySet<string> | undefined

  constructor(document: Document.Parsed, text: string) {
    this.#document = document
    this.#text = text
  }

  /** The problem of a scalar; undefined if the mark is meant: a tag of YAML itself, or an anchor that an alias refers to. */
  swallowedBy({ anchor, tag, range, type }: Scalar): Problem | undefined {
    if (type?.startsWith('QUOTE')) return undefined
    const isTag = tag?.startsWith('!')
    if (!isTag && (anchor === undefined || this.#isUsed(anchor))) return undefined
    const character = isTag ? '!' : '&'
    const [from = 0, end = 0] = range ?? []
    const start = this.#text.lastIndexOf(isTag ? '!' : `&${anchor}`, from - 1)
    const span = [start, Math.max(end, start + 1)] as const
    return atValue('yaml-special-start', [], { parameters: { character }, span })
  }

  #isUsed(anchor: string): boolean {
    this.#used ??= namesReferredTo(this.#document.contents)
    return this.#used.has(anchor)
  }
}

function namesReferredTo(contents: Node | null): Set<string> {
  const names = new Set<string>()
  yamlLibrary().visit(contents, {
    Alias(_, { source }) {
      names.add(source)
    },
  })
  return names
}
