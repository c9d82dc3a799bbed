import { expect, test } from 'vitest'
import { explainMisplaced } from '../../../generator/check/repair/explain-misplaced.ts'
import { surroundingsOf } from '../../../generator/check/rules/surroundings-of.ts'
import type { ConfigDocument } from '../../../generator/check/yaml/config-document.ts'

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
