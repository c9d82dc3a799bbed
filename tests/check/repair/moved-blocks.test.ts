import { describe, expect, test } from 'vitest'
import { diagnosed, lineOf, site } from './changed-site.ts'

const services = lineOf('services:', lineOf('pages:') + 460)
const first = lineOf('  serviceConsultoria:', services)
const training = lineOf('  serviceTreinamentos:', services)
const last = lineOf('  serviceHomologacao:', services)
const about = lineOf('  about:', lineOf('pages:'))

/** The last line with content of a block. */
function endOf(start: number): number {
  const indent = site[start - 1]?.search(/\S/) ?? 0
  const behind = site.findIndex((line, at) => at >= start && /^ *[^\s#]/.test(line) && line.search(/\S/) <= indent)
  let end = behind
  while (/^\s*(?:#.*)?$/.test(site[end - 1] ?? '')) end--
  return end
}

/** What is said of a block that was moved: the line, the code, and what its message knows. */
function saidOf(start: number, by: number) {
  const end = endOf(start)
  const found = diagnosed((lines) => {
    for (let at = start - 1; at < end; at++) {
      const line = lines[at] as string
      if (line !== '') lines[at] = by > 0 ? ' '.repeat(by) + line : line.slice(-by)
    }
  })
  return found.map(({ code, range, parameters }) => ({ code, line: range.start.line, parameters }))
}

describe('a whole page that stands too far in or out is told once, with its lines and the section where it belongs', () => {
  test.each([
    ['a service, further out: the next ones seem to be its keys', training, -2, 'services'],
    ['the last service, further out', last, -2, 'services'],
    ['the first service, further out: the section is empty', first, -2, 'services'],
    ['a service, further in', training, 2, 'services'],
    ['a service, two levels further in', training, 4, 'services'],
    ['the first service, further in: the file cannot be read', first, 2, 'services'],
    ['a page, further out', about, -2, 'pages'],
  ])('%s', (_, start, by, key) => {
    expect(saidOf(start, by)).toEqual([
      {
        code: 'yaml-indentation',
        line: start,
        parameters: expect.objectContaining({
          spaces: 2 + by,
          wanted: 2,
          last: endOf(start),
          below: { key, line: key === 'pages' ? lineOf('pages:') : services },
        }),
      },
    ])
  })
})

test('a copy that was pasted too far out is told in the same way, and beside it what it repeats', () => {
  const copy = ['copia:', ...site.slice(training, endOf(training)).map((line) => line.slice(2))]
  const found = diagnosed((lines) => void lines.splice(endOf(training), 0, ...copy))
  const errors = found.filter(({ severity }) => severity === 'error').map(({ code, range }) => [range.start.line, code])
  expect(errors[0]).toEqual([endOf(training) + 1, 'yaml-indentation'])
  expect(errors.slice(1).map(([, code]) => code)).toEqual(['slug-taken', 'canonical-taken'])
})

test.each([
  ['further out: it seems to be a page', -2],
  ['at the start of the line: what follows seems to belong to it', -4],
])('a section of a page is told in the same way, %s', (_, by) => {
  const mission = lineOf('    mission:', about)
  const parameters = { spaces: 4 + by, wanted: 4, last: endOf(mission), below: { key: 'about', line: about } }
  expect(saidOf(mission, by)).toEqual([
    { code: 'yaml-indentation', line: mission, parameters: expect.objectContaining(parameters) },
  ])
})
