import { valueAt } from '../../../schema/value-at.ts'
import type { EditedPage } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'

/** How a section looks from afar. */
type Outline = 'opening' | 'lines' | 'tiles' | 'rows' | 'halves' | 'picture' | 'band'

/** The outlines of the kinds that are more than lines of text. */
const outlines: Readonly<Record<string, Outline>> = {
  opening: 'opening',
  points: 'tiles',
  cards: 'tiles',
  people: 'tiles',
  gallery: 'tiles',
  logos: 'tiles',
  cases: 'tiles',
  articles: 'tiles',
  figures: 'tiles',
  table: 'rows',
  prices: 'rows',
  questions: 'rows',
  timeline: 'rows',
  downloads: 'rows',
  steps: 'rows',
  split: 'halves',
  form: 'halves',
  contact: 'halves',
  place: 'halves',
  video: 'picture',
  quotes: 'band',
  closing: 'band',
  notice: 'band',
  newsletter: 'band',
}

/** How high each outline is, and its shapes: soft ones, then strong ones. */
const shapes: Readonly<Record<Outline, { readonly height: number; readonly soft: string; readonly strong: string }>> = {
  opening: {
    height: 26,
    soft: 'M4 14h20v1.500h-20zM4 17h16v1.500h-16zM32 4h12v18h-12z',
    strong: 'M4 5h22v2.500h-22zM4 9h16v2.500h-16zM4 21h8v2.500h-8z',
  },
  lines: { height: 12, soft: 'M4 5h34v1.500h-34zM4 8h28v1.500h-28z', strong: 'M4 2h14v1.500h-14z' },
  tiles: { height: 17, soft: 'M4 6h12v9h-12zM18 6h12v9h-12zM32 6h12v9h-12z', strong: 'M4 2h14v1.500h-14z' },
  rows: { height: 16, soft: 'M4 6h40v1h-40zM4 9.500h40v1h-40zM4 13h40v1h-40z', strong: 'M4 2h14v1.500h-14z' },
  halves: { height: 17, soft: 'M26 3h18v12h-18zM4 7h18v1.500h-18zM4 10h14v1.500h-14z', strong: 'M4 3h14v1.500h-14z' },
  picture: { height: 18, soft: 'M4 3h40v13h-40z', strong: '' },
  band: { height: 12, soft: 'M0 1h48v10h-48z', strong: 'M14 5h20v2h-20z' },
}

const height = 60

/** A page from afar, drawn from the sections that it has. */
export function PageThumbnail({ page }: { readonly page: EditedPage }) {
  const { state } = useOpenFile()
  const sections = page.place && valueAt(state.value, [...page.place, 'sections'])
  const kinds = Object.values((sections ?? {}) as Readonly<Record<string, { kind?: unknown; enabled?: unknown }>>)
    .filter((section) => section?.enabled !== false)
    .map((section) => shapes[outlines[String(section?.kind)] ?? 'lines'])
  const shown = kinds.length > 0 ? kinds : [shapes.lines, shapes.lines, shapes.lines]
  const tops = shown.map((_, index) => 6 + shown.slice(0, index).reduce((sum, one) => sum + one.height, 0))
  return (
    <svg className="page-thumbnail" viewBox={`0 0 48 ${height}`} aria-hidden="true" focusable="false">
      <path className="soft" d="M4 3h6v1.500h-6zM30 3h14v1.500h-14z" />
      {shown.map(({ soft, strong }, index) =>
        (tops[index] ?? 0) > height ? null : (
          <g key={index} transform={`translate(0 ${tops[index]})`}>
            <path className="soft" d={soft} />
            <path className="strong" d={strong} />
          </g>
        ),
      )}
    </svg>
  )
}
