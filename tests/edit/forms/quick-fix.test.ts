import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts'
import { type QuickFix, quickFixFor } from '../../../generator/edit/forms/quick-fix.ts'
import { editedProblem } from '../../../generator/edit/page/edited-problem.ts'
import { fixFile } from '../../../generator/edit/server/recover-file.ts'
import { applyEdits, readValue } from '../../../generator/edit/yaml/apply-edits.ts'
import { changed, checkExample, checkText } from '../../diagnostics/check-example.ts'
import { examples, variants } from '../../diagnostics/examples.ts'
import { fourthSite, run, type TemporaryFolder, temporaryFolder } from '../../site/command.ts'
import { writeConfig } from '../../site/site-texts.ts'

/** The examples that have a fix, with their texts. */
const fixed = Object.entries({ ...examples, ...variants }).flatMap(([name, example]) => {
  if (!('change' in example)) return []
  const text = changed(example.change)
  const value = checkExample(example).length > 0 ? readable(text) : undefined
  const fixes = checkExample(example).flatMap((found) => {
    const fix = value === undefined ? undefined : quickFixFor(found, value)
    return fix ? [{ ...fix, code: found.code }] : []
  })
  const [edits, codes] = [fixes.map(({ edit }) => edit), fixes.map(({ code }) => code)]
  return edits.length > 0 ? [{ name, text, edits, codes }] : []
})

function readable(text: string): unknown {
  try {
    return readValue(text)
  } catch {
    // An example of a file that cannot be read.
    return undefined
  }
}

describe('a fix leaves nothing of the problem, and brings no other', () => {
  test('in each example that has one', () => {
    expect(new Set(fixed.flatMap(({ codes }) => codes)).size).toBeGreaterThanOrEqual(20)
    const before = checkText(changed([])).map(({ code }) => code)
    for (const { name, text, edits } of fixed) {
      const left = checkText(applyEdits(text, edits)).map(({ code }) => code)
      expect(left, name).toEqual(before)
    }
  })
})

test('the words that a language lacks begin with the English ones', () => {
  const field =
    '      - type: tel\n        name: telefon\n        label: { fr: Téléphone, de: Telefon }\n        required: nomRequis\n'
  const text = changed([
    ['tag: de-DE', 'tag: sq-AL'],
    ['    fields:\n', `    fields:\n${field}`],
  ])
  const problem = checkText(text).find(({ code }) => code === 'words-missing') as Diagnostic
  const { edit } = quickFixFor(problem, readValue(text)) as QuickFix
  const now = applyEdits(text, [edit])
  expect(checkText(now).map(({ code }) => code)).not.toContain('words-missing')
  expect(now).toContain('        phoneInvalid:\n          de: Please enter a valid phone number\n')
})

describe('check --fix', () => {
  let folder: TemporaryFolder
  let file: string
  let text: string

  beforeAll(async () => {
    folder = await temporaryFolder()
    text = await readFile(fourthSite, 'utf8')
    file = await writeConfig({ text, from: join(fourthSite, '..') }, folder.path)
  })

  afterAll(() => folder.remove())

  test('fixes the file, tells the lines, and checks again', async () => {
    await writeFile(file, text.replace('Tische und Regale', 'Tische  und Regale').replace('./logo.svg', '/logo.svg'))
    const { exitCode, output } = await run(['check', '--fix', '--config', file])
    expect(output).toContain('2 places were fixed')
    expect(output).toContain('-  logo: /logo.svg\n+  logo: ./logo.svg\n')
    expect(output).toContain('-              de: Tische  und Regale\n+              de: Tische und Regale\n')
    expect(exitCode).toBe(0)
    expect(await readFile(file, 'utf8')).toBe(text)
  })

  test('leaves what was only probably meant to a person', async () => {
    const other = text.replace('kind: page', 'kind: pgae')
    await writeFile(file, other)
    expect(await fixFile(file)).toEqual({ count: 0, diff: '' })
  })

  test('leaves a file alone in which nothing has only one right answer', async () => {
    const other = text.replace('Tische und Regale', 'TODO')
    await writeFile(file, other)
    expect(await fixFile(file)).toEqual({ count: 0, diff: '' })
    expect(await readFile(file, 'utf8')).toBe(other)
  })
})

test.each([
  ['text-spaces', true],
  ['slug-taken', false],
  ['language-draft', false],
] as const)('the editor lets a person accept what may be right, and only that: %s, %s', (code, isAcceptable) => {
  const found = checkExample(examples[code]).filter((diagnostic) => diagnostic.code === code)
  const shown = found.map((diagnostic) => editedProblem(diagnostic, { value: {}, language: 'en' }).isAcceptable)
  expect(shown).toEqual([isAcceptable])
})
