import { expect, test } from 'vitest'
import { behind, diagnosed, lineOf, site } from './changed-site.ts'

const services = site.indexOf('services:')
const start = site.findIndex((line, at) => at > services && /^ {2}\w+:$/.test(line))
const end = site.findIndex((line, at) => at > start && /^ {2}\w+:$/.test(line))
const service = ['  copia:', ...site.slice(start + 1, end).filter((line) => line.startsWith('    '))]
const founder = lineOf('      name:', lineOf('    founder:'))

/** What is said of the site with a service pasted behind a line, but for its texts, which are still those of another one. */
const errors = (line: number) =>
  diagnosed(behind(line, ...service))
    .filter(({ severity }) => severity === 'error')
    .map(({ code, range, parameters }) => ({ code, line: range.start.line, parameters }))

test('a service that was pasted into the middle of a page is told once, with the line where it ends', () => {
  expect(errors(founder)).toEqual([
    {
      code: 'entry-misplaced',
      line: founder + 1,
      parameters: { key: 'copia', section: 'pages', better: 'services', last: founder + service.length },
    },
  ])
})

test('what else is wrong with the page is told beside it, at its own line', () => {
  const lines = (all: string[]) => {
    behind(founder, ...service)(all)
    const kind = all.indexOf('    kind: services')
    all[kind + 1] = '    lable:'
  }
  expect(diagnosed(lines).filter(({ severity }) => severity === 'error')).toMatchObject([
    { code: 'entry-misplaced', range: { start: { line: founder + 1 } } },
    { code: 'key-unknown', parameters: { value: 'lable' } },
  ])
})
