import { describe, expect, test } from 'vitest'
import { at, behind, type Change, diagnosed, lineOf, told } from './changed-site.ts'

const address = lineOf('    pt: São Paulo, SP, Brasil')
const opening = lineOf('      opening:')
const title = lineOf('        title:', opening)
const social = lineOf('    - label: LinkedIn')
const steps = lineOf('        items:', lineOf('        kind: steps'))
const required = lineOf('        nameRequired:')
const slug = lineOf('      en: about')

/** Joins a line with the one below it, as where the line break was deleted. */
const joined = (number: number) => (lines: string[]) =>
  void lines.splice(number - 1, 2, `${lines[number - 1]} ${lines[number]?.trim()}`)

describe('is reported once, at its line', () => {
  test.each<[string, number, Change, string]>([
    ['a bracket that begins a text', address, (line) => line.replace('pt: ', 'pt: ['), 'yaml-special-start'],
    ['a brace that begins a text', address, (line) => line.replace('pt: ', 'pt: {'), 'yaml-special-start'],
    [
      'a heading without its colon, among keys of any name',
      required,
      (line) => line.replace(':', ''),
      'yaml-colon-missing',
    ],
    ['a heading with an odd space behind its colon', title, (line) => `${line}\u00a0`, 'yaml-odd-space'],
    ['the first entry of a list without its dash', steps + 1, (line) => line.replace('- ', ''), 'yaml-bullet'],
    [
      'the first entry with spaces in the place of its dash',
      steps + 1,
      (line) => line.replace('- ', '  '),
      'yaml-bullet',
    ],
    ['an entry with two dashes', steps + 1, (line) => line.replace('- ', '-- '), 'yaml-bullet'],
    ['a sign before the spaces of a line', title, (line) => `\`${line}`, 'yaml-stray-text'],
  ])('%s', (_, line, change, code) => {
    expect(told(at(line, change))).toEqual([`${line} ${code}`])
  })

  test('the text of one language, two further out: no heading is missing above the next', () => {
    const spanish = lineOf('es: Escríbanos')
    expect(told(at(spanish, (line) => line.slice(2)))).toEqual([`${spanish} yaml-indentation`])
  })

  test('a later entry of a list without its dash', () => {
    const second = lineOf('          - icon:', steps + 1)
    expect(told(at(second, (line) => line.replace('- ', '')))).toEqual([`${second} yaml-bullet`])
    expect(told(at(second, (line) => line.replace('-', '')))).toEqual([`${second} yaml-bullet`])
  })

  test.each([['between two entries, which is no entry', social + 2]])('a note of another language %s', (_, line) => {
    expect(told(behind(line - 1, '    // our profiles'))).toEqual([`${line} yaml-stray-text`])
  })

  test.each([
    ['a key with the language below it', title],
    ['a list with its first entry', steps],
    ['a text with the next language', title + 1],
  ])('two keys on one line: %s', (_, line) => {
    expect(told(joined(line))).toEqual([`${line} yaml-keys-joined`])
  })

  test('a text and the key behind it, of the section around: with the spaces of that key', () => {
    const last = lineOf('        en: Who we are and how we work')
    expect(diagnosed(joined(last)).map(({ code, parameters }) => [code, parameters])).toEqual([
      ['yaml-keys-joined', { key: 'description', spaces: 6 }],
    ])
  })

  test('a section below the one that it belongs beside, though nothing else is wrong', () => {
    const former = behind(slug, '      formerPaths:', '        pt: [quem-somos]')
    expect(told(former)).toEqual([`${slug + 1} yaml-indentation`])
  })

  test('a heading that stands twice: that the first of them is empty only follows', () => {
    expect(told(behind(title, '        title:'))).toEqual([`${title + 1} key-duplicate`])
  })

  test('an entry that is a single key of its own, with the keys that there should be', () => {
    const entry = (lines: string[]) =>
      void lines.splice(social - 1, 2, '    - LinkedIn: https://www.linkedin.com/company/rubra')
    expect(told(entry)).toEqual([`${social} key-unknown`])
  })
})

test('of an entry that lost its dash, its own keys are not told as unknown in the entry above', () => {
  const field = lineOf('    - type: textarea')
  expect(told(at(field, (line) => line.replace('- ', '  ')))).toEqual([`${field} key-duplicate`])
})

test('words before a colon that are a key elsewhere are text', () => {
  expect(told(at(title + 3, () => '        en: Our mission: safe food'))).toEqual([`${title + 3} yaml-colon-in-text`])
})

test('a text is told to be put in quotes only where nothing else is wrong then: not with the name of a column behind it', () => {
  const report = lineOf('              en: Photo report')
  const said = diagnosed(joined(report))
  expect(said.map(({ code, range, parameters }) => [code, range.start.line, parameters])).toEqual([
    ['yaml-colon-in-text', report, {}],
  ])
})
