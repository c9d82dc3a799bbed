import type { Artefact } from '../../src/content/page-content.ts'
import type { ShareCard } from '../compile/share-card.ts'

/** A line of the document on a share image. */
export interface SheetLine {
  readonly text: string
  /** Text at the end of the line. */
  readonly end?: string
  /** The colour of a dot before the line. */
  readonly sign?: 'good' | 'fair' | 'bad'
  readonly strong?: boolean
}

type Lines<Kind extends Artefact['kind']> = (
  artefact: Extract<Artefact, { kind: Kind }>,
  format: Intl.NumberFormat,
) => SheetLine[]

const signs = { pass: 'good', partial: 'fair', fail: 'bad' } as const

const linesOfKind: { readonly [Kind in Artefact['kind']]: Lines<Kind> } = {
  checklist: ({ items, score, scoreLabel }, { format }) => [
    { text: scoreLabel, end: `${format(score)}%`, strong: true },
    ...items.map(({ text, result }) => ({ text, sign: signs[result] })),
  ],
  calendar: ({ events }, { format }) =>
    events.map(({ day, text, status }) => ({
      text,
      end: format(day),
      sign: status === 'done' ? ('good' as const) : ('fair' as const),
    })),
  certificate: ({ lead, holder, text, facts }) => [
    { text: lead },
    { text: holder, strong: true },
    { text },
    ...facts.map(({ label, value }) => ({ text: label, end: value })),
  ],
  recipe: ({ columns, ingredients }, { format }) => [
    { text: columns.ingredient, end: `${columns.gross} / ${columns.net}`, strong: true },
    ...ingredients.map(({ name, gross, net }) => ({ text: name, end: `${format(gross)} / ${format(net)}` })),
  ],
  nutrition: ({ heading, columns, rows }, { format }) => [
    { text: heading, end: columns.perServing, strong: true },
    ...rows.map(({ nutrient, perServing }) => ({ text: nutrient, end: format(perServing) })),
  ],
  manual: ({ contentsTitle, contents }, { format }) => [
    { text: contentsTitle, strong: true },
    ...contents.map(({ title, page }) => ({ text: title, end: format(page) })),
  ],
  matrix: ({ columns, classes }, { format }) => [
    { text: columns.name, end: columns.score, strong: true },
    ...classes.flatMap(({ sign, tone, rows }) =>
      rows.map(({ name, score }) => ({ text: name, end: `${sign} ${format(score)}%`, sign: tone })),
    ),
  ],
}

/** The lines of a document that fit on a share image. */
export function sheetLines(artefact: NonNullable<ShareCard['artefact']>, tag: string): SheetLine[] {
  const lines = linesOfKind[artefact.kind] as Lines<Artefact['kind']>
  return lines(artefact as never, new Intl.NumberFormat(tag)).slice(0, 9)
}
