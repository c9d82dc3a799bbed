import { xmlText } from '../../lib/xml-text.ts'
import type { RowName } from '../translation-unit.ts'
import { readXml } from './xml-pieces.ts'

/** The notes with answers from an earlier import. */
const answerNote = /\n?<note (?:from|category)="answer"[^>]*>[^<]*<\/note>/g

/** A returned file with the answers as notes of its units; nothing else changes. */
export function answerXliff(written: string, answers: ReadonlyMap<RowName, string>): string {
  const text = written.replace(answerNote, '')
  const notes: { readonly at: number; readonly text: string }[] = []
  let row = 0
  // A stack: units may be nested.
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

/** The document with UTF-8 in its XML declaration, since it is written in UTF-8, whatever its encoding was. */
function inUtf8(text: string): string {
  return text.replace(/^(<\?xml[^>]*\bencoding\s*=\s*)(["'])[\w.-]+\2/, '$1$2UTF-8$2')
}
