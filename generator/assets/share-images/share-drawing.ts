import type { SheetLine } from '../../../src/kinds/parts.ts'
import { shareImageSize } from '../../compile/metadata/share-image.ts'
import type { DrawableCard } from './drawable-card.ts'
import { box, column, type Element, image, type Style } from './element.ts'
import type { ShareFonts } from './share-fonts.ts'

const paper = '#faf7f2'
const sheetColor = '#fffefc'
const ink = '#2b2124'
const inkSoft = '#5f5357'
const rule = '#e2dad4'
const fair = '#b7791f'

const textBox = { left: 78, top: 72, height: 486 } as const
/** The document: it runs off the image on the right and below, while its words, which are `width` wide, keep clear of the edge. */
const sheetBox = { width: 372, left: 756, top: 84 } as const

interface Setting extends Pick<ShareFonts, 'families'> {
  /** The logo as a `data:` URL. */
  readonly logo: string
}

/**
 * The drawing of a share image without the words of its page, which `headingDrawing` has: on the left the company's name, on the right the
 * document that the client will receive, cut off by the lower edge. Where the title cannot be drawn, the logo stands in its place.
 */
export function groundDrawing(card: DrawableCard, setting: Setting): Element {
  const { color, title, sheet } = card
  return box(
    { ...shareImageSize, ...paperStyle(setting), position: 'relative' },
    box({ position: 'absolute', left: 0, top: 0, width: 14, height: shareImageSize.height, backgroundColor: color }),
    column(
      { ...textBox, position: 'absolute', width: textWidth(card), justifyContent: title ? 'flex-end' : 'center' },
      title ? signature(card, setting) : emblem(card, setting),
    ),
    sheet && sheetDrawing(card, { ...sheet, families: setting.families }),
  )
}

/** The words of the page on the paper of the ground: an eyebrow and the title, as high as they need. */
export function headingDrawing(card: DrawableCard, setting: Setting): Element {
  const { eyebrow, title = '', color } = card
  const width = textWidth(card)
  const shown = shortened(title, longestTitle)
  return column(
    // Letters reach below their line.
    { width, paddingBottom: 24, ...paperStyle(setting) },
    eyebrow && box({ fontSize: 27, color, marginBottom: 22 }, shortened(eyebrow, Math.floor(width / 16))),
    box(
      { fontFamily: setting.families.heading, fontSize: titleSize(shown, width), lineHeight, wordBreak: 'break-word' },
      shown,
    ),
  )
}

/** Where the heading stands on its ground. */
export function headingPlace(card: DrawableCard, isRightToLeft: boolean): { left: number; top: number } {
  const { left, top } = textBox
  return { left: isRightToLeft ? shareImageSize.width - left - textWidth(card) : left, top }
}

/** How far the texts reach: up to the document, or over the whole width where there is none. */
export function textWidth({ sheet }: Pick<DrawableCard, 'sheet'>): number {
  return sheet ? 630 : shareImageSize.width - 2 * textBox.left
}

const paperStyle = ({ families }: Setting): Style => ({ backgroundColor: paper, color: ink, fontFamily: families.text })

function signature(card: DrawableCard, setting: Setting): Element {
  return box(
    { alignItems: 'center' },
    image({ src: setting.logo, width: logoEdge(card), height: logoEdge(card), style: { objectFit: 'contain' } }),
    column({ marginLeft: 20 }, ...company(card, setting)),
  )
}

function emblem(card: DrawableCard, setting: Setting): Element {
  return column(
    { alignItems: 'center' },
    image({ src: setting.logo, width: logoEdge(card), height: logoEdge(card), style: { objectFit: 'contain' } }),
    column({ marginTop: 36, alignItems: 'center' }, ...company(card, setting)),
  )
}

function company({ siteName, host }: DrawableCard, { families }: Setting) {
  return [
    siteName && box({ fontFamily: families.heading, fontSize: 27 }, shortened(siteName, 32)),
    box({ fontSize: 22, color: inkSoft, marginTop: 2 }, shortened(host, 44)),
  ]
}

/** How wide the logo is: large where it stands in the place of a title that cannot be drawn. */
export function logoEdge({ title }: DrawableCard): number {
  return title ? 64 : 240
}

const lineHeight = 1.12

/** The width of a letter in the widest typefaces, as a share of the size of the type. */
const letterWidth = 0.6

/** The height that a title has at most, between the eyebrow and the company. */
const titleHeight = 320

/** What lines need beside their letters: the ends of lines where the next word has no room. */
const loose = 1.2

/** Long titles are smaller, so that every title fits, and so are those with a word for which the width has no room. */
function titleSize(title: string, width: number): number {
  const longestWord = Math.max(...title.split(/[\s-]/).map(countLetters))
  const fitting = Math.sqrt((width * titleHeight) / (countLetters(title) * letterWidth * lineHeight * loose))
  const ofWord = Math.max(leastSize, width / (longestWord * letterWidth))
  return Math.floor(Math.min(sizeOfLength(title.length), fitting, ofWord))
}

/** The size below which a long word is broken instead. */
const leastSize = 34

/** How many letters of the usual width a text is as wide as: capitals in a row are wider. */
function countLetters(text: string): number {
  return text.length + 0.2 * (text.match(/(?<=\p{Lu})\p{Lu}/gu)?.length ?? 0)
}

function sizeOfLength(length: number): number {
  if (length <= 42) return 64
  return length <= 75 ? 55 : 46
}

/** The longest title: a longer one would be too small to be read. */
const longestTitle = 240

type Sheet = NonNullable<DrawableCard['sheet']> & Pick<Setting, 'families'>

function sheetDrawing(card: DrawableCard, { title, subtitle, lines, families }: Sheet): Element {
  return column(
    {
      position: 'absolute',
      left: sheetBox.left,
      top: sheetBox.top,
      width: sheetBox.width,
      height: shareImageSize.height,
      padding: '30px 40px 30px 32px',
      backgroundColor: sheetColor,
      border: `2px solid ${rule}`,
      borderTop: `8px solid ${card.color}`,
      overflow: 'hidden',
    },
    box({ fontFamily: families.heading, fontSize: 28, lineHeight: 1.15 }, title),
    box({ fontSize: 17, color: inkSoft, marginTop: 6, marginBottom: 14 }, subtitle && shortened(subtitle, 46)),
    ...lines.map((line) => lineDrawing(line, card)),
  )
}

/** The sign before a line. Its shape says as much as its colour, which may be any: a dot, a ring, a square. */
function signDrawing(sign: NonNullable<SheetLine['sign']>, { accent, color }: DrawableCard): Element {
  const look: Style = {
    good: { borderRadius: 7, backgroundColor: accent },
    fair: { borderRadius: 7, border: `4px solid ${fair}`, boxSizing: 'border-box' },
    bad: { borderRadius: 1, backgroundColor: color },
  }[sign]
  return box({ width: 14, height: 14, marginRight: 12, ...look })
}

function lineDrawing({ text, end, sign, strong }: SheetLine, card: DrawableCard): Element {
  const { color } = card
  return box(
    {
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: '11px 0',
      borderTop: `1px solid ${rule}`,
      fontSize: 18,
    },
    box(
      { alignItems: 'center', color: strong ? color : ink },
      sign && signDrawing(sign, card),
      shortened(text, end === undefined ? 36 : 27),
    ),
    end === undefined ? undefined : box({ color: strong ? color : inkSoft, marginLeft: 12 }, shortened(end, 14)),
  )
}

function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\s,.;:]+\S*$/, '')}…`
}
