import type { Token } from 'markdown-it'
import type { ShownSlip } from '../../../diagnostics/messages/en/slips.ts'
import { normalizeReference } from '../../../lib/markdown/link-definitions.ts'
import { newMarkdown } from '../../../lib/markdown/markdown-tree.ts'

/** Parses a text as pages do, but keeps escaped characters apart from markup that was not recognized. */
const markdown = newMarkdown().disable('text_join')

/** Placeholder for everything in a line that is not plain text: code, links, images, escaped characters. */
const other = '\ufffc'

const anyMarkup = /\*\*|__|~~|\*[\p{P}\p{S}]|[\p{P}]\*|\]\(|\]:|\)\[|&|<www|^\+[-=]|[|+]|^(?:[-*+]|\d\d?[.)])\p{L}/mu

/** The delimiter row of a Markdown table, or the dashes below a heading. */
export const delimiterRow = /^[\s|:-]*-[\s|:-]*$/

/** Markup that a page shows literally, or that makes the text around it disappear. */
export function findVisibleMarkup(text: string): Partial<Record<ShownSlip, string>> {
  if (!anyMarkup.test(text)) return {}
  const context: Parameters<typeof markdown.parse>[1] & object = {}
  const tokens = markdown.parse(text, context)
  const found: Partial<Record<ShownSlip, string>> = {}
  const tell = (slip: ShownSlip, part: string | undefined) => {
    if (part !== undefined) found[slip] ??= part.replaceAll(other, '…')
  }
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'inline') continue
    const line = plainText(token)
    tell('stuck', stuck.exec(line)?.[0])
    tell('open', open.exec(line)?.[0])
    tell('brackets', brackets.exec(line)?.[0])
    tell('entity', findEntity(token, line))
    tell('wordless', wordlessLink(token))
    const above = tokens[index - 1]
    if (above?.type === 'paragraph_open') tell('run', runTogether(token.content))
    if (above?.type === 'paragraph_open' || above?.markup === '-') tell('dashes', wrongDashes(token.content, above))
  }
  tell('unused', unusedDefinition(text, Object.keys(context.references ?? {})))
  return found
}

function plainText({ children }: Token): string {
  return (children ?? []).map(plainToken).join('')
}

function plainToken({ type, content }: Token): string {
  if (type === 'text') return content
  return type === 'softbreak' ? '\n' : other
}

/** Paired marks that Markdown does not recognize, since one has punctuation on its inner and a letter on its outer side. */
const stuck =
  /(\*\*|__|~~)(?=[^\s*_~])[^*_~\n]{1,300}(?<=\S)\1|(?<![*\p{L}\p{N}])\*(?=[^\s*])[^*\n]{1,300}\p{P}\*(?=\p{L})|(?<=\p{L})\*[\p{Ps}\p{Pi}"][^*\n]{1,300}[\p{Pe}\p{Pf}"]\*/u
/** Opening marks without closing ones. Asterisks are counted elsewhere. */
const open = /(?<![\w~])(__|~~)(?=\p{L})(?![\s\S]*\1).{1,80}/u
const brackets =
  /!?\[[^\]\n]{1,200}\]\((?=\ufffc|<|https?:|mailto:|tel:|page:(?! )|file:|contact:|www\.|[/#])[^\n]{0,80}|!\([^()\n]{1,200}\)\[[^\]\n]{1,200}\.(?:jpe?g|png|webp|avif|svg)\]|<www\.[^>\s]{1,200}>/i
/** Character references without a semicolon, which HTML knows but Markdown does not. */
const unfinished =
  /&(?:[aeiouAEIOU](?:uml|acute|grave|circ)|[anoANO]tilde|[cC]cedil|szlig|nbsp|copy|reg|lt|gt|amp|quot|laquo|raquo)(?![;\w])/

function findEntity({ children }: Token, line: string): string | undefined {
  const lost = children?.find(({ type, content }) => type === 'text_special' && content === '\ufffd')
  return lost?.markup ?? (/&(?:#\d{1,9}|#x[\da-f]{1,8}|[a-z][a-z\d]{1,30});/i.exec(line) ?? unfinished.exec(line))?.[0]
}

function wordlessLink({ children }: Token): string | undefined {
  const link = children?.find(({ type }, at) => type === 'link_open' && children[at + 1]?.type === 'link_close')
  return link && `[](${link.attrGet('href')})`
}

const entry = /^(?:([-*+])|\d\d?[.)])\p{L}/u

/** The first of two lines that begin like list entries, without the space. */
function runTogether(paragraph: string): string | undefined {
  const lines = paragraph.split('\n')
  return lines.find(
    (line, at) =>
      entry.test(line) &&
      entry.exec(line)?.[1] === entry.exec(lines[at + 1] ?? '!')?.[1] &&
      entry.test(lines[at + 1] ?? ''),
  )
}

/** The header of a table whose delimiter row is wrong, so that it is no table. */
function wrongDashes(paragraph: string, { type }: Token): string | undefined {
  const lines = paragraph.split('\n')
  if (type === 'heading_open') return lines.length === 1 && /\S \| \S|^\|.*\|$/.test(paragraph) ? paragraph : undefined
  const at = lines.findIndex(
    (line, index) =>
      /^\+[-=+]{3,}\+$/.test(line) || (index > 0 && delimiterRow.test(line) && /\|/.test(line + lines[index - 1])),
  )
  if (at < 0) return undefined
  return lines[at]?.startsWith('+') ? lines[at + 1] : lines[at - 1]
}

/** The definition of a reference link that no link uses. */
function unusedDefinition(text: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined
  const lines = text.split('\n')
  const isDefinition = (line: string) => /^ {0,3}\[[^\]]+\]:/.test(line)
  const rest = normalizeReference(lines.filter((line) => !isDefinition(line)).join(' '))
  return lines.find((line) => {
    const name = isDefinition(line) ? normalizeReference(/\[([^\]]+)\]:/.exec(line)?.[1] ?? '') : undefined
    return (
      name !== undefined && names.some((known) => normalizeReference(known) === name) && !rest.includes(`[${name}]`)
    )
  })
}
