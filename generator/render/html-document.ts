import type { HeadTag } from '../../src/head/document-head.ts'
import { textDirection } from '../lib/languages/language-facts.ts'

/** A head element, or an element that holds some for later. */
export type DocumentTag = HeadTag | { readonly tag: 'template' | 'noscript'; readonly children: readonly DocumentTag[] }

/** A script in a file of its own, with the hash of its bytes. */
export interface ScriptFile {
  readonly src: string
  readonly integrity: string
}

/** An inline script, or a file. */
export type Script = string | ScriptFile

/** The parts of an HTML document. */
export interface HtmlDocument {
  /** The BCP 47 tag of its language. */
  readonly lang: string
  /** Its own head elements. */
  readonly head: readonly DocumentTag[]
  /** The head elements after those: a list that many documents share, whose text is made once. */
  readonly sharedHead?: readonly DocumentTag[]
  /** The document's own content security policy. */
  readonly policy?: string
  /** The inline styles. */
  readonly styles: string
  /** The markup before `#root`, which the app leaves alone. */
  readonly before?: string
  /** The markup inside `#root`. */
  readonly body: string
  /** JSON blocks by their id. */
  readonly data: Readonly<Record<string, unknown>>
  /** Inline scripts, and files. */
  readonly scripts: readonly Script[]
}

/** Composes a document as text: a DOM would cost more than rendering the page. */
export function htmlDocument({
  lang,
  head,
  sharedHead = [],
  policy,
  styles,
  before = '',
  body,
  data,
  scripts,
}: HtmlDocument): string {
  const blocks = Object.entries(data).map(
    ([id, value]) => `<script type="application/json" id="${id}">${inScript(JSON.stringify(value))}</script>`,
  )
  const csp: HeadTag[] =
    policy === undefined
      ? []
      : [{ tag: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content: policy } }]
  return `<!doctype html>
<html lang="${escapeAttribute(lang)}"${textDirection(lang) === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=5">
${headTags([...csp, ...head])}
${headTags(sharedHead.filter((tag) => !waits(tag)))}
<style>${styles}</style>
${headTags(sharedHead.filter(waits))}
</head>
<body>
${[...blocks, ...scripts.map(scriptElement)].join('\n')}
${before}<div id="root">${body}</div>
</body>
</html>
`
}

/** What comes after the styles of the first view in the order of the document too: where a rule of both is as specific, the later one counts. */
function waits(tag: DocumentTag): boolean {
  return 'children' in tag
}

/** JSON for a script element: nothing in it can end the element. */
export function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

/** It runs at once, and not when the document is whole: on a slow network somebody may use the page before. */
function scriptElement(script: Script): string {
  if (typeof script === 'string') return `<script type="module" async>${script}</script>`
  const { src, integrity } = script
  return `<script type="module" async src="${escapeAttribute(src)}" integrity="${escapeAttribute(integrity)}"></script>`
}

function headTags(elements: readonly DocumentTag[]): string {
  return elements.map(headTag).join('\n')
}

function headTag(element: DocumentTag): string {
  if ('children' in element) return `<${element.tag}>${element.children.map(headTag).join('')}</${element.tag}>`
  const { tag, attributes = {}, text } = element
  const list = Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join('')
  if (tag === 'meta' || tag === 'link') return `<${tag}${list}>`
  return `<${tag}${list}>${tag === 'script' ? inScript(text ?? '') : escapeText(text ?? '')}</${tag}>`
}

function escapeText(text: string): string {
  if (!/[&<>]/.test(text)) return text
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}
