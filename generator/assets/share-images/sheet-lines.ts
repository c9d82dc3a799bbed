import type { Artefact } from '../../../src/content/page-content.ts'
import { createFormats, type Formats } from '../../../src/locale/formats.ts'
import type { ShareCard } from '../../compile/share-image.ts'

/** A line of the document on a share image. */
export interface SheetLine {
  readonly text: string
  /** Text at the end of the line. */
  readonly end?: string
  /** What the sign before the line says. */
  readonly sign?: 'good' | 'fair' | 'bad'
  readonly strong?: boolean
}

type Lines<Kind extends Artefact['kind']> = (
  artefact: Extract<Artefact, { kind: Kind }>,
  formats: Formats,
) => SheetLine[]

const signs = { pass: 'good', partial: 'fair', fail: 'bad' } as const

const linesOfKind: { readonly [Kind in Artefact['kind']]: Lines<Kind> } = {
  checklist: ({ items, score, scoreLabel }, { percent }) => [
    { text: scoreLabel, end: percent(score), strong: true },
    ...items.map(({ text, result }) => ({ text, sign: signs[result] })),
  ],
  calendar: ({ events }, { number }) =>
    events.map(({ day, text, status }) => ({
      text,
      end: number(day),
      sign: status === 'done' ? ('good' as const) : ('fair' as const),
    })),
  certificate: ({ lead, holder, text, facts }) => [
    { text: lead },
    { text: holder, strong: true },
    { text },
    ...facts.map(({ label, value }) => ({ text: label, end: value })),
  ],
  recipe: ({ columns, ingredients }, { number }) => [
    { text: columns.ingredient, end: `${columns.gross} / ${columns.net}`, strong: true },
    ...ingredients.map(({ name, gross, net }) => ({ text: name, end: `${number(gross)} / ${number(net)}` })),
  ],
  nutrition: ({ heading, columns, rows }, { number }) => [
    { text: heading, end: columns.perServing, strong: true },
    ...rows.map(({ nutrient, perServing }) => ({ text: nutrient, end: number(perServing) })),
  ],
  manual: ({ contentsTitle, contents }, { number }) => [
    { text: contentsTitle, strong: true },
    ...contents.map(({ title, page }) => ({ text: title, end: number(page) })),
  ],
  matrix: ({ columns, classes }, { percent }) => [
    { text: columns.name, end: columns.score, strong: true },
    ...classes.flatMap(({ sign, tone, rows }) =>
      rows.map(({ name, score }) => ({ text: name, end: `${sign} ${percent(score)}`, sign: tone })),
    ),
  ],
}

/** The lines of a document that fit on a share image. */
export function sheetLines(artefact: NonNullable<ShareCard['artefact']>, tag: string): SheetLine[] {
  const lines = linesOfKind[artefact.kind] as Lines<Artefact['kind']>
  return lines(artefact as never, createFormats(tag)).slice(0, 9)
}
