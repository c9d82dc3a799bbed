import { expect, test } from 'vitest'
import { changed, checkText, printedIn } from '../../diagnostics/check-example.ts'
import { found } from './found.ts'

const renamed = ['    label:\n      fr: Accord de piano', '    label:\n      fr: restauration '] as const

test('tells two services of one name, whatever their capital letters', () => {
  expect(found(renamed).filter((problem) => !problem.startsWith('text-spaces'))).toEqual([
    'label-repeated services.restauration.label.fr',
  ])
})

test('leaves services alone that are switched off', () => {
  const off = found(renamed, ['  accord:\n', '  accord:\n    enabled: false\n'])
  expect(off.filter((problem) => problem.startsWith('label-repeated'))).toEqual([])
})

test('says what the entries of a collection are in', () => {
  const entry = (key: string) =>
    `      ${key}:
        label: { fr: Solfège, de: Notenlehre }
        slug: { fr: ${key}, de: ${key}-de }
        summary: { fr: Lire la musique., de: Noten lesen. }
        sections:
          ouverture: { kind: opening, title: { fr: Lire, de: Lesen }, subtitle: { fr: À deux., de: Zu zweit. } }\n`
  const collection = `\ncollections:\n  cours:\n    entries:\n${entry('matin')}${entry('soir')}\nforms:\n`
  const repeated = checkText(changed([['\nforms:\n', collection]])).filter(({ code }) => code === 'label-repeated')
  expect(repeated.map(({ parameters }) => parameters)).toEqual([
    expect.objectContaining({ collection: 'cours', label: 'Solfège' }),
  ])
  expect(printedIn('en', repeated)).toContain('Another entry of "cours" has the same name in French and German')
})
