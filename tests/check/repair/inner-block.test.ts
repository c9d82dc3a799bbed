import { describe, expect, test } from 'vitest'
import { behind, diagnosed, lineOf, site } from './changed-site.ts'

const service = lineOf('  serviceConsultoria:', lineOf('services:', 1000))
const process = lineOf('    process:', service)
const step = lineOf('        - icon: search-check', process)
const overview = lineOf('    overview:', service)

/** The lines of a block, from its first one on. */
function blockAt(first: number): string[] {
  const indent = site[first - 1]?.search(/\S/) ?? 0
  const end = site.findIndex((line, at) => at >= first && /^ *[^\s#]/.test(line) && line.search(/\S/) <= indent)
  const lines = site.slice(first - 1, end)
  return lines.slice(0, lines.findLastIndex((line) => /^ *[^\s#]/.test(line)) + 1)
}

/** The line on which a block ends. */
const endOf = (first: number) => first + blockAt(first).length - 1

/** What is said of the site with a block pasted behind a line. */
const saidOf = (line: number, block: readonly string[]) =>
  diagnosed(behind(line, ...block))
    .filter(({ severity }) => severity === 'error')
    .map(({ code, range, parameters, related }) => ({
      code,
      line: range.start.line,
      parameters,
      around: related[0]?.start.line,
    }))

const copy = ['  copia:', ...blockAt(lineOf('  serviceTreinamentos:', service)).slice(1)]

describe('a block that was pasted into the middle of one of its kind is told once, with its last line and that of the other', () => {
  test.each<[string, number, readonly string[], number]>([
    ['a service, between two sections', process - 2, copy, service],
    ['a service, in the middle of a section', process + 2, copy, service],
    ['a service, between the languages of a title', process + 3, copy, service],
    ['a step, between its texts', step + 4, blockAt(step), step],
    ['a step, between the languages of a text', step + 7, blockAt(step), step],
    ['a section, into itself', step + 4, blockAt(process), process],
  ])('%s', (_, line, block, around) => {
    const end = endOf(around) + block.length
    expect(saidOf(line, block)).toEqual([
      { code: 'entry-inside', line: line + 1, parameters: { last: line + block.length, end }, around },
    ])
  })
})

test('lines between the languages of a text that take its rest are told as that', () => {
  const slug = lineOf('    slug:', service)
  expect(saidOf(slug + 1, ['    formerSlugs:', '      pt:', '        - servicos/antigo'])).toEqual([
    { code: 'entry-inside', line: slug + 2, parameters: { last: slug + 4, end: slug + 6 }, around: slug },
  ])
})

test('texts that are missing beside other mistakes are told as they are', () => {
  const title = lineOf('      title:', lineOf('  home:'))
  const said = diagnosed((lines) => {
    lines[overview - 1] = '    overveiw:'
    lines.splice(title + 1, 2)
  })
  expect(said.map(({ code }) => code)).toEqual(['text-missing', 'text-missing', 'key-unknown'])
})

test('what else is wrong is told beside it', () => {
  const said = diagnosed((lines) => {
    behind(step + 4, ...blockAt(step))(lines)
    lines[overview - 1] = '    overveiw:'
  }).filter(({ severity }) => severity === 'error')
  expect(said.map(({ code }) => code)).toEqual(['key-unknown', 'entry-inside'])
})

test('a text that is missing, and another mistake below, are told as they are', () => {
  const said = diagnosed((lines) => {
    lines.splice(step + 2, 1)
    lines[lines.indexOf('    deliverables:', step)] = '    delivrables:'
  })
  expect(said.map(({ code }) => code)).toEqual(['text-missing', 'key-unknown'])
})
