import { describe, expect, test } from 'vitest'
import { at, behind, diagnosed, lineOf, site, told } from './changed-site.ts'

/** The numbers of lines for which something holds: one of as many as `step` says. */
function everyNth(step: number, holds: (line: string, next: string) => boolean): number[] {
  const numbers = site.flatMap((line, index) => (holds(line, site[index + 1] ?? '') ? [index + 1] : []))
  if (numbers.length === 0) throw new Error('No line is like that')
  return numbers.filter((_, index) => index % step === 0)
}

const isText = (line: string, next: string) => /^\s+(?:- )?pt: \w/.test(line) && /^\s+es: /.test(next)

describe('a text behind the key of a section is told at its line', () => {
  const headings = everyNth(40, (line, next) => /^\s+[\w-]+:$/.test(line) && /^\s+pt: /.test(next))
  test.each(headings)('above the languages in line %i', (number) => {
    expect(told(at(number, (line) => `${line} Um texto novo`))).toEqual([`${number} yaml-text-at-heading`])
  })

  test.each(everyNth(12, (line, next) => /^ {4,}[\w-]+:$/.test(line) && /^\s+- \w+:/.test(next)))(
    'above a list in line %i',
    (number) => {
      expect(told(at(number, (line) => `${line} "Um texto novo"`))).toEqual([`${number} yaml-text-at-heading`])
    },
  )

  test.each(everyNth(6, (line, next) => /^ {4}[\w-]+:$/.test(line) && /^ {6}(?:title|eyebrow|label):/.test(next)))(
    'above the keys of a section in line %i',
    (number) => {
      expect(told(at(number, (line) => `${line} Um texto novo`))).toEqual([`${number} yaml-text-at-heading`])
    },
  )

  test('with the text, and the language below that may be meant', () => {
    const number = lineOf('      title:', lineOf('  hero:'))
    const [found] = diagnosed(at(number, (line) => `${line} Um texto novo`))
    expect(found?.parameters).toEqual({ key: 'title', text: 'Um texto novo', language: 'pt' })
  })
})

describe('a line with a key that nothing knows, pasted into a section, is told as such', () => {
  const within = everyNth(180, (line, next) => /^ {2,}[\w-]+:/.test(line) && /^ {4,}[\w-]+: \w/.test(next))
  test.each(within)('behind line %i', (number) => {
    expect(told(behind(number, 'De: Ana <ana@rubra.example>'))).toEqual([`${number + 1} yaml-stray-text`])
  })
})

describe('a text without the key of its language is told at its line', () => {
  test.each(everyNth(40, isText))('in line %i', (number) => {
    expect(told(at(number, (line) => line.replace('pt: ', '')))).toEqual([`${number} yaml-language-missing`])
  })
})

test('a locale may have any name, also one with signs that mean something in a pattern', () => {
  const odd = '  "(":\n    tag: fr\n'
  const number = lineOf('      title:', lineOf('  hero:')) + 1
  const found = told((lines) => {
    at(number, (line) => line.replace('pt: ', ''))(lines)
    lines.splice(lineOf('locales:'), 0, ...odd.trimEnd().split('\n'))
  })
  expect(found).not.toEqual([])
})
