import { textHash } from '../../check/translations-lock.ts'
import {
  type Batch,
  type ReturnedFile,
  type ReturnedRow,
  type RowName,
  type Unit,
  UnreadableFile,
} from '../translation-unit.ts'

/** The columns of a table for translators. Those of one language name it, as in "source (pt)". */
const columns = ['path', 'page', 'source', 'translation', 'present', 'before', 'note', 'limit', 'terms'] as const

type Column = (typeof columns)[number]

/** The column for the answers to returned rows. */
const answerColumn = 'answer'

/** A table with its name, if the file has several. */
export interface Sheet {
  readonly sheet: string
  readonly data: readonly (readonly string[])[]
}

/** A batch as two tables: one with the texts, one with the addresses of pages. */
export function makeSheets(batch: Batch): Sheet[] {
  const isAddress = ({ kind }: Unit) => kind === 'address'
  const parts = [
    { sheet: 'texts', units: batch.units.filter((unit) => !isAddress(unit)) },
    { sheet: 'addresses', units: batch.units.filter(isAddress) },
  ].filter(({ units }) => units.length > 0)
  return parts.map(({ sheet, units }) => ({ sheet, data: makeTable({ ...batch, units }) }))
}

/** Units as a table: the names of the columns, then a row per text. The column for translations is empty: a cell that stays empty changes nothing. */
function makeTable({ from, to, units }: Batch): string[][] {
  const of: Partial<Record<Column, string>> = {
    source: from.key,
    before: from.key,
    translation: to.key,
    present: to.key,
  }
  const head = columns.map((name) => (of[name] === undefined ? name : `${name} (${of[name]})`))
  const rows = units.map(({ id, page, source, present, before, note, limit, terms }) => {
    const cells: Readonly<Record<Column, string>> = {
      path: id,
      page: page ?? '',
      source,
      translation: '',
      present,
      before: before ?? '',
      note,
      limit: limit === undefined ? '' : String(limit),
      terms: terms.join('\n'),
    }
    return columns.map((name) => cells[name])
  })
  return [head, ...rows]
}

/** The indexes of the columns of a returned table, and the languages that they name. */
interface Head {
  readonly at: Readonly<Partial<Record<Column, number>>>
  readonly language: Readonly<Partial<Record<Column, string>>>
}

/** Finds the columns, in any order; undefined if a required one is missing. */
function readHead(names: readonly string[]): Head | undefined {
  const [at, language]: [Partial<Record<Column, number>>, Partial<Record<Column, string>>] = [{}, {}]
  for (const [index, name] of names.entries()) {
    const [, word = '', of] = /^\s*([a-z]+)\s*(?:\(([^)]*)\))?\s*$/i.exec(name) ?? []
    const column = columns.find((known) => known === word.toLowerCase())
    if (!column || at[column] !== undefined) continue
    at[column] = index
    if (of !== undefined) language[column] = of.trim()
  }
  return at.path === undefined || at.source === undefined || at.translation === undefined ? undefined : { at, language }
}

/**
 * Reads the tables of a returned file. Tables that somebody has added are ignored.
 *
 * @throws UnreadableFile if no table has the required columns
 */
export function readSheets(sheets: readonly Sheet[]): ReturnedFile {
  const ours = sheets.filter(isOurs)
  if (ours.length === 0) return readTable(sheets[0]?.data ?? [])
  const read = ours.map((each) => readTable(each.data, { sheet: sheetName(sheets, each) }))
  return { ...read[0], rows: read.flatMap(({ rows }) => rows) }
}

/** The tables of a file with the answers to their rows. */
export function answerSheets(sheets: readonly Sheet[], answers: ReadonlyMap<RowName, string>): Sheet[] {
  return sheets.map((each) =>
    isOurs(each) ? { ...each, data: answerTable(each.data, answers, sheetName(sheets, each)) } : each,
  )
}

function isOurs({ data }: Sheet): boolean {
  return readHead(data[0] ?? []) !== undefined
}

/** The prefix in the names of a table's rows, which tells several tables apart; undefined for the first one. */
function sheetName(sheets: readonly Sheet[], { sheet }: Sheet): string | undefined {
  return sheet === sheets[0]?.sheet ? undefined : sheet
}

/**
 * Reads a returned table.
 *
 * @param sheet the prefix of the names of its rows
 * @param damaged the indexes of rows whose cells may be shifted
 * @throws UnreadableFile if a required column is missing
 */
export function readTable(
  table: readonly (readonly string[])[],
  { sheet, damaged }: { readonly sheet?: string | undefined; readonly damaged?: ReadonlySet<number> } = {},
): ReturnedFile {
  const [names = []] = table
  const head = readHead(names)
  if (!head) throw new UnreadableFile(table.length === 0 ? 'empty' : 'columns', columns.slice(0, 4).join(', '))
  const { at, language } = head
  const rows = table.slice(1).flatMap((cells, index): ReturnedRow[] => {
    const cell = (column: Column) => cells[at[column] ?? -1] ?? ''
    if (cells.every((written) => written.trim() === '')) return []
    const [translation, present] = [cell('translation'), cell('present')]
    return [
      {
        row: rowName(index, sheet),
        id: cell('path').trim(),
        source: cell('source'),
        translation,
        ...(at.present !== undefined && { present: textHash(present) }),
        // Typing the present translation again confirms it.
        isConfirmed: translation.trim() !== '' && textHash(translation) === textHash(present),
        isUnfinished: false,
        isCell: true,
        ...((damaged?.has(index + 1) || isCutAtEnd(cells, names, at)) && { isDamaged: true }),
        ...(extraCells(cells, names).length > 0 && { hasExtraCells: true }),
      },
    ]
  })
  return { rows, to: language.translation, from: language.source }
}

/** The cells to the right of the last column. */
function extraCells(cells: readonly string[], names: readonly string[]): string[] {
  return cells.slice(names.length).filter((cell) => cell.trim() !== '')
}

/** Whether the translation, in the last column, was split at a comma and continues in the cells behind it: these begin with a space. */
function isCutAtEnd(cells: readonly string[], names: readonly string[], at: Head['at']): boolean {
  return at.translation === names.length - 1 && /^ \S/.test(cells[names.length] ?? '')
}

function rowName(index: number, sheet: string | undefined): RowName {
  return sheet === undefined ? index + 2 : `${sheet}!${index + 2}`
}

/** A table with the answers to its rows in a column of their own. */
export function answerTable(
  table: readonly (readonly string[])[],
  answers: ReadonlyMap<RowName, string>,
  sheet?: string,
): (readonly string[])[] {
  const [head = [], ...rows] = table
  const found = head.indexOf(answerColumn)
  const at = found === -1 ? head.length : found
  const withCell = (cells: readonly string[], text: string) =>
    Array.from({ length: Math.max(at + 1, cells.length) }, (_, index) => (index === at ? text : (cells[index] ?? '')))
  return [
    withCell(head, answerColumn),
    ...rows.map((cells, index) => withCell(cells, answers.get(rowName(index, sheet)) ?? '')),
  ]
}
