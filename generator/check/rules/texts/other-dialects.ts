import type { Dialect } from '../../../diagnostics/messages/en/slips.ts'
import { normalizeReference } from '../../../lib/markdown/link-definitions.ts'

/** The characters that all of them need: the expressions below run only on texts with one of these. */
const anySign = /[[\]^=+~:{}$!?'>%|]|^(?:h\d|\.\.) /m

/** The markup of other dialects, in a text without code and addresses. Lengths are bounded against slow matches in long texts. */
const signs: Readonly<Record<Exclude<Dialect, 'reference'>, RegExp>> = {
  footnote: /\[\^[^\]\s]{1,40}\]|\^\[[^\]\n]{1,300}\]/,
  task: /^[ \t]{0,12}(?:[-*+]|\d{1,3}[.)]) \[[ xX]?\](?= ).{0,80}/m,
  marked: /(?<![=+%|\w])(==|\+\+|%%|\|\|)(?=[^\s=+%|])[^=+%|\n]{1,300}(?<=\S)\1(?![=+%|\w])/,
  // "~5–~10" are two numbers, "2^3 and 4^5" two powers, and "^_^" is a face.
  script: /(?<!~)~(?=[^\s~])[^~\n/–]{1,100}(?<=[^\s~])~(?![~\d])|\^(?=[^\s^]{0,30}[\p{L}\p{N}])[^\s^]{1,30}\^(?!\d)/u,
  container:
    /^ {0,3}(?::{3,}.{0,80}|(?:!!!|\?\?\?\+?) [a-z]+(?: ".{0,80}|$)|> ?\[!\w{1,20}\].{0,80}|\.\. \w{1,30}::.{0,80})/m,
  attributes: /\{:?\s{0,3}(?:[.#][a-z][\w-]{0,60}|[a-z-]{1,30}=["']?[^}\s])[^}\n]{0,160}\}/i,
  wiki: /!?\[\[[^\]\n]{1,200}\]\](?!\()|'''[^'\n]{1,200}'''|^={2,6} \S.{0,80}|^h[1-6]\. \S.{0,80}/m,
  template: /\{\{[^}\n]{1,200}\}\}|\{%[^}\n]{1,200}%\}|\$\{\w{1,60}\}/,
  bbcode: /\[(b|i|u|s|url|img|quote|center|color|size|code)(?:=[^\]\n]{0,200})?\][^\n]{0,300}?\[\/\1\]/i,
  // A dollar sign is a price, unless there is a single letter or a mathematical symbol between two of them.
  formula:
    /\$\$[^$\n]{1,300}\$\$|(?<![\w$\\])\$(?=\S)(?:[a-z]|[^$\n]{0,100}[\\^_=][^$\n]{0,100})(?<=\S)\$(?![\w$])|\\begin\{\w{1,20}\*?\}/i,
  emoji: /(?<![\w:/]):[a-z][a-z\d_+-]{1,30}:(?![\w:/])/,
  contents: /^ {0,3}(?:\[toc\]|\[\[_?toc_?\]\]|\{:?toc\})[ \t]*$/im,
  definition: /(?<=^|\n\n)[^\s\n].{0,60}(?<![.!?…:;,])\n:[ \t]{1,4}\S.{0,80}|(?:^|\n)\*\[[^\]\n]{1,60}\]:.{0,80}/,
}

/** Inline markup, which is just as wrong in a plain text. Braces are placeholders there. */
const inline = ['footnote', 'marked', 'script', 'bbcode', 'formula'] as const

/** The first markup of each other dialect in a Markdown text. */
export function findOtherDialects(text: string): Partial<Record<Dialect, string>> {
  if (!anySign.test(text)) return {}
  const shown = shownExcerpt(text)
  const found: Partial<Record<Dialect, string>> = {}
  const reference = findReference(shown)
  if (reference !== undefined) found.reference = reference
  for (const [dialect, sign] of Object.entries(signs)) {
    const first = sign.exec(shown)?.[0]
    if (first !== undefined) found[dialect as Dialect] = first
  }
  // A table of contents may look like a page of a wiki.
  if (found.contents) delete found.wiki
  return found
}

/** The first markup of another dialect in a plain text. */
export function dialectInPlain(text: string): string | undefined {
  if (!/[[^=+~$]/.test(text)) return undefined
  for (const dialect of inline) {
    const sign = signs[dialect].exec(text)?.[0]
    if (sign !== undefined) return sign
  }
  return undefined
}

/** A text without code, escaped characters, addresses and HTML, which are shown literally on purpose, or not at all. */
function shownExcerpt(text: string): string {
  return text
    .replace(/^ {0,3}(```|~~~)[\s\S]*?^ {0,3}\1.*$|``[^\n]{0,300}?``|`[^`\n]*`/gm, '')
    .replace(/\\[!-/:-@[-`{-~]/g, '')
    .replace(/\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*/g, '](')
    .replace(/https?:\/\/[^\s<>\]]+|<[a-z/!][^<>]*>/gi, '')
}

const definition = /^ {0,3}\[([^\]\n]{1,200})\]:/gm

/** A reference link or image without a definition: `[text][name]`. Numbers or dots in both brackets are a quotation's. */
function findReference(text: string): string | undefined {
  if (!text.includes('][')) return undefined
  const defined = new Set([...text.matchAll(definition)].map(([, name = '']) => normalizeReference(name)))
  for (const [found, words = '', name] of text.matchAll(/(?<![\w\]])!?\[([^\]\n]{1,200})\]\[([^\]\n]{0,100})\]/g)) {
    const asked = name || words
    if (!/^[\d^]|^\W*$/.test(asked) && !defined.has(normalizeReference(asked))) return found
  }
  return undefined
}

/** The text right above a line of dashes that becomes an unintended heading: a sentence, several lines, or any text above one or two dashes. */
export function accidentalHeading(text: string): string | undefined {
  if (!text.includes('\n-')) return undefined
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1] ?? ''
    if (!/^ {0,3}-+[ \t]*$/.test(line) || !isParagraph(above)) continue
    const isOneLine = !isParagraph(lines[index - 2] ?? '')
    if (line.trim().length < 3 || !isOneLine || above.length > 80 || /[.!?…:;,]['"”»)]?$/.test(above.trim()))
      return above
  }
  return undefined
}

/** Whether a line belongs to a paragraph, not to a list, a table, a quotation or code. */
function isParagraph(line: string): boolean {
  return /^ {0,3}\S/.test(line) && !/^ {0,3}(?:[-*+] |\d+[.)] |[>|#]|```|~~~|-+[ \t]*$|<)/.test(line)
}

/** The first line of front matter: keys with values between lines of dashes, above a text. */
export function frontMatter(text: string): string | undefined {
  return /^\s*(?:---|\+\+\+)[ \t]*\n([\w-]{1,40} ?[:=].*)\n(?:.*\n)*?(?:---|\+\+\+)[ \t]*(?:\n|$)/.exec(text)?.[1]
}
