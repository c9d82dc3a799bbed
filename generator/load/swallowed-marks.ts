import type { Document, Scalar } from 'yaml'
import { atValue, type Problem } from '../diagnostics/problem.ts'
import { isAlias, isMap, isSeq } from './yaml-nodes.ts'

/** Finds texts of which YAML takes the first word for a mark of its own, and leaves it out: `& Cia`, `!Oferta`. */
export class SwallowedMarks {
  readonly #document: Document.Parsed
  readonly #text: string
  #used: ReadonlySet<string> | undefined

  constructor(document: Document.Parsed, text: string) {
    this.#document = document
    this.#text = text
  }

  /** What is to be said of a scalar; nothing where the mark is meant: a type of YAML's own, or a name that is referred to. */
  swallowedBy({ anchor, tag, range, type }: Scalar): Problem | undefined {
    if (type?.startsWith('QUOTE')) return undefined
    const sign = tag?.startsWith('!') ? '!' : anchor !== undefined && !this.#isUsed(anchor) ? '&' : undefined
    if (!sign) return undefined
    const [from = 0, end = 0] = range ?? []
    const start = this.#text.lastIndexOf(sign === '&' ? `&${anchor}` : sign, from - 1)
    const span = [start, Math.max(end, start + 1)] as const
    return atValue('yaml-special-start', [], { parameters: { character: sign }, span })
  }

  #isUsed(anchor: string): boolean {
    this.#used ??= namesReferredTo(this.#document.contents)
    return this.#used.has(anchor)
  }
}

function namesReferredTo(contents: unknown): Set<string> {
  const names = new Set<string>()
  const visit = (node: unknown): void => {
    if (isAlias(node)) names.add(node.source)
    else if (isMap(node)) for (const pair of node.items) visit(pair.value)
    else if (isSeq(node)) for (const item of node.items) visit(item)
  }
  visit(contents)
  return names
}
