import type { Batch, Format } from '../translation-unit.ts'
import { answerXliff } from './answer-xliff.ts'
import { readXliff } from './read-xliff.ts'
import { decodeXml } from './xml-pieces.ts'

/** A format of a version of XLIFF: all versions are read and answered in the same way, and differ in how they are written. */
export function xliffFormat(write: (batch: Batch) => string): Format {
  return {
    write: (batch) => Buffer.from(write(batch)),
    read: (bytes, hints) => readXliff(decodeXml(bytes, hints)),
    answer: (bytes, answers, hints) => Buffer.from(answerXliff(decodeXml(bytes, hints), answers)),
  }
}
