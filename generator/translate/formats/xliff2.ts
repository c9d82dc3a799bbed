import { textHash } from '../../check/translations-lock.ts'
import { xmlText } from '../../lib/xml-text.ts'
import type { Batch, Format, Unit, UnitState } from '../translation-unit.ts'
import { xliffFormat } from './xliff-format.ts'
import { element, type NumberedTag, numberedPieces, startTag } from './xml-pieces.ts'

/** XLIFF 2.1, for the tools that ask for it. The originals of inline tags are stored once per unit, beside its texts. */
export const xliff2: Format = xliffFormat(writeDocument)

/** The states of translations: only a finished one counts as translated. */
const states: Readonly<Record<UnitState, Readonly<Record<string, string>>>> = {
  missing: { state: 'initial' },
  stale: { state: 'initial', subState: 'site:stale' },
  copied: { state: 'initial', subState: 'site:copied' },
  machine: { state: 'initial', subState: 'site:machine' },
  done: { state: 'translated' },
}

function writeDocument({ file, from, to, units }: Batch): string {
  const isAddress = ({ kind }: Unit) => kind === 'address'
  const parts = [
    { id: 'texts', original: file, units: units.filter((unit) => !isAddress(unit)) },
    { id: 'addresses', original: `${file}#addresses`, units: units.filter(isAddress) },
  ].filter(({ units: own }) => own.length > 0)
  const files = parts.map(({ id, original, units: own }) =>
    element('file', { id, original }, `\n${own.map(writeUnit).join('\n')}\n`),
  )
  const languages = { srcLang: from.tag, trgLang: to.tag }
  const root = { version: '2.1', xmlns: 'urn:oasis:names:tc:xliff:document:2.0', ...languages }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('xliff', root, `\n${files.join('\n')}\n`)}\n`
}

function writeUnit(unit: Unit, index: number): string {
  const { id, present, state, limit, page, note, before, terms } = unit
  const pieces = numberedPieces(unit)
  const notes = [
    ...[note, ...terms].filter((text) => text !== '').map((text) => ({ category: 'site', text })),
    ...(before === undefined ? [] : [{ category: 'before', text: before }]),
    ...(limit === undefined ? [] : [{ category: 'limit', text: `max. ${limit}` }]),
    ...(page === undefined ? [] : [{ category: 'page', text: page }]),
    { category: 'present', text: textHash(present) },
  ]
  const data = new Map<string, string>()
  const kept = { 'xml:space': 'preserve' }
  const text = (name: 'source' | 'target', own: readonly (string | NumberedTag)[]) =>
    element(name, kept, own.map((piece) => inline(piece, own, data)).join(''))
  const segment = [text('source', pieces.source), ...(present === '' ? [] : [text('target', pieces.present)])]
  const originals = [...data].map(([code, key]) => element('data', { id: key, ...kept }, xmlText(code)))
  const parts = [
    element(
      'notes',
      {},
      `\n${notes.map(({ category, text: said }) => element('note', { category }, xmlText(said))).join('\n')}\n`,
    ),
    ...(originals.length > 0 ? [element('originalData', {}, originals.join('\n'))] : []),
    element('segment', states[state], `\n${segment.join('\n')}\n`),
  ]
  return element('unit', { id: `u${index + 1}`, name: id }, `\n${parts.join('\n')}\n`)
}

/** What a tag is, for tools that show it. */
const types: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '**': { type: 'fmt', subType: 'xlf:b' },
  '*': { type: 'fmt', subType: 'xlf:i' },
  '[': { type: 'link' },
  '![': { type: 'image' },
}

function inline(
  piece: string | NumberedTag,
  pieces: readonly (string | NumberedTag)[],
  data: Map<string, string>,
): string {
  if (typeof piece === 'string') return xmlText(piece)
  const { code, role, id, sense } = piece
  const originalData = (text = '') => {
    const key = data.get(text) ?? `d${data.size + 1}`
    data.set(text, key)
    return key
  }
  if (role === 'close') return '</pc>'
  const what = types[sense] ?? {}
  if (role === 'alone') return element('ph', { id, dataRef: originalData(code), ...what })
  const end = pieces.find((other) => typeof other !== 'string' && other.role === 'close' && other.id === id)
  const [dataRefStart, dataRefEnd] = [originalData(code), originalData(typeof end === 'string' ? '' : end?.code)]
  return startTag('pc', { id, dataRefStart, dataRefEnd, ...what })
}
