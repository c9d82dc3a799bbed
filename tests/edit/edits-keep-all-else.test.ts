import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Lexer, parse, parseDocument, type Scalar } from 'yaml'
import { applyEdits } from '../../generator/edit/apply-edits.ts'
import { type Edit, EditRefused } from '../../generator/edit/edit.ts'
import { expectedValue } from '../../generator/edit/expected-value.ts'
import { secondSite, shippedSite, thirdSite } from '../site/command.ts'
import { editsOf, nastyTexts } from './any-edit.ts'
import { writtenFiles } from './written-file.ts'

/** Makes an edit and holds that nothing else has changed. Returns whether it was refused. */
function hold(text: string, edit: Edit): boolean {
  const result = edited(text, edit)
  if (result === undefined) return true
  const value = parse(text)
  expect(parse(result), 'the value').toStrictEqual(expectedValue(value, edit))
  const mayLose = edit.do === 'remove'
  const [before, after] = [commentsOf(text), commentsOf(result)]
  if (mayLose) expect(before.join('\n')).toContain(after.at(-1) ?? '')
  else expect(after.toSorted(), 'the comments').toStrictEqual(before.toSorted())
  const isOneLine = edit.do === 'set' && !edit.order && !`${edit.value}`.includes('\n') && !standsOnLines(text, edit)
  if (isOneLine) expect(changedLines(text, result), 'changed lines').toBeLessThanOrEqual(1)
  return false
}

/** The text with an edit; undefined where it is refused. */
function edited(text: string, edit: Edit): string | undefined {
  try {
    return applyEdits(text, [edit])
  } catch (error) {
    if (error instanceof EditRefused) return undefined
    throw error
  }
}

/** Whether a text stands on several lines now. */
function standsOnLines(text: string, { path }: Edit): boolean {
  const [start = 0, end = 0] = (parseDocument(text).getIn(path, true) as Scalar | undefined)?.range ?? []
  return text.slice(start, end).includes('\n')
}

/** How many lines differ or are new. */
function changedLines(before: string, after: string): number {
  const [old, now] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < old.length && old[start] === now[start]) start++
  let end = 0
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++
  return now.length - start - end
}

function commentsOf(text: string): string[] {
  return [...new Lexer().lex(text)].filter((token) => token.startsWith('#')).map((token) => token.trimEnd())
}

describe('an edit changes its own place, and no other value, comment or line', () => {
  test('in files by many hands', { timeout: 180_000 }, () => {
    let refused = 0
    let made = 0
    const files = writtenFiles.chain(({ text }) =>
      fc.record({ text: fc.constant(text), edits: fc.array(editsOf(parse(text)), { minLength: 8, maxLength: 8 }) }),
    )
    fc.assert(
      fc.property(files, ({ text, edits }) => {
        for (const edit of edits) {
          made++
          if (hold(text, edit)) refused++
        }
      }),
      { numRuns: Number(process.env.EDIT_RUNS ?? 30) },
    )
    expect(refused / made).toBeLessThan(0.04)
  })

  test.each([
    ['the shipped site', shippedSite],
    ['the second site', secondSite],
    ['the third site', thirdSite],
  ])('in %s, where none is refused', { timeout: 180_000 }, (_name, file) => {
    const text = readFileSync(file, 'utf8')
    fc.assert(
      fc.property(editsOf(parse(text)), (edit) => {
        expect(hold(text, edit)).toBe(false)
      }),
      { numRuns: Number(process.env.EDIT_RUNS ?? 6) },
    )
  })

  test.each(nastyTexts.map((text) => [JSON.stringify(text).slice(0, 40), text]))(
    'a text such as %s',
    (_name, value) => {
      for (const written of ['plain', '"double"', "'single'", '|-\n    block\n    text', '>\n    folded']) {
        const text = `a:\n  # about\n  b: ${written}\n  c: after # behind\n`
        expect(hold(text, { do: 'set', path: ['a', 'b'], value }), written).toBe(false)
      }
    },
  )
})
