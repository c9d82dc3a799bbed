import { isKeptTag } from '../lib/markdown/markup-schema.ts'

/** A part of a text that a translator must keep: a placeholder, a mark of Markdown, a link's address, HTML. */
export interface Tag {
  /** As it is written. */
  readonly code: string
  /** What is compared: two ways of writing the same thing have one. */
  readonly sense: string
  /** Whether it begins or ends something, or stands alone; the two ends of a pair have one number. */
  readonly role: 'open' | 'close' | 'alone'
  readonly pair?: number
}

/** A text as a row of words and tags: put together again they are the text. */
export type Piece = string | Tag

/** Takes a text apart. Where what looks like a tag has no other end, it is words. */
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
 * In their order: the first that fits counts. Text behind a backslash is itself. Texts may come from strangers, and be of any length: no two
 * parts of a pattern that follow each other take the same signs, and what looks ahead has an end.
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

/** A token with what it may be the other end of. */
interface Token extends Omit<Tag, 'pair'> {
  readonly family: string
  readonly isLone?: boolean
}

function tokenize(text: string, pattern: RegExp): (string | Token)[] {
  const tokens: (string | Token)[] = []
  let [end, seen, line] = [0, 0, 0]
  for (const match of text.matchAll(pattern)) {
    const at = match.index
    // Only what was not looked at before: a line may have any number of them.
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

/** A link to a page or part of the site is the same in all languages; files and other sites may have one for each. */
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

/** Emphasis opens and closes with the same marks: each second one of a kind closes, and one without another end is words. */
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

/** Gives both ends of a pair one number; an end without the other stands alone. */
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

/** Words beside words are one piece. */
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
