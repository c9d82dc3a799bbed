import type { Dialect } from '../../../diagnostics/messages/en/slips.ts'
import { normalizeReference } from '../../../lib/markdown/link-definitions.ts'

/** The characters without which there is none of them; the expressions run only where there is one. */
const anySign = /[[\]^=+~:{}$!?'>%|]|^(?:h\d|\.\.) /m

/** Each finds mark-up in a text without code and addresses. Lengths are bounded, so that none takes long over a long text. */
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
  // A single dollar is a price, unless there is a letter alone or a sign of mathematics between two.
  formula:
    /\$\$[^$\n]{1,300}\$\$|(?<![\w$\\])\$(?=\S)(?:[a-z]|[^$\n]{0,100}[\\^_=][^$\n]{0,100})(?<=\S)\$(?![\w$])|\\begin\{\w{1,20}\*?\}/i,
  emoji: /(?<![\w:/]):[a-z][a-z\d_+-]{1,30}:(?![\w:/])/,
  contents: /^ {0,3}(?:\[toc\]|\[\[_?toc_?\]\]|\{:?toc\})[ \t]*$/im,
  definition: /(?<=^|\n\n)[^\s\n].{0,60}(?<![.!?…:;,])\n:[ \t]{1,4}\S.{0,80}|(?:^|\n)\*\[[^\]\n]{1,60}\]:.{0,80}/,
}

/** Those that stand within a line: in a text without mark-up they are as wrong. Braces are placeholders there. */
const inline = ['footnote', 'marked', 'script', 'bbcode', 'formula'] as const

/** The first mark-up of each other dialect in a Markdown text. */
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

/** The first mark-up of another dialect in a text that has none. */
export function dialectInPlain(text: string): string | undefined {
  if (!/[[^=+~$]/.test(text)) return undefined
  for (const dialect of inline) {
    const sign = signs[dialect].exec(text)?.[0]
    if (sign !== undefined) return sign
  }
  return undefined
}

/** A text without what is shown as it is on purpose, or not at all: code, escaped characters, addresses and HTML. */
function shownExcerpt(text: string): string {
  return text
    .replace(/^ {0,3}(```|~~~)[\s\S]*?^ {0,3}\1.*$|``[^\n]{0,300}?``|`[^`\n]*`/gm, '')
    .replace(/\\[!-/:-@[-`{-~]/g, '')
    .replace(/\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*/g, '](')
    .replace(/https?:\/\/[^\s<>\]]+|<[a-z/!][^<>]*>/gi, '')
}

const definition = /^ {0,3}\[([^\]\n]{1,200})\]:/gm

/** A link or picture whose address stands nowhere: `[text][name]`. Numbers and points behind each other are a quotation's. */
function findReference(text: string): string | undefined {
  if (!text.includes('][')) return undefined
  const defined = new Set([...text.matchAll(definition)].map(([, name = '']) => normalizeReference(name)))
  for (const [found, words = '', name] of text.matchAll(/(?<![\w\]])!?\[([^\]\n]{1,200})\]\[([^\]\n]{0,100})\]/g)) {
    const asked = name || words
    if (!/^[\d^]|^\W*$/.test(asked) && !defined.has(normalizeReference(asked))) return found
  }
  return undefined
}

/** What stands right above a line of dashes and becomes a heading that nobody meant: a sentence or several lines, or above fewer than three dashes. */
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

/** Whether a line is one of a paragraph, and not of a list, a table, a quotation or code. */
function isParagraph(line: string): boolean {
  return /^ {0,3}\S/.test(line) && !/^ {0,3}(?:[-*+] |\d+[.)] |[>|#]|```|~~~|-+[ \t]*$|<)/.test(line)
}

/** The first line of what other programs keep above a text: keys with values between lines of dashes. */
export function frontMatter(text: string): string | undefined {
  return /^\s*(?:---|\+\+\+)[ \t]*\n([\w-]{1,40} ?[:=].*)\n(?:.*\n)*?(?:---|\+\+\+)[ \t]*(?:\n|$)/.exec(text)?.[1]
}
