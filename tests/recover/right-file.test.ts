import { expect, test } from 'vitest'
import type { ConfigDocument } from '../../generator/load/config-document.ts'
import { explainMisplaced } from '../../generator/recover/explain-misplaced.ts'
import { surroundingsOf } from '../../generator/rules/surroundings-of.ts'

test('a file without problems is not decoded: a large one would take a second', () => {
  const document = {
    file: 'site.config.yaml',
    value: {},
    get text(): string {
      throw new Error('decoded')
    },
  } as unknown as ConfigDocument
  expect(explainMisplaced(document, [], surroundingsOf(document.file))).toEqual([])
})
