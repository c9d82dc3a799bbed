import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { findLink, insertTable, setLink } from '../../../src/edit/formatting/insert-parts.ts'
import { continueLine, type LineKind, toggleLines } from '../../../src/edit/formatting/toggle-lines.ts'
import { toggleWords } from '../../../src/edit/formatting/toggle-words.ts'
import type { Written } from '../../../src/edit/formatting/written.ts'
import { root } from '../../site/command.ts'

/** A text with what is selected between bars; one bar is a caret. */
function read(marked: string): Written {
  const start = marked.indexOf('|')
  const end = marked.indexOf('|', start + 1)
  return { text: marked.replaceAll('|', ''), start, end: end === -1 ? start : end - 1 }
}

function show({ text, start, end }: Written): string {
  const selected = start === end ? '|' : `|${text.slice(start, end)}|`
  return text.slice(0, start) + selected + text.slice(end)
}

test.each([
  ['a |word| here', '**', 'a **|word|** here'],
  ['a **|word|** here', '**', 'a |word| here'],
  ['a wo|rd here', '**', 'a **|word|** here'],
  ['a **|word|** here', '*', 'a ***|word|*** here'],
  ['a ***|word|*** here', '**', 'a *|word|* here'],
  ['a ***|word|*** here', '*', 'a **|word|** here'],
  ['a |', '*', 'a *|*'],
  ['a| word |here', '**', 'a **|word|** here'],
  ['|- one\n- two|', '**', '|- **one**\n- **two**|'],
  ['|- **one**\n- **two**|', '**', '|- one\n- two|'],
  ['|## Title|', '*', '## *|Title|*'],
] as const)('%s with %s is %s', (before, sign, after) => {
  expect(show(toggleWords(read(before), sign))).toBe(after)
})

test.each<[string, LineKind, string]>([
  ['A ti|tle', 'heading', '## A ti|tle'],
  ['## A ti|tle', 'heading', 'A ti|tle'],
  ['- one|', 'heading', '## one|'],
  ['|one\ntwo|', 'list', '|- one\n- two|'],
  ['|- one\n- two|', 'list', '|one\ntwo|'],
  ['a\n|b|\nc', 'list', 'a\n\n|- b|\n\nc'],
  ['|', 'list', '- |'],
  ['|Said.\n\nMore.|', 'quote', '|> Said.\n>\n> More.|'],
  ['|> Said.\n>\n> More.|', 'quote', '|Said.\n\nMore.|'],
])('%s as a %s is %s', (before, kind, after) => {
  expect(show(toggleLines(read(before), kind))).toBe(after)
})

test.each([
  ['- one|', '- one\n- |'],
  ['- one\n- |', '- one\n|'],
  ['  3. c|', '  3. c\n  4. |'],
  ['> said|', '> said\n> |'],
  ['plain|', undefined],
  ['- o|ne', undefined],
])('Enter in %s', (before, after) => {
  const next = continueLine(read(before))
  expect(next && show(next)).toBe(after)
})

test('Enter in a row of a table begins the next one', () => {
  const text = '| a | b |\n| --- | --- |\n| 1 | 2 |'
  expect(continueLine({ text, start: text.length, end: text.length })?.text).toBe(`${text}\n|  |  |`)
})

test('a link is made, changed and taken away', () => {
  expect(show(setLink(read('see |the rooms| now'), 'page:rooms'))).toBe('see [the rooms](page:rooms)| now')
  expect(show(setLink(read('see [the r|ooms](page:rooms) now'), 'example.com/a (b)'))).toBe(
    'see [the rooms](https://example.com/a%20%28b%29)| now',
  )
  expect(show(setLink(read('see [the r|ooms](page:rooms) now'), ''))).toBe('see |the rooms| now')
  expect(show(setLink(read('write to |'), 'ana@example.com'))).toBe(
    'write to [ana@example.com](mailto:ana@example.com)|',
  )
  expect(findLink(read('[a](b) |c'))).toBeUndefined()
})

test('a table stands apart from what is around it, and the heading of its first column is selected', () => {
  const { text, start, end } = insertTable(read('a|\nb'), 'Name')
  expect(text).toBe('a\n\n| Name | Name |\n| --- | --- |\n|  |  |\n|  |  |\n\nb')
  expect(text.slice(start, end)).toBe('Name')
})

/** All texts of two sites. */
async function allTexts(): Promise<string[]> {
  const files = ['site.config.yaml', 'tests/fixtures/third-site/site.config.yaml']
  const values = await Promise.all(
    files.map(async (file) => parse(await readFile(join(root, file), 'utf8')) as unknown),
  )
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value ? Object.values(value).flatMap(texts) : []
  }
  return values.flatMap(texts).filter((text) => text.trim() !== '')
}

test('what is not selected keeps its characters in more than 2,000 texts, and a second press brings back the rest', async () => {
  const all = await allTexts()
  expect(all.length).toBeGreaterThan(2000)
  for (const [index, text] of all.entries()) {
    // A word of each text, and one of its lines.
    const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    const match = words[index % words.length]
    const [start, word] = [match?.index ?? 0, match?.[0] ?? '']
    const selected = { text, start, end: start + word.length }
    for (const sign of ['**', '*'] as const) {
      const once = toggleWords(selected, sign)
      expect(
        once.text.startsWith(text.slice(0, Math.max(start - 3, 0))) &&
          once.text.endsWith(text.slice(start + word.length + 3)),
      ).toBe(true)
      expect(toggleWords(once, sign).text).toBe(text)
    }
    const line = text.slice(0, start).split('\n').length - 1
    for (const kind of ['heading', 'list', 'quote'] as const) {
      const others = toggleLines(selected, kind).text.split('\n').filter(Boolean)
      const before = text.split('\n')
      const empty = before.slice(0, line).filter((one) => one === '').length
      expect(others.toSpliced(line - empty, 1)).toEqual(before.toSpliced(line, 1).filter(Boolean))
    }
  }
})
