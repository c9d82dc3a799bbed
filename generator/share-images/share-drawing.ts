import { shareImageSize } from '../compile/share-card.ts'
import type { DrawableCard } from './drawable-card.ts'
import { box, column, type Element, image } from './element.ts'
import type { ShareFonts } from './share-fonts.ts'
import type { SheetLine } from './sheet-lines.ts'

const paper = '#faf7f2'
const sheetColor = '#fffefc'
const ink = '#2b2124'
const inkSoft = '#5f5357'
const rule = '#e2dad4'
const fair = '#b7791f'

const sheetBox = { width: 404, left: 756, top: 84 } as const

interface Setting extends Pick<ShareFonts, 'families'> {
  /** The logo as a `data:` URL. */
  readonly logo: string
}

/**
 * The drawing of a share image: on the left the page's title between its eyebrow and the company's name, on the right the document that
 * the client will receive, cut off by the lower edge.
 */
export function shareDrawing(card: DrawableCard, { logo, families }: Setting): Element {
  const { eyebrow, title, siteName, sheet } = card
  return box(
    { ...shareImageSize, backgroundColor: paper, color: ink, fontFamily: families.text, position: 'relative' },
    box({
      position: 'absolute',
      left: 0,
      top: 0,
      width: 14,
      height: shareImageSize.height,
      backgroundColor: card.color,
    }),
    column(
      { position: 'absolute', left: 78, top: 72, width: 630, height: 486, justifyContent: 'space-between' },
      column(
        {},
        eyebrow && box({ fontSize: 27, color: card.color, marginBottom: 22 }, eyebrow),
        title && box({ fontFamily: families.heading, fontSize: titleSize(title), lineHeight: 1.12 }, title),
      ),
      box(
        { alignItems: 'center' },
        image({ src: logo, width: 64, height: 64 }),
        column(
          { marginLeft: 20 },
          siteName && box({ fontFamily: families.heading, fontSize: 27 }, siteName),
          box({ fontSize: 22, color: inkSoft, marginTop: 2 }, card.host),
        ),
      ),
    ),
    sheet && sheetDrawing(card, { ...sheet, families }),
  )
}

/** Long titles are smaller, so that every title fits. */
function titleSize(title: string): number {
  if (title.length <= 42) return 64
  return title.length <= 75 ? 55 : 46
}

type Sheet = NonNullable<DrawableCard['sheet']> & Pick<Setting, 'families'>

function sheetDrawing(card: DrawableCard, { title, subtitle, lines, families }: Sheet): Element {
  return column(
    {
      position: 'absolute',
      left: sheetBox.left,
      top: sheetBox.top,
      width: sheetBox.width,
      height: shareImageSize.height,
      padding: '30px 32px',
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

function lineDrawing({ text, end, sign, strong }: SheetLine, { accent, color }: DrawableCard): Element {
  const signColor = sign && { good: accent, fair, bad: color }[sign]
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
      signColor && box({ width: 14, height: 14, borderRadius: 7, backgroundColor: signColor, marginRight: 12 }),
      shortened(text, end === undefined ? 36 : 27),
    ),
    end === undefined ? undefined : box({ color: strong ? color : inkSoft, marginLeft: 12 }, shortened(end, 14)),
  )
}

function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\s,.;:]+\S*$/, '')}…`
}
