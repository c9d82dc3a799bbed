import { isKeptTag } from '../lib/markdown/markup-schema.ts'

/** A part of a text that a translator must keep: a placeholder, a mark of Markdown, a link's address, HTML. */
export interface Tag {
  /** As it is written. */
  readonly code: string
  /** What is compared: the same for two ways to write the same thing. */
  readonly sense: string
  /** Whether it opens or closes a pair, or stands alone; both ends of a pair have the same number. */
  readonly role: 'open' | 'close' | 'alone'
  readonly pair?: number
}

/** A piece of a text, words or a tag: joined, all pieces are the text. */
export type Piece = string | Tag

/** Splits a text into words and tags. What looks like a tag but has no other end counts as words. */
export function splitAtTags(text: string, isMarkdown: boolean): Piece[] {
  const found = isMarkdown ? withoutLone(tokenize(text, markdownToken)) : tokenize(text, placeholder)
  return joined(numbered(found))
}

/** The tags of a text. */
export function findInlineTags(text: string, isMarkdown: boolean): Tag[] {
  return splitAtTags(text, isMarkdown).filter((piece) => typeof piece !== 'string')
}

const placeholder = /(?<placeholder>\{\{?\s*[\w.]+\s*\}?\})/g

/**
 * Alternatives in order: the first that matches counts. An escaped character is text. Texts may come from strangers and have any length, so the
 * pattern must not backtrack: adjacent parts never match the same characters, and lookaheads are bounded.
 */
const markdownToken = new RegExp(
  [
    String.raw`(?<escaped>\\[\\\x60*_{}[\]()#+\-.!|<>~])`,
    placeholder.source,
    String.raw`(?<code>(?<ticks>\x60{1,20})[^\x60\n]+\k<ticks>)`,
    String.raw`(?<rule>^(?=[ \t:|-]*--)[ \t:|-]+$)`,
    String.raw`(?<block>^[ \t]*(?:(?:#{1,6}|[-*+]|\d{1,9}[.)])[ \t]+|>[ \t]?))`,
    String.raw`(?<cell>(?:(?<![ \t])[ \t]+)?\|[ \t]*)`,
    String.raw`(?<start>!?\[)(?=(?:[^[\]\n\\]|\\.|\[[^\]\n]{0,1000}\]){0,1000}\]\()`,
    String.raw`(?<end>\]\((?:<[^>\n]*>)?(?:[^()\n]|\([^()\n]*\))*\))`,
    String.raw`(?<auto><(?:https?:|mailto:)[^\s<>]+>)`,
    String.raw`(?<html></?[a-z][a-z\d]*(?:\s[^<>]*)?/?>)`,
    String.raw`(?<strong>\*\*|__)`,
    String.raw`(?<em>\*|(?<![\p{L}\p{N}])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}]))`,
  ].join('|'),
  'gimu',
)

/** A token with the family of tokens that it may form a pair with. */
interface Token extends Omit<Tag, 'pair'> {
  readonly family: string
  readonly isLone?: boolean
}

function tokenize(text: string, pattern: RegExp): (string | Token)[] {
  const tokens: (string | Token)[] = []
  let [end, seen, line] = [0, 0, 0]
  for (const match of text.matchAll(pattern)) {
    const at = match.index
    // Searches only the part since the last token: a line may have any number of them.
    const lineEnd = text.slice(seen, at).lastIndexOf('\n')
    if (lineEnd !== -1) line = seen + lineEnd + 1
    seen = at
    const token = makeToken(match[0], match.groups ?? {}, { text, at, line })
    if (!token) continue
    tokens.push(text.slice(end, at), token)
    end = at + match[0].length
  }
  return [...tokens, text.slice(end)]
}

