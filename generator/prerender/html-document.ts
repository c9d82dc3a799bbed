import type { HeadTag } from '../../src/head/head-tag.ts'

/** The parts of an HTML document. */
export interface HtmlDocument {
  /** The BCP 47 tag of its language. */
  readonly lang: string
  readonly head: readonly HeadTag[]
  /** The styles that stand in the document. */
  readonly styles: readonly string[]
  /** What stands inside `#root`. */
  readonly body: string
  /** JSON blocks by their id. */
  readonly data: Readonly<Record<string, unknown>>
  /** A script that stands in the document. */
  readonly script: string
}

/** Composes a document as text: a DOM would cost more than rendering the page. */
export function htmlDocument({ lang, head, styles, body, data, script }: HtmlDocument): string {
  const blocks = Object.entries(data).map(
    ([id, value]) =>
      `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`,
  )
  return `<!doctype html>
<html lang="${escapeAttribute(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5">
${head.map(headTag).join('\n')}
${styles.map((css) => `<style>${css}</style>`).join('\n')}
</head>
<body>
<div id="root">${body}</div>
${blocks.join('\n')}
<script type="module">${script}</script>
</body>
</html>
`
}

function headTag({ tag, attributes = {}, text }: HeadTag): string {
  const list = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('')
  if (tag === 'meta' || tag === 'link') return `<${tag}${list}>`
  const content = tag === 'script' ? (text ?? '').replaceAll('<', '\\u003c') : escapeText(text ?? '')
  return `<${tag}${list}>${content}</${tag}>`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}
