import { textHash } from '../../check/translations-lock.ts'
import { xmlText } from '../../lib/xml-text.ts'
import type { Batch, Format, Unit, UnitState } from '../translation-unit.ts'
import { xliffFormat } from './xliff-format.ts'
import { element, type NumberedTag, numberedPieces } from './xml-pieces.ts'

/** XLIFF 1.2, which the tools of translators read. Marks, placeholders and links are tags there, which nobody types by accident. */
export const xliff: Format = xliffFormat(writeDocument)

/**
 * The XLIFF state of a translation. A missing one has no state: its target is a copy of the source, because OmegaT up to 5 translates the
 * content of the target, and other programs take a copy for not translated. OmegaT never changes a state, so there must be none.
 */
const states: Readonly<Record<UnitState, Readonly<Record<string, string>>>> = {
  missing: {},
  stale: { state: 'needs-adaptation' },
  copied: { state: 'needs-translation' },
  machine: { state: 'needs-review-translation', 'state-qualifier': 'mt-suggestion' },
  done: { state: 'translated' },
}

function writeDocument({ file, from, to, units }: Batch): string {
  const isAddress = ({ kind }: Unit) => kind === 'address'
  const parts = [
    { original: file, units: units.filter((unit) => !isAddress(unit)) },
    { original: `${file}#addresses`, units: units.filter(isAddress) },
  ]
  const files = parts.flatMap(({ original, units: own }) => {
    if (own.length === 0) return []
    const languages = { 'source-language': from.tag, 'target-language': to.tag }
    const body = element('body', {}, `\n${own.map(writeUnit).join('\n')}\n`)
    return [element('file', { original, ...languages, datatype: 'plaintext' }, `\n${body}\n`)]
  })
  const root = { version: '1.2', xmlns: 'urn:oasis:names:tc:xliff:document:1.2' }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('xliff', root, `\n${files.join('\n')}\n`)}\n`
}

function writeUnit(unit: Unit): string {
  const { id, present, state, limit, page, note, before, terms } = unit
  const pieces = numberedPieces(unit)
  const limits = limit === undefined ? {} : { maxwidth: limit, 'size-unit': 'char' }
  const notes = [note, ...terms, ...(before === undefined ? [] : [`Before: ${before}`])].filter((text) => text !== '')
  const context = (type: string, text: string) => element('context', { 'context-type': type }, xmlText(text))
  const parts = [
    element('source', {}, pieces.source.map(inline).join('')),
    element('target', states[state], (state === 'missing' ? pieces.source : pieces.present).map(inline).join('')),
    ...(page === undefined ? [] : [element('context-group', { purpose: 'location' }, context('x-page', page))]),
    element('context-group', { purpose: 'match' }, context('x-present', textHash(present))),
    ...notes.map((text) => element('note', { from: 'site' }, xmlText(text))),
  ]
  const approved = state === 'done' ? 'yes' : undefined
  const attributes = { id, resname: id, approved, 'xml:space': 'preserve', ...limits }
  return element('trans-unit', attributes, `\n${parts.join('\n')}\n`)
}

/** What a tag is, for tools that show it. */
const types: Readonly<Record<string, string>> = { '**': 'bold', '*': 'italic', '[': 'link', '![': 'x-image' }

function inline(piece: string | NumberedTag): string {
  if (typeof piece === 'string') return xmlText(piece)
  const { code, role, id, sense } = piece
  if (role === 'close') return element('ept', { id }, xmlText(code))
  return element(
    role === 'open' ? 'bpt' : 'ph',
    { id, ctype: role === 'open' ? types[sense] : undefined },
    xmlText(code),
  )
}
