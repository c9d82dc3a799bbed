import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { checkSource } from '../../generator/check/check-file.ts'
import { memoizeLast } from '../../generator/lib/memoize.ts'
import { thirdSite } from '../site/command.ts'

/** Edits of a text, such as somebody makes one after the other: each leaves most of it as it was. */
const edits: readonly [from: string | RegExp, to: string][] = [
  [/(title:\n +en: \S+) /, '$1  '],
  [/(title:\n +en: \S+) {2}/, '$1 '],
  ['**spring rains** are', '**spring rains are'],
  ['the **spring rains are', 'the **spring rains** are'],
  [/(page: )(\w+)\n/, '$1nowhere\n'],
  [/(text:\n +en: [^\n]+)\n( +ja: )[^\n]+/, '$1\n$2TODO'],
  ['page: nowhere', 'page: contact'],
]

test('a check that follows others says the same as the first of a process', async () => {
  let text = readFileSync(thirdSite, 'utf8')
  for (const [from, to] of edits) {
    const edited = text.replace(from, to)
    expect(edited, String(from)).not.toBe(text)
    text = edited
    const source = { file: thirdSite, bytes: Buffer.from(text) }
    const { diagnostics } = checkSource(source)
    vi.resetModules()
    const fresh = await import('../../generator/check/check-file.ts')
    expect(diagnostics).toEqual(fresh.checkSource(source).diagnostics)
  }
})

test('of the last results, told apart by a key, one that failed is made again', async () => {
  let calls = 0
  const draw = memoizeLast(
    2,
    async ({ name }: { readonly name: string }) => {
      calls++
      if (calls === 1) throw new Error('the disk is full')
      return name
    },
    ({ name }) => name,
  )
  await expect(draw({ name: 'a' })).rejects.toThrow('full')
  expect(await draw({ name: 'a' })).toBe('a')
  expect(await draw({ name: 'a' })).toBe('a')
  expect(calls).toBe(2)
  await draw({ name: 'b' })
  await draw({ name: 'c' })
  await draw({ name: 'a' })
  expect(calls).toBe(5)
})
