import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Code, severityOf } from '../../generator/diagnostics/codes.ts'
import { languages } from '../../generator/diagnostics/languages.ts'
import { readSiteSchema, type SiteSchema } from '../../generator/schema/site-schema.ts'
import { checkExample, printed } from './check-example.ts'
import { examples, variants } from './examples.ts'

const codes = Object.keys(examples) as Code[]
const pages = new URL('../../generator/diagnostics/codes/', import.meta.url)

/** What is said of a file that is not there, or that has a history, is tested where such files are made. */
const checkable = codes.filter((code) => !('missing' in examples[code] || 'stale' in examples[code]))

test.each(checkable)('%s is what its example has, and nothing else; both languages say so', async (code) => {
  const found = checkExample(examples[code])
  expect(found.map((diagnostic) => diagnostic.code)).toEqual([code])
  await expect(printed(found)).toMatchFileSnapshot(`messages/${code}.txt`)
})

test.each(Object.entries(variants))('%s: both languages say so', async (name, example) => {
  await expect(printed(checkExample(example))).toMatchFileSnapshot(`messages/${name}.txt`)
})

test('no message is kept of an example that is gone', () => {
  const names = new Set([...checkable, ...Object.keys(variants)].map((name) => `${name}.txt`))
  expect(readdirSync(new URL('messages', import.meta.url)).filter((file) => !names.has(file))).toEqual([])
})

describe('every code', () => {
  test.each(codes)('%s has a page of documentation that says what it means, shows it and fixes it', (code) => {
    expect(existsSync(new URL(`${code}.md`, pages))).toBe(true)
    const page = readFileSync(new URL(`${code}.md`, pages), 'utf8')
    expect(page).toMatch(new RegExp(`^# ${code}\n`))
    expect(page).toContain(`Severity: ${severityOf(code)}`)
    for (const heading of ['## What it means', '## Example', '## How to fix it']) expect(page).toContain(heading)
  })

  test('has a page, and no page is without a code', () => {
    expect(readdirSync(pages).sort()).toEqual([...codes.map((code) => `${code}.md`), 'README.md'].sort())
  })

  test('has a row of the index, with how bad it is and what it means', () => {
    const rows = readFileSync(new URL('README.md', pages), 'utf8').matchAll(
      /^\| \[(.+)\]\(\1\.md\) +\| (\w+) +\| (?:[^|\\\n]|\\\|)+ \|$/gm,
    )
    expect(Array.from(rows, ([, code, severity]) => `${code} ${severity}`)).toEqual(
      codes.map((code) => `${code} ${severityOf(code)}`).sort(),
    )
  })
})

test('says in words what each pattern and format of the schema asks for', () => {
  const named = formsIn(readSiteSchema().schema)
  expect([...new Set(named)].sort()).toEqual(Object.keys(languages.en.forms).sort())
})

/** The names of the forms of all values that must have one; where one has none, what the schema asks for instead. */
function formsIn(schema: SiteSchema): string[] {
  const { form, pattern, format, multipleOf } = schema
  const asked = [pattern, format, multipleOf].find((limit) => typeof limit === 'string' || typeof limit === 'number')
  const within = Object.values(schema).filter((child): child is SiteSchema => typeof child === 'object')
  return [...(asked === undefined ? [] : [form ?? String(asked)]), ...within.flatMap(formsIn)]
}