function makeToken(
  code: string,
  groups: Readonly<Record<string, string | undefined>>,
  { text, at, line }: { readonly text: string; readonly at: number; readonly line: number },
): Token | undefined {
  const alone = (sense: string): Token => ({ code, sense, role: 'alone', family: '' })
  if (groups.escaped !== undefined) return undefined
  if (groups.placeholder !== undefined) return alone(code.replace(/\s/g, ''))
  if (groups.code !== undefined || groups.auto !== undefined) return alone(code)
  if (groups.rule !== undefined) return code.includes('-') && isTableRule(code) ? alone('|-|') : undefined
  if (groups.block !== undefined) return alone(blockSense(code))
  if (groups.cell !== undefined) return isRowOfTable(text.slice(line, at + code.length)) ? alone('|') : undefined
  if (groups.start !== undefined) return { code, sense: code, role: 'open', family: '[' }
  if (groups.end !== undefined) return { code, sense: linkSense(code), role: 'close', family: '[' }
  if (groups.html !== undefined) return htmlToken(code)
  const sense = groups.strong === undefined ? '*' : '**'
  const [before = ' ', behind = ' '] = [text[at - 1], text[at + code.length]]
  if (/\s/.test(before) && /\s/.test(behind)) return undefined
  return { code, sense, role: /\s/.test(behind) ? 'close' : 'open', family: code }
}

/** The delimiter row of a Markdown table. The underline of a heading does not count: translation programs take it for text. */
function isTableRule(code: string): boolean {
  return code.includes('|')
}

function isRowOfTable(line: string): boolean {
  return /^\s*\|/.test(line)
}

function blockSense(code: string): string {
  const mark = code.trim()
  if (/^[-*+]$/.test(mark)) return '-'
  return /^\d/.test(mark) ? '1.' : mark
}

/** A link to a page or section of the site is the same in all languages; one to a file or another site may differ. */
function linkSense(code: string): string {
  const target = code.slice(2, -1).trim()
  return /^(?:page|contact|tel):|^#/.test(target) ? `](${target.split(/\s/)[0]})` : '](…)'
}

function htmlToken(code: string): Token | undefined {
  const name = /[a-z][a-z\d]*/i.exec(code)?.[0].toLowerCase() ?? ''
  if (!isKeptTag(name)) return undefined
  const family = `<${name}`
  if (code.startsWith('</')) return { code, sense: `</${name}>`, role: 'close', family }
  const isAlone = code.endsWith('/>') || /^(?:br|hr|img|wbr)$/.test(name)
  return { code, sense: `<${name}>`, role: isAlone ? 'alone' : 'open', family }
}

/** Opens and closes emphasis, whose marks are the same at both ends: every second one of a kind closes. A mark without a partner becomes words. */
function withoutLone(tokens: readonly (string | Token)[]): (string | Token)[] {
  const open = new Map<string, number>()
  const roles = new Map<number, Token['role']>()
  for (const [index, token] of tokens.entries()) {
    if (typeof token === 'string' || !/^[*_]/.test(token.family)) continue
    const start = open.get(token.family)
    if (start === undefined) {
      if (token.role === 'open') open.set(token.family, index)
    } else {
      open.delete(token.family)
      roles.set(start, 'open').set(index, 'close')
    }
  }
  return tokens.map((token, index) => {
    if (typeof token === 'string' || !/^[*_]/.test(token.family)) return token
    const role = roles.get(index)
    return role ? { ...token, role } : token.code
  })
}

/** Gives both ends of a pair the same number; an end without a partner stands alone. */
function numbered(tokens: readonly (string | Token)[]): Piece[] {
  const pairs = new Map<number, number>()
  const open: [family: string, index: number][] = []
  for (const [index, token] of tokens.entries()) {
    if (typeof token === 'string' || token.role === 'alone') continue
    if (token.role === 'open') open.push([token.family, index])
    else {
      const at = open.findLastIndex(([family]) => family === token.family)
      const [begun] = at === -1 ? [] : open.splice(at)
      if (begun) pairs.set(begun[1], index).set(index, begun[1])
    }
  }
  let last = 0
  const numbers = new Map<number, number>()
  return tokens.map((token, index): Piece => {
    if (typeof token === 'string') return token
    const { code, sense, role } = token
    const other = pairs.get(index)
    if (other === undefined) return { code, sense, role: 'alone' }
    const pair = numbers.get(other) ?? ++last
    numbers.set(index, pair)
    return { code, sense, role, pair }
  })
}

/** Joins adjacent pieces of words. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces) {
    const before = result.at(-1)
    if (piece === '') continue
    if (typeof piece === 'string' && typeof before === 'string') result[result.length - 1] = before + piece
    else result.push(piece)
  }
  return result
}
