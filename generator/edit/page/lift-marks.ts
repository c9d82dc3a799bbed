import { decodeMarks, withoutMarks } from './marks.ts'

/** The elements that have no end tag. */
const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])

/** A tag with its attributes, a comment, or the content of a script or style up to its end tag. */
const tags = /<!--.*?-->|<(script|style)\b[^>]*>.*?<\/\1>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/gs

interface OpenElement {
  readonly name: string
  /** Where attributes can be added to its start tag, as an index of the parts. */
  readonly part: number
  /** A list per text node: the numbers of its marks. */
  readonly texts: string[]
}

/**
 * Takes the marks out of a page. Each element with a marked text gets `data-text`, with the numbers of each of its text nodes in turn
 * (`12`, `12+40` for a text that was composed of two, `-` for one without a mark), and each with marked attributes `data-attributes`
 * (`alt:12 title:13`). Nothing else of the page changes.
 *
 * @param html as React renders it
 */
export function liftMarks(html: string): string {
  const parts: string[] = []
  const open: OpenElement[] = []
  let at = 0
  const addText = (text: string): void => {
    const element = open.at(-1)
    if (text !== '' && element) element.texts.push(decodeMarks(text).join('+') || '-')
    parts.push(withoutMarks(text))
  }
  const close = ({ part, texts }: OpenElement): void => {
    if (texts.some((numbers) => numbers !== '-')) parts[part] += ` data-text="${texts.join(' ')}"`
  }
  for (const match of html.matchAll(tags)) {
    const [tag, raw, end, name, attributes = ''] = match
    addText(html.slice(at, match.index))
    at = match.index + tag.length
    if (name === undefined || raw !== undefined) parts.push(withoutMarks(tag))
    else if (end) {
      const element = open.pop()
      if (element) close(element)
      parts.push(tag)
    } else {
      const isVoid = voidElements.has(name) || attributes.endsWith('/')
      const part = parts.push(`<${name}${markedAttributes(attributes.replace(/\/$/, ''))}`) - 1
      parts.push(attributes.endsWith('/') ? '/>' : '>')
      if (!isVoid) open.push({ name, part, texts: [] })
    }
  }
  parts.push(withoutMarks(html.slice(at)))
  return parts.join('')
}

/** Attributes without marks, and with the one that lists where they were. */
function markedAttributes(attributes: string): string {
  const marked = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].flatMap(([, name, value = '']) => {
    const numbers = decodeMarks(value)
    return numbers.length > 0 ? [`${name}:${numbers.join('+')}`] : []
  })
  const plain = withoutMarks(attributes)
  return marked.length > 0 ? `${plain} data-attributes="${marked.join(' ')}"` : plain
}
