import { expect, test } from 'vitest'
import { forEachConcurrent } from '../../generator/lib/for-each-concurrent.ts'

test('works on all items, a few at a time', async () => {
  const done: number[] = []
  let working = 0
  let most = 0
  await forEachConcurrent([1, 2, 3, 4, 5, 6, 7, 8, 9], async (item) => {
    most = Math.max(most, ++working)
    await new Promise((next) => setTimeout(next, 1))
    working--
    done.push(item)
  })
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(most).toBe(4)
})

test('ends with what the first one throws', async () => {
  await expect(
    forEachConcurrent(['a', 'b'], async (item) => {
      if (item === 'b') throw new Error(item)
    }),
  ).rejects.toThrow('b')
})
