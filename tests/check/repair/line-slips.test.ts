import { describe, expect, test } from 'vitest'
import { at, behind, diagnosed, lineOf, site, told } from './changed-site.ts'

/** The numbers of lines for which something holds: one of as many as `step` says. */
function everyNth(step: number, holds: (line: string, next: string) => boolean): number[] {
  const numbers = site.flatMap((line, index) => (holds(line, site[index + 1] ?? '') ? [index + 1] : []))
  if (numbers.length === 0) throw new Error('No line is like that')
  return numbers.filter((_, index) => index % step === 0)
}

describe('a text behind the key of a section is reported at its line', () => {
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
    const number = lineOf('        title:', lineOf('      opening:'))
    const [found] = diagnosed(at(number, (line) => `${line} Um texto novo`))
    expect(found?.parameters).toEqual({ key: 'title', text: 'Um texto novo', language: 'pt' })
  })
})

describe('a line with a key that nothing knows, pasted into a section, is reported as such', () => {
  const within = everyNth(180, (line, next) => /^ {2,}[\w-]+:/.test(line) && /^ {4,}[\w-]+: \w/.test(next))
  test.each(within)('behind line %i', (number) => {
    expect(told(behind(number, 'De: Ana <ana@rubra.example>'))).toEqual([`${number + 1} yaml-stray-text`])
  })
})
