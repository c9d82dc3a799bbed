import { xmlText } from '../../lib/xml-text.ts'
import { type ReturnedFile, type ReturnedRow, type RowName, UnreadableFile } from '../translation-unit.ts'
import { closePart, decodeCodePoint, makeRow, newUnit, type OpenPart, type OpenUnit } from './xliff-unit.ts'
import { readXml } from './xml-pieces.ts'

/** Elements whose content is none of the two texts of a unit. */
const aside = new Set(['alt-trans', 'seg-source', 'note', 'matches', 'glossary', 'prop-group', 'count-group'])

/** Elements that divide a unit. */
const divides = new Set(['segment', 'ignorable', 'mrk'])

/** What a file in XLIFF 1.2 or 2 says. Inline tags count as what they stand for; where tools divide a text, it is put together again. */
export function readXliff(text: string): ReturnedFile {
  const rows: ReturnedRow[] = []
  let [from, to]: [string | undefined, string | undefined] = [undefined, undefined]
  // What the ends of open pairs stand for.
  const ends: string[] = []
  const parts: OpenPart[] = []
  let unit: OpenUnit | undefined
  // Those around it: no version has units within others, but what stands there is not lost.
  const around: OpenUnit[] = []
  let part: 'source' | 'target' | 'present' | 'data' | undefined
  let data = ''
  let skipped = 0
  let isXliff = false
  const add = (written: string) => {
    if (!unit || skipped > 0) return
    if (part === 'data') unit.codes.set(data, (unit.codes.get(data) ?? '') + written)
    else if (part) unit[part] = (unit[part] ?? '') + written
  }
  readXml(text, {
    open(name, attributes) {
      if (name === 'xliff') isXliff = true
      if (name === 'xliff' || name === 'file') {
        from = attributes.srcLang ?? attributes['source-language'] ?? from
        const own = attributes.trgLang ?? attributes['target-language']
        if (own !== undefined && to !== undefined && own.toLowerCase() !== to.toLowerCase())
          throw new UnreadableFile('languages')
        to = own ?? to
      }
      const isPart = name === 'segment' || (name === 'mrk' && attributes.mtype === 'seg')
      // Version 1.2 has the parts of the source beside it.
      if (unit && isPart && (name === 'segment' || skipped > 0)) unit.parts++
      const isDeleted = name === 'mrk' && /delet/i.test(attributes.mtype ?? '')
      if (divides.has(name)) {
        const [target, source] = [unit?.target.length ?? 0, unit?.source.length ?? 0]
        parts.push({ target, source, isPart: isPart && skipped === 0, isDeleted })
        if (unit && name !== 'mrk') unit.hasTarget = false
      }
      if (isDeleted) skipped++
      const isPresent = attributes['context-type'] === 'x-present' || attributes.category === 'present'
      if (aside.has(name) && !isPresent) skipped++
      if (skipped > 0) return
      if (name === 'trans-unit' || name === 'unit') {
        const { approved } = attributes
        const id = attributes.resname ?? attributes.name ?? attributes.id ?? ''
        if (unit) around.push({ ...unit, isDamaged: true })
        unit = newUnit(id, approved)
      }
      if (!unit) return
      if (name === 'source' || name === 'target') part = name
      if (name === 'target') {
        // Which of two is right, nobody can tell.
        unit.isDamaged ||= unit.hasTarget
        unit.hasTarget = true
        const within = parts.at(-1)
        if (within) within.order = attributes.order
      }
      if (name === 'target' || name === 'segment') {
        const detail = attributes['state-qualifier'] ?? attributes.subState
        unit.states.push({ state: attributes.state, detail, approved: unit.approved })
      }
      if (isPresent) part = 'present'
      if (name === 'data') [part, data] = ['data', attributes.id ?? '']
      if (name === 'cp') add(decodeCodePoint(attributes.hex))
      const code = attributes.dataRef ?? attributes.dataRefStart
      if (code !== undefined) add(unit.codes.get(code) ?? '')
      if (name === 'pc') ends.push(unit.codes.get(attributes.dataRefEnd ?? '') ?? '')
    },
    text: add,
    close(name) {
      const begun = divides.has(name) ? parts.pop() : undefined
      if (unit && begun) closePart(unit, name, begun)
      if (begun?.isDeleted) skipped--
      if (aside.has(name) && part !== 'present') skipped--
      if (skipped > 0 || !unit) return
      if (name === 'pc') add(ends.pop() ?? '')
      if (name === part || name === 'context' || name === 'data' || name === 'note') part = undefined
      if (name !== 'trans-unit' && name !== 'unit') return
      rows.push(makeRow(unit, rows.length + 1))
      unit = around.pop()
    },
  })
  if (!isXliff) throw new UnreadableFile('type')
  return { rows, from, to }
}

/** The notes that an answer leaves in a file. */
const answerNote = /\n?<note (?:from|category)="answer"[^>]*>[^<]*<\/note>/g

/** A file that came back, with what is said of its units as notes. Nothing else of it changes. */
export function answerXliff(written: string, answers: ReadonlyMap<RowName, string>): string {
  const text = written.replace(answerNote, '')
  const notes: { readonly at: number; readonly text: string }[] = []
  let row = 0
  // A unit may stand within another.
  const units: { readonly opened: number; notesAt?: number }[] = []
  readXml(text, {
    open(name, _, position) {
      if (name === 'unit' || name === 'trans-unit') units.push({ opened: position })
      const unit = units.at(-1)
      if (unit && name === 'notes') unit.notesAt = position
    },
    text: () => {},
    close(name, position) {
      if (name !== 'unit' && name !== 'trans-unit') return
      const unit = units.pop()
      const answer = answers.get(++row)
      if (!answer || !unit) return
      if (name === 'trans-unit') {
        const at = text.lastIndexOf('</', position)
        notes.push({ at, text: `<note from="answer" annotates="target">${xmlText(answer)}</note>\n` })
      } else if (unit.notesAt !== undefined)
        notes.push({ at: unit.notesAt, text: `\n<note category="answer">${xmlText(answer)}</note>` })
      else
        notes.push({ at: unit.opened, text: `\n<notes>\n<note category="answer">${xmlText(answer)}</note>\n</notes>` })
    },
  })
  notes.sort((one, other) => one.at - other.at)
  const pieces = notes.map(({ at, text: note }, index) => text.slice(notes[index - 1]?.at ?? 0, at) + note)
  return inUtf8([...pieces, text.slice(notes.at(-1)?.at ?? 0)].join(''))
}

/** A document that says that it is in UTF-8, as it is written, whatever it came in. */
function inUtf8(text: string): string {
  return text.replace(/^(<\?xml[^>]*\bencoding\s*=\s*)(["'])[\w.-]+\2/, '$1$2UTF-8$2')
}
