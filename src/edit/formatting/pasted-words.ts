/** Words that look alike. */
export interface Run {
  readonly text: string
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly href?: string | undefined
}

type Marks = Omit<Run, 'text'>

const plain: Marks = { isBold: false, isItalic: false }

/** What a link may lead to. */
const address = /^(?:https?:|mailto:|tel:|page:|form:|file:)/i

/** The words of nodes, with what their elements and styles say of them. */
export function readRuns(nodes: Iterable<Node>, marks: Marks = plain): Run[] {
  return [...nodes].flatMap((node): Run[] => {
    if (node.nodeType === 3) return [{ ...marks, text: (node.nodeValue ?? '').replace(/[\s\u00a0]+/g, ' ') }]
    if (node.nodeType !== 1) return []
    const element = node as HTMLElement
    if (element.localName === 'br') return [{ ...plain, text: '\n' }]
    return readRuns(element.childNodes, readMarks(element, marks))
  })
}

function readMarks(element: HTMLElement, marks: Marks): Marks {
  const { localName: name, style } = element
  const isBold = /^(?:b|strong|th)$/.test(name) ? !/^(?:normal|400)$/.test(style.fontWeight) : marks.isBold
  const href = name === 'a' ? (element.getAttribute('href')?.trim() ?? '') : ''
  return {
    isBold:
      /^(?:bold|bolder|[6-9]00)$/.test(style.fontWeight) || (isBold && !/^(?:normal|400)$/.test(style.fontWeight)),
    isItalic:
      /^(?:italic|oblique)/.test(style.fontStyle) ||
      ((/^(?:i|em|cite)$/.test(name) || marks.isItalic) && style.fontStyle !== 'normal'),
    href: address.test(href) ? href : marks.href,
  }
}

/** Writes words as Markdown, in one line but for the breaks that they have. */
export function writeRuns(runs: readonly Run[], { isHeading = false, lineBreak = '\\\n' } = {}): string {
  const lines = splitAtBreaks(runs.map((run) => (isHeading ? { ...run, isBold: false } : run)))
  const written = lines.map((line) => writeLinks(trimRuns(line)).trim()).filter(Boolean)
  return written.map(escapeBeginning).join(isHeading ? ' ' : lineBreak)
}

function splitAtBreaks(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]]
  for (const run of runs)
    if (run.text === '\n') lines.push([])
    else lines.at(-1)?.push(run)
  return lines
}

/** Joins words that look alike, with one space where there are several. */
function trimRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    const text = /(?:^|\s)$/.test(last?.text ?? '') ? run.text.replace(/^\s+/, '') : run.text
    if (text === '') continue
    if (last && (['isBold', 'isItalic', 'href'] as const).every((mark) => last[mark] === run[mark]))
      joined[joined.length - 1] = { ...last, text: last.text + text }
    else joined.push({ ...run, text })
  }
  return joined
}

function writeLinks(runs: readonly Run[]): string {
  return groupBy(runs, ({ href }) => href).reduce((before, group) => {
    const { href } = group[0] as Run
    const words = writeMarked(group)
    if (href === undefined || words.trim() === '') return before + words
    const [, lead = '', inner = '', trail = ''] = /^(\s*)(.*?)(\s*)$/s.exec(words) ?? []
    return `${before + lead}[${inner}](${href.replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)})${trail}`
  }, '')
}

/** Bold words, and italic ones in them; signs stand beside letters, as they would not be read elsewhere. */
function writeMarked(runs: readonly Run[]): string {
  const bold = groupBy(runs, ({ isBold }) => isBold)
  return bold.reduce((before, group, index) => {
    const italic = groupBy(group, (run) => run.isItalic)
    const inner = italic.reduce((all, part, at) => {
      const words = part.map(({ text }) => escapeWords(text)).join('')
      const next = italic[at + 1]?.[0]?.text ?? bold[index + 1]?.[0]?.text ?? ''
      return all + (part[0]?.isItalic ? wrap(words, '*', [lastSign(all) || lastSign(before), next]) : words)
    }, '')
    const next = bold[index + 1]?.[0]?.text ?? ''
    return before + (group[0]?.isBold ? wrap(inner, '**', [lastSign(before), next]) : inner)
  }, '')
}

/** Puts signs around words, within the spaces around them, and within the full stops where letters follow at once. */
function wrap(words: string, sign: string, [before, after]: readonly [string, string]): string {
  const lead = /^[\s\u200b]*/.exec(words)?.[0] ?? ''
  const trail = /[\s\u200b]*$/.exec(words.slice(lead.length))?.[0] ?? ''
  let inner = words.slice(lead.length, words.length - trail.length)
  let [left, right] = [lead, trail]
  if (left === '' && /[\p{L}\p{N}]$/u.test(before)) {
    const out = /^[\p{P}\p{S}]+/u.exec(inner)?.[0] ?? ''
    if (!out.includes('*')) [left, inner] = [out, inner.slice(out.length)]
  }
  if (right === '' && /^[\p{L}\p{N}]/u.test(after)) {
    const out = /[\p{P}\p{S}]+$/u.exec(inner)?.[0] ?? ''
    if (!out.includes('*')) [right, inner] = [out, inner.slice(0, inner.length - out.length)]
  }
  return inner === '' ? left + right : left + sign + inner + sign + right
}

function lastSign(text: string): string {
  return text.slice(-1)
}

function groupBy(runs: readonly Run[], mark: (run: Run) => unknown): Run[][] {
  const groups: Run[][] = []
  for (const run of runs) {
    const last = groups.at(-1)
    if (last && mark(last[0] as Run) === mark(run)) last.push(run)
    else groups.push([run])
  }
  return groups
}

/** Signs that would be read as formatting. */
function escapeWords(text: string): string {
  return text
    .replace(/[\\`*[\]<]|~(?=~)/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?\w+;)/g, '\\&')
}

/** Signs at the beginning of a line that would make it something else. */
function escapeBeginning(line: string): string {
  return line.replace(/^(?=[#>]|[-+]\s|={2,}|-{2,}\s*$)/, '\\').replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
}
