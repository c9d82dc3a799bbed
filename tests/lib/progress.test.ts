import { expect, test } from 'vitest'
import { createProgress } from '../../generator/lib/progress.ts'

test('a step is named when it begins, and once more with its time when it is done', async () => {
  let written = ''
  const progress = createProgress({ isTTY: true, write: (text) => (written += text) })
  const result = await progress.step('compile', () => {
    expect(written).toBe('\r\u001b[2K  compile …')
    return 7
  })
  expect(result).toBe(7)
  expect(written.replace(/\d+ ms/, '… ms')).toBe('\r\u001b[2K  compile …\r\u001b[2K  compile … ms\n')
})

test('nothing is written where nobody watches', async () => {
  let written = ''
  const progress = createProgress({ write: (text) => (written += text) })
  await progress.step('compile', (report) => report(1, 1))
  expect(written).toBe('')
})
