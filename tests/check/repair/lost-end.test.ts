import { expect, test } from 'vitest'
import { at, behind, lineOf, site, told } from './changed-site.ts'

const services = lineOf('services:', lineOf('pages:'))

/** Leaves the lines up to one out of the last ones. */
const cutBehind = (number: number) => (lines: string[]) => void lines.splice(number)

test.each([
  ['in a text of a page', lineOf('        pt:', lineOf('  home:'))],
  ['in a button', lineOf('        label:', lineOf('    callToAction:'))],
  ['in a service, which others name', lineOf('          text:', services)],
  ['in a field', lineOf('      label:', lineOf('contactForm:')) + 1],
  ['in the messages', lineOf('  navigation:', lineOf('messages:')) + 2],
  ['in the last part of the messages', lineOf('    by:') + 2],
  ['in a text of it that is not the last one', lineOf('    readMore:')],
])('a file that ends %s is told once, at its last line', (_, line) => {
  expect(told(cutBehind(line))).toEqual([`${line} file-cut`])
})

/** The line of the section of that name, not of a key within another one. */
const section = (key: string) => site.indexOf(`${key}:`) + 1

const [, secondService = 0] = site.flatMap((line, at) =>
  at > section('services') && /^ {2}\w+:$/.test(line) ? [at] : [],
)

test.each([
  ['between two services', secondService],
  ['behind the services', section('contactForm') - 1],
  ['above the messages', section('messages') - 1],
  ['between two sections of the messages', lineOf('  navigation:', section('messages')) - 1],
  ['between two sentences that fields name', lineOf('        companyRequired:') - 1],
])('so is one that ends %s', (_, line) => {
  expect(told(cutBehind(line))).toEqual([`${line} file-cut`])
})

test('a file that lacks the last part alone may never have had it', () => {
  expect(told(cutBehind(lineOf('  blog:', section('messages')) - 1))).toEqual([expect.stringContaining('key-missing')])
})

test('a file that lacks a section between others has not lost its end', () => {
  const found = told(
    (lines) => void lines.splice(section('services') - 1, section('contactForm') - section('services')),
  )
  expect(found).toEqual([expect.stringContaining('key-missing')])
})

test('a file that lacks one thing at its end has not lost it', () => {
  const last = lineOf('    otherLanguage:')
  expect(told(cutBehind(last + 1))).toEqual([`${last} text-missing`, `${last} text-missing`])
})

test('nor has one in which the last entry is half written', () => {
  const end = site.length - 1
  expect(told(behind(end, 'ignore:', '  - code:'))).not.toContainEqual(expect.stringContaining('file-cut'))
})

test('nor has one in which something else is missing as well', () => {
  const found = told((lines) => {
    at(lineOf('  logo:'), () => '  # no logo')(lines)
    lines.splice(lineOf('    otherLanguage:') + 1)
  })
  expect(found).toHaveLength(3)
  expect(found).not.toContainEqual(expect.stringContaining('file-cut'))
})
