import { expect, test } from 'vitest'
import { missingBar } from '../../../generator/check/repair/missing-bar.ts'
import type { RawLine } from '../../../generator/check/repair/raw-line.ts'

const none = new Map()
const text = { schema: {}, children: none, branches: none, entry: undefined, item: undefined, tag: undefined }

/** A line at which nobody should look. */
const elsewhere: RawLine = {
  number: 0,
  text: '',
  get indent(): number {
    throw new Error('This line was looked at')
  },
}

test('looks at the lines of the text only: in a large file thousands of texts stand below their keys', () => {
  const lines = ['fr:', '  Un', '', '  Deux', 'de: Eins'].map((line, number) => {
    const indent = line.search(/\S|$/)
    return { number, indent, text: line.slice(indent) }
  })
  const fix = missingBar([elsewhere, ...lines, elsewhere], { column: 0, index: 1, node: text }, 2)
  expect(fix).toMatchObject({
    mistake: { code: 'yaml-bar-missing', parameters: { key: 'fr' } },
    line: { text: 'fr: |-' },
  })
})
