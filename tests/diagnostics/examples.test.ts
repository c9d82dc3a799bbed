import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Code, severityOf } from '../../generator/diagnostics/codes.ts'
import { forms } from '../../generator/diagnostics/words/schema/forms.ts'
import { readSiteSchema } from '../../generator/site-schema.ts'
import { checkExample } from './check-example.ts'
import { examples } from './examples.ts'

const codes = Object.keys(examples) as Code[]
const pages = new URL('../../generator/diagnostics/codes/', import.meta.url)

describe('every code', () => {
  test.each(codes.filter((code) => !('missing' in examples[code] || 'stale' in examples[code])))(
    '%s: one mistake gives one message',
    (code) => {
      expect(checkExample(examples[code]).map((diagnostic) => diagnostic.code)).toEqual([code])
    },
  )

  test.each(codes)('%s has a page of documentation that says what it means, shows it and mends it', (code) => {
    expect(existsSync(new URL(`${code}.md`, pages))).toBe(true)
    const page = readFileSync(new URL(`${code}.md`, pages), 'utf8')
    expect(page).toMatch(new RegExp(`^# ${code}\n`))
    expect(page).toContain(`Severity: ${severityOf(code)}`)
    for (const heading of ['## What it means', '## Example', '## How to mend it']) expect(page).toContain(heading)
  })

  test('has a page, and no page is without a code', () => {
    expect(readdirSync(pages).sort()).toEqual([...codes.map((code) => `${code}.md`), 'README.md'].sort())
  })
})

test('says in words what each pattern of the schema asks for', () => {
  const patterns = new Set(
    readSiteSchema()
      .text.match(/"pattern": ".*"/g)
      ?.map((line) => JSON.parse(line.slice('"pattern": '.length)) as string),
  )
  expect(Object.keys(forms).sort()).toEqual([...patterns, 'date', 'multipleOf'].sort())
})
