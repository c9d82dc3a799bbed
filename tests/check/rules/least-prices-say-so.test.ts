import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { thirdSite } from '../../site/command.ts'
import { foundInThird } from './found.ts'

test('a price that is only the least needs the word before it', () => {
  const [label = ''] = /^ +fromLabel:\n(?: {10}.*\n)+/m.exec(readFileSync(thirdSite, 'utf8')) ?? []
  expect(label).not.toBe('')
  expect(foundInThird([label, '']).map(({ code, parameters }) => [code, parameters])).toEqual([
    ['key-missing', expect.objectContaining({ key: 'fromLabel' })],
  ])
})
