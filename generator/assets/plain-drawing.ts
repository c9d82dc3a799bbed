import type { PlainDrawing } from '../compile/compile-context.ts'

/** The most bytes: a longer drawing would take up more of each page's first round trip than a request costs. */
const longest = 600

const shapeNames = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'])
const geometry = 'd x y width height rx ry cx cy r x1 y1 x2 y2 points transform'.split(' ')
const outline = ['linecap', 'linejoin', 'miterlimit', 'dasharray', 'dashoffset', 'opacity', 'width']
const paint = ['opacity', 'fill', 'fill-opacity', 'fill-rule', 'stroke', ...outline.map((name) => `stroke-${name}`)]
const rootAttributes = new Set(['viewBox', ...paint])
const shapeAttributes = new Set([...geometry, ...paint])

/** What stands beside the shapes and draws nothing: declarations, comments, a title or a description. */
const besideShapes = /<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^>[]*>|<(title|desc)\b[^<>]*>[^<]*<\/\1>/gs
/** Attributes of the root that have no effect where the page sets size and label, and no style or reference uses them. */
const idle = /\s+(?:xmlns(?::\w+)?|xml:space|version|width|height|role|aria-[\w-]+|id|class)="[^"]*"/g
/** Values that depend on where the drawing is, or on another element. */
const dependent = /url\(|var\(|currentcolor|inherit|context-/i
/** A root with empty elements in it and nothing else: its attributes, and the elements. */
const whole = /^<svg(\s[^<>]*)>((?:<\w+\s[^<>]*\/>)+)<\/svg>$/
/** An empty element: its name and its attributes, as in `<circle r="9"/>`. */
const shape = /<(\w+)(\s[^<>]*)\/>/g
/** An attribute whose value needs no escaping in a `data:` URL: `stroke-width="2"`. */
const attribute = /\s+([\w-]+)="([^"'&%]*)"/g

/**
 * Reads an SVG file of a few plain shapes, to be inlined in the pages: a request would compete with the typefaces of the first view.
 * Returns undefined for any other drawing: long ones, and those with groups, styles, references or scripts.
 */
export function readPlainDrawing(bytes: Uint8Array): PlainDrawing | undefined {
  if (bytes.length > longest) return undefined
  const text = Buffer.from(bytes).toString().replaceAll(besideShapes, '').replaceAll(/>\s+</g, '><').trim()
  const [, root = '', inner = ''] = whole.exec(text.replaceAll(/><\/(?!svg>)\w+>/g, '/>')) ?? []
  const attributes = parseAttributes(root.replaceAll(idle, ''), rootAttributes)
  const shapes = [...inner.matchAll(shape)].map(([, name = '', written = '']) => {
    const known = shapeNames.has(name) && parseAttributes(written, shapeAttributes)
    return known ? ([name, known] as const) : undefined
  })
  if (!attributes?.viewBox || !shapes.every((entry) => entry !== undefined)) return undefined
  return { inline: { attributes, shapes }, address: dataUrl(text) }
}

/** Attributes by their names in React; undefined where one is unknown, or refers to something else. */
function parseAttributes(written: string, known: ReadonlySet<string>): Record<string, string> | undefined {
  const pairs = [...written.matchAll(attribute)].map(([, name = '', value = '']) => [name, value] as const)
  const isPlain = pairs.every(([name, value]) => known.has(name) && !dependent.test(value))
  if (!isPlain || written.replaceAll(attribute, '').trim() !== '') return undefined
  return Object.fromEntries(
    pairs.map(([name, value]) => [name.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase()), value]),
  )
}

function dataUrl(svg: string): string {
  const url = svg.replaceAll('"', "'").replaceAll(/\s+/g, ' ')
  return `data:image/svg+xml,${url.replaceAll(/[<>#]/g, encodeURIComponent)}`
}
