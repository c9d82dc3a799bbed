import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { type Element, image, type Style } from './element.ts'
import { isShaped } from './share-fonts.ts'

/** What a text takes from the boxes around it. */
interface Around {
  readonly fontFamily: string
  readonly fontSize: number
  readonly color: string
  readonly lineHeight: number
  readonly width: number
}

interface Setting {
  /** The files of letters, as fonts of the system are, by the value of `fontFamily`. */
  readonly letters: ReadonlyMap<string, readonly Uint8Array[]>
  readonly isRightToLeft: boolean
}

/** What letters that join, or have marks above and below, need between their lines. */
const leastLineHeight = 1.45

/**
 * Puts pictures in the place of texts whose letters join or run from right to left: the renderer of the drawing sets letters one after the
 * other, while that of its picture shapes them.
 */
export async function withShapedWords(drawing: Element, setting: Setting): Promise<Element> {
  if (!isShaped(JSON.stringify(drawing))) return drawing
  const folder = await mkdtemp(join(tmpdir(), 'letters-'))
  try {
    const files = new Map<string, string[]>()
    for (const [family, fonts] of setting.letters) {
      const paths = fonts.map((_, index) => join(folder, `${files.size}-${index}.ttf`))
      await Promise.all(fonts.map((bytes, index) => writeFile(paths[index] ?? '', bytes)))
      files.set(family, paths)
    }
    const around = { fontFamily: '', fontSize: 16, color: '#000', lineHeight: 1.2, width: 0 }
    return shaped(drawing, around, (text, style) =>
      picture(text, style, { fontFiles: files.get(style.fontFamily) ?? [], isRightToLeft: setting.isRightToLeft }),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

function shaped(element: Element, around: Around, draw: (text: string, around: Around) => Element): Element {
  const { style, children } = element.props as { style?: Style; children?: unknown[] }
  if (!children) return element
  const inner = { ...around, ...style } as Around
  const drawn = children.map((child) => {
    if (typeof child === 'object') return shaped(child as Element, inner, draw)
    return typeof child === 'string' && isShaped(child) ? draw(child, inner) : child
  })
  return { type: element.type, props: { ...element.props, children: drawn } }
}

interface Letters {
  readonly fontFiles: string[]
  readonly isRightToLeft: boolean
}

/** The picture of a text, with as many lines as its width takes. */
function picture(text: string, { fontSize, color, lineHeight, width }: Around, letters: Letters): Element {
  const set = (lines: readonly string[], boxWidth: number) => {
    const step = fontSize * Math.max(lineHeight, leastLineHeight)
    const height = Math.ceil(lines.length * step)
    const place = letters.isRightToLeft ? `x="${boxWidth}" text-anchor="end"` : 'x="0"'
    const rows = lines.map(
      (line, index) => `<text ${place} y="${(index + 0.72) * step}" fill="${color}">${escaped(line)}</text>`,
    )
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${boxWidth}" height="${height}" font-size="${fontSize}">${rows.join('')}</svg>`
    const drawing = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: letters.fontFiles } })
    return { drawing, height }
  }
  const measureWidth = (line: string) => set([line], 4000).drawing.getBBox()?.width ?? 0
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && measureWidth(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const boxWidth = Math.ceil(Math.max(...lines.map(measureWidth))) + 4
  const { drawing, height } = set(lines, boxWidth)
  const src = `data:image/svg+xml;base64,${Buffer.from(drawing.toString()).toString('base64')}`
  return image({ src, width: boxWidth, height })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
