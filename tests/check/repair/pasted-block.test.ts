import { expect, test } from 'vitest'
import { at, behind, diagnosed, lineOf, site } from './changed-site.ts'

const services = site.indexOf('services:')
const start = site.findIndex((line, at) => at > services && /^ {2}\w+:$/.test(line))
const end = site.findIndex((line, at) => at > start && /^ {2}\w+:$/.test(line))
const service = ['  copia:', ...site.slice(start + 1, end).filter((line) => line.startsWith('    '))]
const founder = lineOf('      name:', lineOf('    founder:'))

/** What is said of a changed site, but for its texts, which are still those of another service. */
const errors = (change: (lines: string[]) => void) =>
  diagnosed(change)
    .filter(({ severity }) => severity === 'error')
    .map(({ code, range, parameters }) => ({ code, line: range.start.line, parameters }))

/** What is said of a service that was pasted behind a line, with its last line if it stands in the middle of a block. */
const misplaced = (line: number, last?: number) => ({
  code: 'entry-misplaced',
  line: line + 1,
  parameters: { key: 'copia', section: 'pages', better: 'services', ...(last && { last }) },
})

test.each([
  ['', []],
  [', not counting a note and an empty line behind it', ['', '    # Até aqui']],
])('a service that was pasted into the middle of a page is told once, with the line where it ends%s', (_, rest) => {
  expect(errors(behind(founder, ...service, ...rest))).toEqual([misplaced(founder, founder + service.length)])
})

test.each([
  ['above', lineOf('    label:', lineOf('    kind: about')), 0],
  ['below', lineOf('    label:', lineOf('    kind: services')), service.length],
])('what else is wrong is told beside it, at its own line: %s the service', (_, label, shift) => {
  const wrong = errors((lines) => {
    at(label, () => '    lable:')(lines)
    behind(founder, ...service)(lines)
  })
  expect(wrong).toHaveLength(2)
  expect(wrong).toContainEqual(misplaced(founder, founder + service.length))
  expect(wrong).toContainEqual(expect.objectContaining({ code: 'key-unknown', line: label + shift }))
})

test('a service that stands whole among the pages has no line where it ends, whatever else is wrong', () => {
  const pages = site.indexOf('pages:') + 1
  const label = lineOf('    label:', lineOf('    kind: services'))
  const wrong = errors((lines) => {
    at(label, () => '    lable:')(lines)
    behind(pages, ...service)(lines)
  })
  expect(wrong).toContainEqual(misplaced(pages))
})
