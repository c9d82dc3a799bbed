import { type ReturnedFile, type ReturnedRow, UnreadableFile } from '../translation-unit.ts'
import { closePart, decodeCodePoint, makeRow, newUnit, type OpenPart, type OpenUnit } from './xliff-unit.ts'
import { readXml } from './xml-pieces.ts'

/** Elements whose content belongs neither to the source nor to the translation of a unit. */
const aside = new Set(['alt-trans', 'seg-source', 'note', 'matches', 'glossary', 'prop-group', 'count-group'])

/** Elements that segment a unit. */
const divides = new Set(['segment', 'ignorable', 'mrk'])

/** Reads a file in XLIFF 1.2 or 2. Inline tags become the text that they stand for, and segments are joined again. */
export function readXliff(text: string): ReturnedFile {
  const reader = new XliffReader()
  readXml(text, reader)
  if (!reader.isXliff) throw new UnreadableFile('type')
  const { rows, from, to } = reader
  return { rows, from, to }
}

type Attributes = Readonly<Record<string, string | undefined>>

/** Collects the rows of a file from the events of a SAX parser. */
class XliffReader {
  readonly rows: ReturnedRow[] = []
  from: string | undefined
  to: string | undefined
  isXliff = false

  #unit: OpenUnit | undefined
  /** The units around the open one. No version of XLIFF nests units, but a nested one must not lose the outer one. */
  readonly #outer: OpenUnit[] = []
  readonly #parts: OpenPart[] = []
  /** The texts of the closing tags of open inline pairs. */
  readonly #pairEnds: string[] = []
  /** The text of the unit that characters are added to. */
  #reading: 'source' | 'target' | 'present' | 'data' | undefined
  /** The id of the original data that is being read. */
  #dataName = ''
  /** How many open elements have content that is skipped. */
  #skipped = 0

  readonly open = (name: string, attributes: Attributes): void => {
    if (name === 'xliff') this.isXliff = true
    if (name === 'xliff' || name === 'file') this.#readLanguages(attributes)
    this.#openPart(name, attributes)
    const isPresent = attributes['context-type'] === 'x-present' || attributes.category === 'present'
    if (aside.has(name) && !isPresent) this.#skipped++
    if (this.#skipped > 0) return
    if (isUnit(name)) this.#openUnit(attributes)
    if (!this.#unit) return
    this.#openText(this.#unit, name, attributes)
    if (isPresent) this.#reading = 'present'
    this.#openInline(this.#unit, name, attributes)
  }

  readonly text = (written: string): void => {
    const unit = this.#unit
    if (!unit || this.#skipped > 0) return
    if (this.#reading === 'data') unit.codes.set(this.#dataName, (unit.codes.get(this.#dataName) ?? '') + written)
    else if (this.#reading) unit[this.#reading] = (unit[this.#reading] ?? '') + written
  }

  readonly close = (name: string): void => {
    const part = divides.has(name) ? this.#parts.pop() : undefined
    if (this.#unit && part) closePart(this.#unit, name, part)
    if (part?.isDeleted) this.#skipped--
    if (aside.has(name) && this.#reading !== 'present') this.#skipped--
    if (this.#skipped > 0 || !this.#unit) return
    if (name === 'pc') this.text(this.#pairEnds.pop() ?? '')
    if (name === this.#reading || ['context', 'data', 'note'].includes(name)) this.#reading = undefined
    if (!isUnit(name)) return
    this.rows.push(makeRow(this.#unit, this.rows.length + 1))
    this.#unit = this.#outer.pop()
  }

  #readLanguages(attributes: Attributes): void {
    this.from = attributes.srcLang ?? attributes['source-language'] ?? this.from
    const own = attributes.trgLang ?? attributes['target-language']
    if (own !== undefined && this.to !== undefined && own.toLowerCase() !== this.to.toLowerCase())
      throw new UnreadableFile('languages')
    this.to = own ?? this.to
  }

  #openPart(name: string, attributes: Attributes): void {
    const unit = this.#unit
    const isPart = name === 'segment' || (name === 'mrk' && attributes.mtype === 'seg')
    // Version 1.2 has the segmented source beside the source.
    if (unit && isPart && (name === 'segment' || this.#skipped > 0)) unit.parts++
    if (!divides.has(name)) return
    const isDeleted = name === 'mrk' && /delet/i.test(attributes.mtype ?? '')
    const [target, source] = [unit?.target.length ?? 0, unit?.source.length ?? 0]
    this.#parts.push({ target, source, isPart: isPart && this.#skipped === 0, isDeleted })
    if (unit && name !== 'mrk') unit.hasTarget = false
    if (isDeleted) this.#skipped++
  }

  #openUnit({ approved, ...names }: Attributes): void {
    if (this.#unit) this.#outer.push({ ...this.#unit, isDamaged: true })
    this.#unit = newUnit(names.resname ?? names.name ?? names.id ?? '', approved)
  }

  #openText(unit: OpenUnit, name: string, attributes: Attributes): void {
    if (name === 'source' || name === 'target') this.#reading = name
    if (name === 'target') {
      // With two translations, nobody knows which one is right.
      unit.isDamaged ||= unit.hasTarget
      unit.hasTarget = true
      const part = this.#parts.at(-1)
      if (part) part.order = attributes.order
    }
    if (name === 'target' || name === 'segment') {
      const detail = attributes['state-qualifier'] ?? attributes.subState
      unit.states.push({ state: attributes.state, detail, approved: unit.approved })
    }
  }

  #openInline({ codes }: OpenUnit, name: string, attributes: Attributes): void {
    if (name === 'data') {
      this.#reading = 'data'
      this.#dataName = attributes.id ?? ''
    }
    if (name === 'cp') this.text(decodeCodePoint(attributes.hex))
    const code = attributes.dataRef ?? attributes.dataRefStart
    if (code !== undefined) this.text(codes.get(code) ?? '')
    if (name === 'pc') this.#pairEnds.push(codes.get(attributes.dataRefEnd ?? '') ?? '')
  }
}

function isUnit(name: string): boolean {
  return name === 'unit' || name === 'trans-unit'
}
