import type { ShownSection } from '../../../src/content/page-content.ts'
import { letterWidths } from './letter-widths.ts'

/** How many pixels may stay empty below a heading beside its content, on a wide screen. */
const mostEmpty = 240

/** A column of text: how many letters fit into its line, and how high the line is. */
interface Column {
  readonly letters: number
  readonly line: number
}

const titleColumn: Column = { letters: 20, line: 45 }
const introColumn: Column = { letters: 40, line: 33 }
/** The content beside a heading, and half of it. */
const wide: Column = { letters: 74, line: 29 }
const half: Column = { letters: 36, line: 29 }

function countLines(text: string, { letters, line }: Column): number {
  return Math.ceil(letterWidths(text) / letters) * line
}

/** Whether the content of a section is so much taller than the heading beside it that the heading goes above it instead. Estimated from the lengths of its texts. */
export function isHeadingLonely(section: ShownSection): boolean {
  const height = contentHeight(section)
  if (height === undefined) return false
  const { eyebrow, title = '', intro } = section as Partial<Record<'eyebrow' | 'title' | 'intro', string>>
  const heading =
    (eyebrow ? 34 : 0) + countLines(title, titleColumn) + (intro ? 12 + countLines(intro, introColumn) : 0)
  return height - heading > mostEmpty
}

/** The height of the content that stands beside a heading; undefined where the heading stands above it anyway. */
function contentHeight(section: ShownSection): number | undefined {
  switch (section.kind) {
    case 'points':
      return section.look === 'rows' || section.look === 'numbered' ? pointsHeight(section.items) : undefined
    case 'questions':
      return section.look === undefined || section.look === 'folded' ? questionsHeight(section.items) : undefined
    case 'prices':
      return section.look === 'list' ? pricesHeight(section.items) : undefined
    case 'contact':
      return Math.ceil(section.items.length / 2) * 108
    case 'checks':
      return sum(section.items.map((item) => 20 + countLines(item, half))) / 2
    case 'timeline':
      return sum(section.items.map(({ title, text = '' }) => 73 + countLines(title + text, { ...wide, letters: 52 })))
    case 'downloads':
      return sum(section.items.map(({ text = '' }) => 66 + countLines(text, wide)))
    default:
      return undefined
  }
}

/** Up to three stand below each other, more in two columns. */
function pointsHeight(items: ShownSection<'points'>['items']): number {
  const isSingle = items.length < 4
  const column = isSingle ? { ...wide, letters: 58 } : half
  const heights = items.map(
    ({ title, text, action, image }) =>
      Math.max(
        image ? 112 : 0,
        54 + countLines(title, { letters: isSingle ? 50 : 26, line: 29 }) + countLines(text, column),
      ) + (action ? 44 : 0),
  )
  return isSingle ? sum(heights) : sum(heights) / 2
}

function questionsHeight(items: ShownSection<'questions'>['items']): number {
  return sum(
    items.map(({ question, group }) => 37 + countLines(question, { letters: 70, line: 26 }) + (group ? 92 : 0)),
  )
}

function pricesHeight(items: ShownSection<'prices'>['items']): number {
  return sum(
    items.map(
      ({ text = '', features = [], action }) =>
        70 + countLines(text, { ...wide, letters: 52 }) + features.length * 36 + (action ? 60 : 0),
    ),
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
