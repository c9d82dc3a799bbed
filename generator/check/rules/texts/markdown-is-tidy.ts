import type { CodeParameters } from '../../../diagnostics/codes.ts'
import type { Dialect, ShownSlip } from '../../../diagnostics/messages/en/slips.ts'
import { atValue } from '../../../diagnostics/problem.ts'
import { isKeptTag } from '../../../lib/markdown/markup-schema.ts'
import { memoizeByText, memoizeLast } from '../../../lib/memoize.ts'
import type { Rule } from '../rule-input.ts'
import { accidentalHeading, findOtherDialects, frontMatter } from './other-dialects.ts'
import { markdownTexts } from './texts-of-site.ts'
import { delimiterRow, findVisibleMarkup } from './visible-markup.ts'

/** Markdown has no slips: no markup that would be shown as plain characters, or would vanish. */
export const markdownIsTidy: Rule = (site) => {
  const slips = slipsFinder(JSON.stringify([...(site.defined.get('page')?.keys() ?? [])]))
  return markdownTexts(site).flatMap(({ text, path }) =>
    slips(text).map(({ slip, found }) =>
      atValue('markdown-slip', path(), { slip, text: found }, { word: found.split('\n')[0] }),
    ),
  )
}

/** Makes a memoized search for the slips of a text, from the keys of the pages that links may name, as JSON. */
const slipsFinder = memoizeLast(1, (keys: string) => {
  const pages = new Set<string>(JSON.parse(keys))
  return memoizeByText((text) => findSlips(text, pages))
})

/** The bullets of lists in word processors. */
const bullets = '•·▪◦–—'
const lineStarts = [...bullets].map((sign) => `\n${sign}`)

/** Finds a slip in a text. Returns the part of the text that has it. Links may name the keys of pages. */
type Find = (text: string, pages: ReadonlySet<string>) => string | undefined

/** A paragraph of nothing but `===`, which merge tools put between two versions. Right below words it makes them a title. */
const loneRule = /(?:^|\n[ \t]*\n) {0,3}(={3,})[ \t]*(?=\n|$)/

type MarkdownSlip = CodeParameters['markdown-slip']['slip']

