import type { Markup } from '../../../src/content/markup.ts'
import type { ShownSection } from '../../../src/content/page-content.ts'
import { letterWidths } from './letter-widths.ts'
import { textOfMarkup } from './text-of-markup.ts'

/** The kinds of sections whose layout can be chosen. */
export type LookKind =
  | 'opening'
  | 'points'
  | 'split'
  | 'text'
  | 'closing'
  | 'steps'
  | 'questions'
  | 'quotes'
  | 'form'
  | 'figures'
  | 'prices'
  | 'gallery'

/** The looks of a kind. */
export type LookOf<Kind extends LookKind> =
  ShownSection<Kind> extends { readonly look?: infer Look } ? Extract<Look, string> : never

/** What a look needs to know of the page. */
export interface LookPage {
  readonly isHome: boolean
}

/** Whether a section has what a look shows. */
type Fits<Kind extends LookKind> = (section: ShownSection<Kind>, page: LookPage) => boolean

/** The looks of each kind; the first one is that of a site which says nothing. */
type SectionLooks = { readonly [Kind in LookKind]: { readonly [Look in LookOf<Kind>]: Fits<Kind> } }

const always = () => true
const never = () => false

/** When a look may be chosen for a section that names none. Those that need more than the usual keys are chosen by these keys. */
export const sectionLooks: SectionLooks = {
  opening: {
    beside: always,
    centred: never,
    behind: never,
    words: ({ image, artefacts }, { isHome }) => isHome && !image && artefacts.length === 0,
    foot: ({ image }) => image !== undefined,
    halves: ({ image }) => image !== undefined,
    collage: never,
    film: never,
    form: never,
    offer: never,
  },
  points: {
    cards: always,
    rows: always,
    numbered: always,
    statements: ({ items, action }) =>
      !action && items.length < 5 && items.every(({ text, image }) => text.length < 200 && !image),
    bento: ({ items }) => items.length > 2 && items.length < 9,
    numerals: ({ items }) => items.every(({ image }) => !image),
  },
  split: {
    beside: always,
    edge: ({ image }) => image !== undefined,
    above: ({ image }) => image !== undefined,
    overlap: ({ image }) => image !== undefined,
  },
  text: {
    plain: always,
    columns: ({ text }) => plainLength(text) > 900 && !hasHeadings(text),
    large: ({ text }) => plainLength(text) < 400 && !hasHeadings(text),
  },
  closing: {
    card: always,
    band: always,
    halves: always,
    picture: ({ image }) => image !== undefined,
  },
  steps: {
    row: always,
    timeline: always,
    numerals: always,
    stairs: ({ items }) => items.length > 2 && items.length < 6,
  },
  questions: {
    folded: always,
    columns: ({ items }) => items.length < 9,
    list: ({ items }) => items.length < 9,
  },
  quotes: {
    cards: always,
    wall: ({ items }) => items.length > 2,
    large: always,
  },
  form: {
    beside: always,
    centred: always,
    panel: ({ info, reasons }) => (info ?? reasons) !== undefined,
  },
  figures: {
    row: always,
    band: always,
    large: ({ items }) => items.length < 5,
    inline: ({ items }) => items.length < 5,
  },
  prices: {
    plans: always,
    list: always,
    menu: ({ items }) => items.every(({ features, action }) => !features && !action),
    table: ({ items }) => items.every(({ features }) => !features),
  },
  gallery: {
    grid: always,
    masonry: ({ items }) => items.length > 2,
    strip: ({ items }) => items.length > 3,
    mosaic: ({ items }) => items.length > 3,
    compare: never,
  },
}

/** The looks that have sheets of their own under other names, which are older. */
export const formerLooks: ReadonlySet<string> = new Set([
  ...['opening-beside', 'opening-centred', 'opening-behind'],
  ...['points-cards', 'points-rows', 'points-numbered', 'points-statements'],
  ...['prices-plans', 'prices-list'],
])

/** Whether a text is of two or three paragraphs at most. */
export function isShortText(text: Markup): boolean {
  return plainLength(text) < 600 && !hasHeadings(text)
}

/** How many letters wide a text is that is markup. */
function plainLength(markup: Markup): number {
  return letterWidths(textOfMarkup(markup))
}

function hasHeadings(markup: Markup): boolean {
  return markup.some((node) => typeof node !== 'string' && /^h[2-4]$/.test(node.tag))
}
