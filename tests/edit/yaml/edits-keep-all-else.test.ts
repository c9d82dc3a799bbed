import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Document, Lexer, parse, parseDocument, type Scalar } from 'yaml'
import { applyEdits } from '../../../generator/edit/yaml/apply-edits.ts'
import { type Edit, EditRefused } from '../../../generator/edit/yaml/edit.ts'
import { expectedAfter } from '../../../generator/edit/yaml/expected-value.ts'
import { secondSite, shippedSite, thirdSite } from '../../site/command.ts'
import { writtenFiles } from '../written-file.ts'
import { editsOf, nastyTexts } from './any-edit.ts'

/** How many edits are tried of a kind; some where nothing else is asked for. */
const runs = (usual: number) => Number(process.env.EDIT_RUNS ?? usual)

/** How long they may take: those of a large file are read again as a whole. */
const patience = { timeout: 180_000 + 1_000 * runs(0) }

/** A file as it is before any edit. */
class Written {
  readonly value: unknown
  readonly comments: readonly string[]
  readonly #document: Document.Parsed

  constructor(readonly text: string) {
    this.#document = parseDocument(text)
    this.value = parse(text)
    this.comments = commentsOf(text)
  }

  /** Whether a text stands on several lines now. */
  standsOnLines({ path }: Edit): boolean {
    const [start = 0, end = 0] = (this.#document.getIn(path, true) as Scalar | undefined)?.range ?? []
    return this.text.slice(start, end).includes('\n')
  }
}

/** Makes an edit and holds that nothing else has changed. Returns whether it was refused. */
function hold(file: Written, edit: Edit): boolean {
  const { text, value, comments } = file
  const result = edited(text, edit)
  if (result === undefined) return true
  const [now, wanted] = [parse(result), expectedAfter(value, [edit])]
  // The quick answer first: a whole site has thousands of values.
  if (!isDeepStrictEqual(now, wanted)) expect(now, 'the value').toStrictEqual(wanted)
  const left = commentsOf(result)
  if (edit.do === 'remove') expect(comments.join('\n')).toContain(left.at(-1) ?? '')
  else expect(left.toSorted(), 'the comments').toStrictEqual(comments.toSorted())
  const isOneLine = edit.do === 'set' && !edit.order && !`${edit.value}`.includes('\n') && !file.standsOnLines(edit)
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
  test('in files by many hands', patience, () => {
    let refused = 0
    let made = 0
    const files = writtenFiles.chain(({ text }) =>
      fc.record({ text: fc.constant(text), edits: fc.array(editsOf(parse(text)), { minLength: 8, maxLength: 8 }) }),
    )
    fc.assert(
      fc.property(files, ({ text, edits }) => {
        const file = new Written(text)
        for (const edit of edits) {
          made++
          if (hold(file, edit)) refused++
        }
      }),
      { numRuns: runs(30) },
    )
    console.info(`${made} edits in files by many hands: ${refused} refused`)
    // Of a few hundred, one would already be more than one in a thousand.
    expect(refused / made).toBeLessThan(made > 10_000 ? 0.001 : 0.01)
  })

  test.each([
    ['the shipped site', shippedSite],
    ['the second site', secondSite],
    ['the third site', thirdSite],
  ])('in %s, where none is refused', patience, (_name, path) => {
    const file = new Written(readFileSync(path, 'utf8'))
    fc.assert(
      fc.property(editsOf(file.value), (edit) => {
        expect(hold(file, edit)).toBe(false)
      }),
      { numRuns: runs(6) },
    )
  })

  test.each<[name: string, text: string, edit: Edit, result: string]>([
    [
      'the last entry of a list, and keeps the comment behind its key',
      'a: # note\n  - x\nb: 1\n',
      { do: 'remove', path: ['a', 0] },
      'a: [] # note\nb: 1\n',
    ],
    [
      'the first entry, with the blank line that parted it from the next',
      'a:\n  - x\n\n  - y\n\n  - z\n',
      { do: 'remove', path: ['a', 0] },
      'a:\n  - y\n\n  - z\n',
    ],
    [
      'a later entry, with the blank line above it',
      'a:\n  - x\n\n  - y\n\n  - z\n\nb: 1\n',
      { do: 'remove', path: ['a', 2] },
      'a:\n  - x\n\n  - y\n\nb: 1\n',
    ],
    [
      'a new entry, with as many blank lines as most have between them',
      'a:\n  - w\n  - x\n\n  - y\n\n  - z\n',
      { do: 'insert', path: ['a', 4], value: 'new' },
      'a:\n  - w\n  - x\n\n  - y\n\n  - z\n\n  - new\n',
    ],
    [
      'the only key behind a dash, whose text has a hash',
      "a:\n  - b: 'x # y'\n  - c\n",
      { do: 'remove', path: ['a', 0, 'b'] },
      'a:\n  - {}\n  - c\n',
    ],
    [
      'the first key behind a dash, and keeps the comment about the second',
      'a:\n  - b: 1\n    # about c\n    c: 2\n',
      { do: 'remove', path: ['a', 0, 'b'] },
      'a:\n  -\n    # about c\n    c: 2\n',
    ],
    [
      'an entry between brackets, beside a text with a hash',
      'a: ["x # y", "z"]\n',
      { do: 'move', path: ['a', 1], to: 0 },
      'a: ["z", "x # y"]\n',
    ],
    [
      'the last entry of a file whose last line has no end',
      'a:\n  - x\n  - y',
      { do: 'move', path: ['a', 1], to: 0 },
      'a:\n  - y\n  - x',
    ],
    [
      'a text that ends in blank lines, before one of the file',
      'a: x\n\nb: 1\n',
      { do: 'set', path: ['a'], value: 'y\n\n' },
      'a: "y\\n\\n"\n\nb: 1\n',
    ],
  ])('%s', (_name, text, edit, result) => {
    expect(applyEdits(text, [edit])).toBe(result)
  })

  test('is refused where a comment behind the sign of a long text would be lost', () => {
    const edit: Edit = { do: 'set', path: ['a'], value: { c: 1 } }
    expect(() => applyEdits('a: | # note\n  x\nb: 1\n', [edit])).toThrow('loses-comment')
  })

  test.each(nastyTexts.map((text) => [JSON.stringify(text).slice(0, 40), text]))(
    'a text such as %s',
    (_name, value) => {
      for (const written of ['plain', '"double"', "'single'", '|-\n    block\n    text', '>\n    folded']) {
        const text = `a:\n  # about\n  b: ${written}\n  c: after # behind\n`
        expect(hold(new Written(text), { do: 'set', path: ['a', 'b'], value }), written).toBe(false)
      }
    },
  )
})
