import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts'
import { hidePasswords } from '../../generator/diagnostics/hide-passwords.ts'
import {
  type Format,
  formatDiagnostics,
  formatNames,
} from '../../generator/diagnostics/reporters/format-diagnostics.ts'
import { changed, checkExample, checkText } from './check-example.ts'
import { examples } from './examples.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** Every example's diagnostics, and texts that could break a format out of its frame. */
const all: Diagnostic[] = Object.values(examples).flatMap(checkExample)
const odd = checkExample({ file: 'site:\n  "a]]>&<%,:\\u0007\\u0085\\n::error::": 1\n' })
/** One whose place is several lines. */
const long = odd
  .slice(0, 1)
  .map((one) => ({ ...one, range: { ...one.range, end: { line: 4, column: 2, offset: 60 } } }))
const cases = { 'no problem': [], 'every problem': all, 'odd characters': odd, 'several lines': long }

function print(format: Format, diagnostics: readonly Diagnostic[], file = 'a b/site%.yaml'): string {
  return formatDiagnostics(
    diagnostics.map((diagnostic) => ({ ...diagnostic, file })),
    { format, colour: false, language: 'pt', file },
  )
}

function validator(schema: string) {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true })
  addFormats(ajv)
  return ajv.compile(JSON.parse(schema))
}

describe.each(Object.entries(cases))('%s', (_, diagnostics) => {
  test('is valid JSON of our schema', () => {
    const isValid = validator(read('../../generator/diagnostics/diagnostics.schema.json'))
    expect(isValid(JSON.parse(print('json', diagnostics))) || isValid.errors).toBe(true)
  })

  test('is valid SARIF', () => {
    const isValid = validator(read('./sarif-2.1.0-part.schema.json'))
    const log = JSON.parse(print('sarif', diagnostics))
    expect(isValid(log) || isValid.errors).toBe(true)
    for (const { ruleId, ruleIndex } of log.runs[0].results)
      expect(log.runs[0].tool.driver.rules[ruleIndex].id).toBe(ruleId)
    const results = log.runs[0].results as { locations: [{ physicalLocation: { region: object } }] }[]
    const places = results.map(({ locations: [{ physicalLocation }] }) => Object.values(physicalLocation.region))
    expect(places).toEqual(
      diagnostics.map(({ range: { start, end } }) => [start.line, start.column, end.line, end.column]),
    )
  })

  test('is valid JUnit XML', async () => {
    const xml = print('junit', diagnostics)
    const { valid, errors } = await validateXML({
      xml: [{ fileName: 'report.xml', contents: xml }],
      schema: [read('./junit.xsd')],
    })
    expect(valid || errors).toBe(true)
  })

  test('is a command of GitHub a line', () => {
    const lines = print('github', diagnostics).split('\n').filter(Boolean)
    expect(lines).toHaveLength(diagnostics.length)
    for (const line of lines) {
      expect(line).toMatch(
        /^::(error|warning) file=a b\/site%25\.yaml,line=\d+,col=\d+,endLine=\d+,endColumn=\d+,title=[a-z0-9-]+::[^\r\n]+$/,
      )
    }
  })
})

test('a report in JUnit keeps the signs that XML may have, and leaves out those that it may not', () => {
  const [one] = odd
  if (!one) throw new Error('There is no problem')
  expect(print('junit', [one], 'a\u0007b\u0085c.yaml')).toContain('<testsuite name="ab\u0085c.yaml"')
})

test('prints colours on a terminal only', () => {
  expect(print('pretty', all)).not.toContain('\u001b')
  expect(formatDiagnostics(all, { format: 'pretty', colour: true, language: 'en', file: 'x' })).toContain('\u001b[31m')
})

test('keeps control characters off the terminal', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be kept off the terminal
  expect(print('pretty', odd)).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/)
})

const withPasswords = [
  'http://moi:secret@piano.example/',
  'https://moi:a@secret@piano.example/',
  'https://secret@piano.example/',
]
const shown = formatNames.flatMap((format) => withPasswords.map((address) => [format, address] as const))
test.each(shown)('%s shows no password of %s: reports are read by many', (format, address) => {
  const problems = checkText(changed([['Nous tenons un carnet', `Nous tenons [un carnet](${address})`]]))
  expect(problems).not.toEqual([])
  const report = print(format, problems)
  expect(report).toContain('piano.example')
  expect(report).not.toContain('secret')
})

test('an e-mail address in a question is no password: the address is shown whole', () => {
  expect(hidePasswords('"https://piano.example?to=ada@mail.example" is old')).toBe(
    '"https://piano.example?to=ada@mail.example" is old',
  )
  expect(hidePasswords('https://moi:secret@piano.example?to=ada@mail.example')).toBe(
    'https://moi:······@piano.example?to=ada@mail.example',
  )
})
