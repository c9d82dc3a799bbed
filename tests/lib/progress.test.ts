import { expect, test } from 'vitest'
import { createProgress } from '../../generator/lib/progress.ts'

test('a step says that it begins before it does, and only on a terminal', async () => {
  const written: string[] = []
  const write = (text: string) => written.push(text)
  const seen = await createProgress({ isTTY: true, write }).step('check', () => written.length)
  expect(seen).toBe(1)
  expect(written[0]).toBe('\r\u001b[2K  check …')
  expect(written[1]?.replace(/\d+/g, 'N')).toBe('\r\u001b[NK  check N ms\n')
  await createProgress({ isTTY: false, write }).step('check', () => {})
  expect(written).toHaveLength(2)
})
