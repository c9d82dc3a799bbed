import { ours } from './generators.ts'
import { median, type Results } from './results.ts'

const panel = { width: 430, height: 340, left: 56, top: 44, gap: 190 }
const colours = ['#800020', '#c77700', '#2f6b4f', '#3355aa', '#7a4fa3', '#111111', '#777777', '#0f7f8f']

interface Point {
  readonly pages: number
  readonly seconds: number
}

/** Draws the build time over the number of pages, and the bytes of the first view. */
export function drawPlot(results: Results, names: readonly string[]): string {
  const width = panel.left * 2 + panel.width * 2 + panel.gap
  const height = panel.top + panel.height + 56
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    timePanel(results, names),
    `<g transform="translate(${panel.left + panel.width + panel.gap} 0)">${bytesPanel(results, names)}</g>`,
    '</svg>',
    '',
  ].join('\n')
}

function timePanel({ builds }: Results, names: readonly string[]): string {
  const series = names.map((name, index) => ({
    name,
    colour: colours[index % colours.length] as string,
    points: builds
      .filter(({ generator }) => generator === name)
      .map(({ pages, runs }): Point => ({ pages, seconds: median(runs.map((run) => run.seconds)) }))
      .sort((a, b) => a.pages - b.pages),
  }))
  const all = series.flatMap(({ points }) => points)
  const x = scale(
    all.map(({ pages }) => pages),
    [panel.left, panel.left + panel.width],
  )
  const y = scale(
    all.map(({ seconds }) => seconds),
    [panel.top + panel.height, panel.top],
  )
  return [
    text(panel.left, 24, 'Cold build, seconds, by pages (both logarithmic)', 'font-weight="600"'),
    ...x.ticks.map((tick) =>
      text(x.at(tick), panel.top + panel.height + 22, tick.toLocaleString('en'), 'text-anchor="middle"'),
    ),
    ...y.ticks.map((tick) => gridLine(y.at(tick), String(tick))),
    ...series.map(({ name, colour, points }) => curve(points, { name, colour, x: x.at, y: y.at })),
    ...labels(
      series
        .filter(({ points }) => points.length > 0)
        .map(({ name, colour, points }) => endOf(points, { name, colour, x: x.at, y: y.at })),
    ),
  ].join('\n')
}

function gridLine(y: number, label: string): string {
  return `<path d="M${panel.left} ${y}h${panel.width}" stroke="#ddd"/>${text(panel.left - 8, y + 4, label, 'text-anchor="end"')}`
}

interface Look {
  readonly name: string
  readonly colour: string
  readonly x: (value: number) => number
  readonly y: (value: number) => number
}

function curve(points: readonly Point[], { name, colour, x, y }: Look): string {
  const places = points.map(({ pages, seconds }) => `${x(pages).toFixed(1)} ${y(seconds).toFixed(1)}`)
  const width = name === ours ? 3 : 1.5
  const dots = places.map((place) => `<circle r="3.5" fill="${colour}" transform="translate(${place})"/>`).join('')
  return places.length === 0
    ? ''
    : `<path d="M${places.join('L')}" fill="none" stroke="${colour}" stroke-width="${width}"/>${dots}`
}

function endOf(
  points: readonly Point[],
  { name, colour, x, y }: Look,
): { name: string; colour: string; x: number; y: number } {
  const { pages, seconds } = points.at(-1) as Point
  return { name: `${name} ${seconds.toFixed(1)} s`, colour, x: x(pages), y: y(seconds) }
}

/** The names at the ends of the curves, moved apart where they would overlap. */
function labels(ends: readonly { name: string; colour: string; x: number; y: number }[]): string[] {
  let free = Number.NEGATIVE_INFINITY
  return [...ends]
    .sort((a, b) => a.y - b.y)
    .map(({ name, colour, y }) => {
      free = Math.max(free + 16, y + 4)
      return text(panel.left + panel.width + 10, free, name, `fill="${colour}"`)
    })
}

function bytesPanel({ firstViews }: Results, names: readonly string[]): string {
  const kinds = [
    ['html', '#800020'],
    ['css', '#2f6b4f'],
    ['js', '#c77700'],
    ['data', '#777777'],
  ] as const
  const views = names.flatMap((name) => firstViews.filter(({ generator }) => generator === name))
  const total = (view: (typeof views)[number]) => kinds.reduce((sum, [kind]) => sum + view[kind].brotli, 0)
  const most = Math.max(1, ...views.map(total))
  const rows = views.map((view, index) => {
    const y = panel.top + 30 + index * 42
    let x = 0
    const bars = kinds.map(([kind, colour]) => {
      const width = (view[kind].brotli / most) * panel.width
      x += width
      return `<rect x="${(x - width).toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="14" fill="${colour}"/>`
    })
    return `${text(0, y - 5, `${view.generator}: ${(total(view) / 1000).toFixed(1)} kB`)}${bars.join('')}`
  })
  const legend = kinds.map(([kind, colour], index) =>
    text(index * 70, panel.top + panel.height + 22, kind, `fill="${colour}" font-weight="600"`),
  )
  return [text(0, 24, 'First view of a service page, kB brotli', 'font-weight="600"'), ...rows, ...legend].join('\n')
}

/** A logarithmic scale over some values, with the powers of ten among them as ticks. */
function scale(values: readonly number[], [from, to]: readonly [number, number]) {
  const [low, high] = [Math.log10(Math.min(...values)), Math.log10(Math.max(...values))]
  const at = (value: number) => from + ((Math.log10(value) - low) / Math.max(high - low, 1e-9)) * (to - from)
  const powers = Array.from({ length: 12 }, (_, index) => 10 ** (index - 4))
  return { at, ticks: powers.filter((power) => Math.log10(power) >= low - 1e-9 && Math.log10(power) <= high + 0.1) }
}

function text(x: number, y: number, content: string, attributes = ''): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${attributes}>${content}</text>`
}