const finders: Readonly<Record<Exclude<MarkdownSlip, Dialect | ShownSlip>, Find>> = {
  bullet: (text) =>
    lineStarts.some((start) => text.includes(start)) || bullets.includes(text[0] ?? '') || text.includes('- ')
      ? bullet(text)
      : undefined,
  heading: (text) => (text.includes('##') ? /^ {0,3}(?:#{2,6}[^#\s]|#{7}).*/m.exec(text)?.[0] : undefined),
  title: (text) =>
    text.includes('# ') || text.includes('\n=') ? /^ {0,3}# .*|^\S.*(?=\n=+ *$)/m.exec(text)?.[0] : undefined,
  bold: (text) => (text.includes('**') ? openBold(text) : undefined),
  link: (text, pages) => (text.includes(']') ? (spacedLink(text, pages) ?? spaceInAddress(text)) : undefined),
  picture: (text) => (text.includes('![') ? brokenPicture(text) : undefined),
  words: (text) => (text.includes('![](') ? /!\[\]\([^)\n]*\)/.exec(text)?.[0] : undefined),
  table: (text) => (text.includes('|') ? openTable(text) : undefined),
  cells: (text) => (text.includes('|') ? longRow(text) : undefined),
  tabs: (text) => (text.includes('\t') ? /^(?=.*\S\t+\S).+(?=\n.*\S\t+\S)/m.exec(text)?.[0] : undefined),
  rule: (text) => (text.includes('===') ? loneRule.exec(text)?.[1] : undefined),
  indent: (text) => (text.includes('    ') ? indentedParagraph(text) : undefined),
  tag: (text) => (text.includes('<') ? lostTag(text) : undefined),
  underlined: (text) => (frontMatter(text) ? undefined : accidentalHeading(text)),
  matter: frontMatter,
  comment: (text) => (text.includes('<!--') ? /<!--(?![\s\S]*-->).{0,80}/.exec(text)?.[0] : undefined),
  product: (text) => (text.includes('*') ? /\d+\*\d+\*\d+/.exec(text)?.[0] : undefined),
}

/** Slips that are dropped if a more exact one was found in the same characters. */
const sayTheSame: { readonly [Slip in ShownSlip]?: readonly MarkdownSlip[] } = {
  brackets: ['link', 'picture'],
  stuck: ['bold'],
  run: ['bullet'],
  dashes: ['table', 'cells'],
}

interface Slip {
  readonly slip: MarkdownSlip
  /** The part of the text that has it. */
  readonly found: string
}

function findSlips(text: string, pages: ReadonlySet<string>): Slip[] {
  // Code is shown as it is.
  const plain = text.includes('`') ? text.replace(/^ {0,3}```[\s\S]*?^ {0,3}```|`[^`\n]*`/gm, '') : text
  const own = Object.entries(finders).map(([slip, find]) => [slip, find(plain, pages)])
  const shown = Object.entries(findVisibleMarkup(text)).filter(
    ([slip]) =>
      !own.some(([told, part]) => part !== undefined && sayTheSame[slip as ShownSlip]?.includes(told as MarkdownSlip)),
  )
  return [...own, ...Object.entries(findOtherDialects(text)), ...shown].flatMap(([slip, all]): Slip[] => {
    const found = all?.trim()
    return found ? [{ slip: slip as MarkdownSlip, found }] : []
  })
}

/** A line that should be a list entry, right below or above one: its dash is not a hyphen, or no space follows it. */
const looseDash = /(?<=^- .*\n)(?:-[\u00a0\p{L}*]|[–—][ \u00a0]).*|^(?:-[\u00a0\p{L}*]|[–—][ \u00a0]).*(?=\n- )/mu

/** One paragraph may begin with a dash, as direct speech does; several dashes in one paragraph are meant as a list. */
function bullet(text: string): string | undefined {
  const dashes = text
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.match(/^[–—][ \t\u00a0].*/gm) ?? [])
    .find(({ length }) => length > 1)
  return /^[•·▪◦].*/m.exec(text)?.[0] ?? dashes?.[0] ?? looseDash.exec(text)?.[0]
}

/** A link with space between `[text]` and `(address)`. Parentheses count as its address only if they hold an address or the key of a page. */
function spacedLink(text: string, pages: ReadonlySet<string>): string | undefined {
  const found = [
    ...text.matchAll(/(?<!!)\[[^\]\n]+\][ \u00a0]+\(([^)\s]*)\)/g),
    // Or the brackets have changed places.
    ...text.matchAll(/(?<!\])\([^()\n]{1,200}\)\[((?:https?:|mailto:|tel:|page:|www\.)[^\]\s]+)\](?!\()/g),
  ]
  return found.find(([, to = '']) => /^(?:https?:|mailto:|tel:|page:|www\.|\/|#)/.test(to) || pages.has(to))?.[0]
}

/** A link whose address has a space but no angle brackets around it: Markdown shows its brackets. */
function spaceInAddress(text: string): string | undefined {
  const found = [...text.matchAll(/(?<!!)\[[^\]\n]+\]\(((?:https?:|mailto:|tel:|www\.|\/|#)[^()\n]+)\)/gi)]
  return found.find(([, to = '']) => isBroken(to.trim()))?.[0]
}

function openBold(text: string): string | undefined {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const lines = paragraph.split('\n').filter((line) => !/^[\s*]*$/.test(line))
    const parts = lines.join('\n').split(/(?<!\\)\*\*/)
    if (parts.length % 2 === 0) return lines.findLast((line) => line.includes('**')) ?? []
    // Every second part stands between two marks.
    const loose = parts.find((part, index) => index % 2 === 1 && part !== part.trim())
    return loose === undefined ? [] : (`**${loose}**`.split('\n')[0] ?? [])
  })[0]
}

/** A paragraph of a list may be indented as well. */
function indentedParagraph(text: string): string | undefined {
  const found = /(?:^|\n[ \t]*\n) {4,}(\S.*)/.exec(text)
  return found && !/^ {0,3}(?:[-*+]|\d+[.)]) /m.test(text.slice(0, found.index)) ? found[1] : undefined
}

/** The first tag that pages leave out. Angle brackets may also hold an address. */
function lostTag(text: string): string | undefined {
  for (const [tag, name = ''] of text.matchAll(/(?<!\]\(\s*|\]:\s*)<([a-z][a-z\d]*)(?=[\s/>])[^<>]*>?/gi))
    if (!isKeptTag(name) || /\sstyle\s*=/i.test(tag)) return tag
  return undefined
}

/** What looks like an image: brackets, a gap, and the address, which may contain parentheses. */
const picture = /!\[[^\]\n]*\]([ \u00a0]*)\(((?:[^()\n]|\([^()\n]*\))+)\)/g

/** The first image that Markdown does not recognize: there is a space before its address, or one in its address without angle brackets. */
function brokenPicture(text: string): string | undefined {
  for (const [found, gap, inside = ''] of text.matchAll(picture)) {
    const address = inside.trim()
    if (gap ? /^[^\s]*[./:]/.test(address) : isBroken(address)) return found
  }
  return undefined
}

/** A title may stand behind an address: in quotes. */
function isBroken(address: string): boolean {
  return !address.startsWith('<') && /\s/.test(address.replace(/\s+(?:"[^"]*"|'[^']*')$/, ''))
}

/** The first of several lines between upright strokes, below which there is none of dashes. */
function openTable(text: string): string | undefined {
  const lines = text.split('\n').map((line) => line.trim())
  const isRow = (line = '') => /^\|.+\|/.test(line)
  return lines.find(
    (line, index) =>
      isRow(line) && !isRow(lines[index - 1]) && isRow(lines[index + 1]) && !/^[\s|:-]+$/.test(lines[index + 1] ?? ''),
  )
}

/** A line of a table that has more cells than its first line: Markdown drops those that have no column. */
function longRow(text: string): string | undefined {
  const lines = text.split('\n').map((line) => line.trim())
  let columns = 0
  for (const [index, line] of lines.entries()) {
    if (isDashes(line) && countCells(lines[index - 1] ?? '') === countCells(line)) columns = countCells(line)
    else if (line === '') columns = 0
    else if (columns > 0 && countCells(line) > columns) return line
  }
  return undefined
}

function isDashes(line: string): boolean {
  return line.includes('|') && delimiterRow.test(line)
}

/** How many cells a line has; of cells without words at its end, which lose nothing, none count. */
function countCells(line: string): number {
  const bare = line.replace(/^\||(?<!\\)\|$/g, '')
  const cells = bare.split(/(?<!\\)\|/)
  while (cells.length > 0 && cells.at(-1)?.trim() === '') cells.pop()
  return cells.length
}
