import { expect, test } from 'vitest'
import { hasTypeOfName } from '../../../generator/check/rules/files/file-signature.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

test.each([
  ['brochure.pdf', '%PDF-1.7'],
  ['brochure.PDF', '\n%PDF-1.4'],
  ['prices.xlsx', 'PK\u0003\u0004'],
  ['letter.doc', '\u00d0\u00cf\u0011\u00e0'],
  ['tour.mp4', '\0\0\0\u0018ftypisom'],
  ['captions.vtt', '\u00ef\u00bb\u00bfWEBVTT\n'],
  ['events.ics', 'BEGIN:VCALENDAR\r\n'],
  ['prices.csv', 'Accord;95'],
  ['prices.csv', '\u00ff\u00feA\0c\0'],
  ['song.mp3', 'anything'],
])('%s may begin with %j', (name, head) => {
  expect(hasTypeOfName(name, bytes(head))).toBe(true)
})

test.each([
  ['brochure.pdf', '<!doctype html>'],
  ['brochure.pdf', 'PK\u0003\u0004'],
  ['prices.xlsx', '\u00d0\u00cf\u0011\u00e0'],
  ['letter.docx', '%PDF-1.7'],
  ['tour.mp4', '\u001aE\u00df\u00a3'],
  ['captions.vtt', '1\n00:00:01,000 --> 00:00:02,000'],
  ['notes.txt', '\u0089PNG\r\n\u001a\n\0\0\0\r'],
])('%s is no file of its type where it begins with %j', (name, head) => {
  expect(hasTypeOfName(name, bytes(head))).toBe(false)
})
