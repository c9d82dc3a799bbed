import type { Artefact } from '../../../src/content/page-content.ts'
import type { SheetLine } from '../../../src/kinds/parts.ts'
import { createFormats } from '../../../src/locale/formats.ts'
import type { Kind } from '../../kinds/kind.ts'
import { runShareLines } from '../../kinds/run-kinds.ts'

/** How many lines of a document fit on a share image. */
const mostLines = 9

/** The lines of a document that fit on a share image, as its kind says them. */
export function sheetLines(artefact: Artefact, { tag, kinds }: { tag: string; kinds: readonly Kind[] }): SheetLine[] {
  const kind = kinds.find(({ name }) => name === artefact.kind)
  const lines = kind && runShareLines(kind)?.(artefact as never, createFormats(tag) as never)
  return ((lines ?? []) as SheetLine[]).slice(0, mostLines)
}
