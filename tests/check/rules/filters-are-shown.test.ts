import { expect, test } from 'vitest'
import { found } from './found.ts'

const fields = (line: string) =>
  [
    'services:\n  accord:\n',
    `serviceFields:\n  jours:\n    kind: number\n    label: { fr: Jours, de: Tage }\n    ${line}\n\nservices:\n  accord:\n`,
  ] as const
const divided = ['        look: list\n', '        look: list\n        perPage: 12\n'] as const
const named = ['        collapsed: 2\n', '        perPage: 12\n        pages: [accord, restauration]\n'] as const

test('tells fields by which visitors would choose or sort where no list of their entries is divided into pages', () => {
  expect(found(fields('filter: true'))).toEqual(['filter-unshown serviceFields.jours.filter'])
  expect(found(fields('sort: true'), named)).toEqual(['filter-unshown serviceFields.jours.sort'])
  expect(found(fields('filter: true'), divided)).toEqual([])
  expect(found(fields('filter: false'))).toEqual([])
})
