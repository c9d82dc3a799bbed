import type { SheetLine } from '../../../src/kinds/parts.ts'
import type { ShareCard } from '../../compile/metadata/share-image.ts'

/** The content of a share image: a card without what cannot be drawn. */
export interface DrawableCard extends Pick<ShareCard, 'host' | 'color' | 'accent'> {
  readonly eyebrow?: string
  readonly title?: string
  readonly siteName?: string
  readonly sheet?: { readonly title: string; readonly subtitle?: string; readonly lines: readonly SheetLine[] }
}

/** Omits texts with letters that the typefaces lack: an image without them is better than one with empty boxes. */
export function drawableCard(
  card: ShareCard,
  lines: readonly SheetLine[],
  drawn: (text: string) => string | undefined,
): DrawableCard {
  const { host, color, accent, artefact } = card
  const title = artefact && drawn(artefact.title)
  return {
    host,
    color,
    accent,
    eyebrow: card.eyebrow === undefined ? undefined : drawn(card.eyebrow),
    title: drawn(card.title),
    siteName: drawn(card.siteName),
    sheet: title ? { title, subtitle: drawn(artefact.subtitle), lines: drawableLines(lines, drawn) } : undefined,
  }
}

function drawableLines(lines: readonly SheetLine[], drawn: (text: string) => string | undefined): SheetLine[] {
  return lines.flatMap((line) => {
    const text = drawn(line.text)
    return text === undefined ? [] : [{ ...line, text, end: line.end && drawn(line.end) }]
  })
}
