import { expect, test } from 'vitest'
import { deepNesting } from '../../generator/check/yaml/deep-nesting.ts'

test('a thousand open brackets are told before they are parsed, at the last of them; closed ones and fewer are not', () => {
  expect(deepNesting(`a: ${'['.repeat(1000)}`)).toMatchObject({ code: 'yaml-too-deep', span: [1002, 1003] })
  expect(deepNesting(`a: ${'{'.repeat(5000)}`)).toMatchObject({ code: 'yaml-too-deep' })
  expect(deepNesting(`${'- '.repeat(5000)}a`)).toMatchObject({ code: 'yaml-too-deep' })
  expect(deepNesting(`a: ${'['.repeat(999)}`)).toBeUndefined()
  expect(deepNesting('a: []\n'.repeat(5000))).toBeUndefined()
})
