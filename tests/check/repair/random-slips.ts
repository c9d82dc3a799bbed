import type { Chance } from '../../fuzz/chance.ts'

/** A slip of the hand in some lines. It returns false where they have no place for it. */
type Slip = (lines: string[], chance: Chance) => boolean

const indentOf = (line: string) => line.search(/\S|$/)
const hasContent = (line: string) => /^\s*[^\s#]/.test(line)
const isHeading = (line: string) => /^\s*(?:- )?[\w-]+:$/.test(line)
const isKey = (line: string) => /^\s*(?:- )?[\w-]+:(?:\s|$)/.test(line)
/** Whether a line has the text of one language, which is no part of an address. */
const isText = (line: string) => /^\s*(?:- )?(?:pt|es|en|fr|de|ja|ar): (?![\p{Ll}\p{Lo}\d/-]+$)\p{L}[^:#]*$/u.test(line)

/** One of the lines for which something holds; -1 where there is none. */
function lineWhere(lines: readonly string[], { pick }: Chance, holds: (line: string, next: string) => boolean): number {
  const all = [...lines.keys()].filter((at) => holds(lines[at] as string, lines[at + 1] ?? ''))
  return all.length === 0 ? -1 : pick(all)
}

/** Changes one line for which something holds. */
const changing =
  (holds: (line: string, next: string) => boolean, change: (line: string, chance: Chance) => string): Slip =>
  (lines, chance) => {
    const at = lineWhere(lines, chance, holds)
    if (at !== -1) lines[at] = change(lines[at] as string, chance)
    return at !== -1
  }

/** The index behind the lines below one that are further in. */
function endOfBlock(lines: readonly string[], index: number): number {
  const end = lines.findIndex(
    (line, at) => at > index && hasContent(line) && indentOf(line) <= indentOf(lines[index] as string),
  )
  return end === -1 ? lines.length : end
}

function move(lines: string[], from: number, to: number, by: number): boolean {
  for (let at = from; at < to; at++) {
    const line = lines[at] as string
    if (line.trim() === '') continue
    if (indentOf(line) + by < 0) return false
    lines[at] = by > 0 ? ' '.repeat(by) + line : line.slice(-by)
  }
  return true
}

/** Keys of other generators and of former formats, which no schema here has. */
const foreignKeys = [
  'primary',
  'secondary',
  'hero',
  'callToAction',
  'posts',
  'seo',
  'keywords',
  'version',
  'theme2',
].concat(['widgets', 'plugins', 'layout', 'permalink', 'sidebar', 'draftOf', 'weight', 'greetingLanguage'])

const foreignValues = ['Inter', '"#123456"', '2', 'true', '[one, two]', '', './x.svg', 'https://example.com/a']

/** A key that nothing knows, with a value, a section, a list, or a text in all languages. */
function foreignLines(spaces: number, { pick, below }: Chance): string[] {
  const key = pick(foreignKeys)
  const start = ' '.repeat(spaces)
  const inner = [
    [`${start}${key}: ${pick(foreignValues)}`.trimEnd()],
    [`${start}${key}:`, `${start}  title: One`, `${start}  enabled: true`],
    [`${start}${key}:`, `${start}  - one`, `${start}  - two`],
    [`${start}${key}:`, `${start}  label:`, `${start}    fr: Un`, `${start}    en: One`],
  ]
  return inner[below(inner.length)] as string[]
}

/** Slips in the lines of a file, by what they are. */
export const lineSlips: Readonly<Record<string, Slip>> = {
  'a line too far in or out': (lines, chance) => {
    const at = lineWhere(lines, chance, hasContent)
    return move(lines, at, at + 1, chance.pick([-4, -2, -2, -1, 1, 2, 2, 4]))
  },
  'a block too far in or out': (lines, chance) => {
    const at = lineWhere(lines, chance, isHeading)
    return at !== -1 && move(lines, at, endOfBlock(lines, at), chance.pick([-2, -1, 1, 2]))
  },
  'some lines too far in or out': (lines, chance) => {
    const at = lineWhere(lines, chance, hasContent)
    return move(lines, at, Math.min(lines.length, at + 2 + chance.below(5)), chance.pick([-2, -1, 1, 2]))
  },
  'a lost heading': (lines, chance) => {
    const at = lineWhere(lines, chance, isHeading)
    return at !== -1 && lines.splice(at, 1).length > 0
  },
  'a lost line': (lines, chance) => lines.splice(lineWhere(lines, chance, hasContent), 1).length > 0,
  'a lost colon': changing(isKey, (line) => line.replace(':', '')),
  'a wide colon': changing(isText, (line) => line.replace(': ', '：')),
  'an odd space': changing(isText, (line) => line.replace(': ', ':\u00a0')),
  'an odd space before a line': changing(
    (line) => /^ +\w+:/.test(line),
    (line) => line.replace(/^ +/, (start) => '\u00a0'.repeat(start.length)),
  ),
  'a lost dash': changing(
    (line) => /^ *- /.test(line),
    (line, { pick }) => line.replace('- ', pick(['', '  ', '-', '• '])),
  ),
  'a lost line break': (lines, chance) => {
    const at = lineWhere(lines, chance, (line, next) => isKey(line) && isKey(next))
    return at !== -1 && lines.splice(at, 2, `${lines[at]} ${lines[at + 1]?.trim()}`).length > 0
  },
  'a lost bar': changing(
    (line) => / \|-$/.test(line),
    (line) => line.replace(' |-', ''),
  ),
  'a text at a heading': changing(isHeading, (line) => `${line} Un texte`),
  'a tab for each level': changing(
    (line) => hasContent(line) && /^(?: {2})+\S/.test(line),
    (line) => line.replace(/^ +/, (start) => '\t'.repeat(start.length / 2)),
  ),
  'a quote that is not closed': changing(isText, (line) => line.replace(': ', ': "')),
  'a quote inside': changing(isText, (line) => line.replace(/: (.*)$/, ": 'l'eau $1'")),
  'a sign at the start': changing(isText, (line, { pick }) =>
    line.replace(': ', `: ${pick(['@', '[', '&', '!', '%', '`', '> '])}`),
  ),
  'a colon in a text': changing(isText, (line) => `${line}: voilà`),
  'no space behind a colon': changing(isText, (line) => line.replace(': ', ':')),
  'a pasted paragraph': (lines, chance) =>
    lines.splice(lineWhere(lines, chance, isText) + 1, 0, 'Et voici un texte de plus, sans rien.').length === 0,
  'a line twice': (lines, chance) => {
    const at = lineWhere(lines, chance, (line) => isText(line) && !/^ *- /.test(line))
    return lines.splice(at, 0, lines[at] as string).length === 0
  },
}

/** Mistakes with keys: the lines are in order. */
export const keyMistakes: Readonly<Record<string, Slip>> = {
  'a misspelt key': changing(isKey, (line, { below }) =>
    line.replace(/[\w-]+(?=:)/, (key) => {
      const at = 1 + below(Math.max(1, key.length - 1))
      return `${key.slice(0, at)}q${key.slice(at + 1)}`
    }),
  ),
  'a key of another name': changing(isKey, (line, { pick }) => line.replace(/[\w-]+(?=:)/, pick(foreignKeys))),
  'unknown keys': (lines, chance) => {
    const at = lineWhere(
      lines,
      chance,
      (line, next) => isHeading(line) && isKey(next) && !/^\s*- /.test(next) && indentOf(next) > indentOf(line),
    )
    if (at === -1) return false
    const spaces = indentOf(lines[at + 1] as string)
    const added = [0, 1, 2].slice(chance.below(3)).flatMap(() => foreignLines(spaces, chance))
    return lines.splice(at + 1, 0, ...added).length === 0
  },
  'unknown sections': (lines, chance) => {
    const at = chance.is(0.5) ? lines.length : lineWhere(lines, chance, (line) => /^\w+:$/.test(line))
    return lines.splice(at, 0, ...foreignLines(0, chance)).length === 0
  },
  'a key with a former name everywhere': (lines, chance) => {
    const at = lineWhere(lines, chance, (line) => isKey(line) && indentOf(line) > 2)
    const key = /[\w-]+(?=:)/.exec(lines[at] as string)?.[0] as string
    const former = chance.pick(foreignKeys)
    for (const [index, line] of lines.entries())
      lines[index] = line.replace(new RegExp(`^(\\s*(?:- )?)${key}:`), `$1${former}:`)
    return true
  },
}
