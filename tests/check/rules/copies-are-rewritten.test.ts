import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkText, secondSite } from '../../diagnostics/check-example.ts'
import { found } from './found.ts'

const text = readFileSync(secondSite, 'utf8')
const service = /^ {2}entretien:\n(?: {4}.*\n|\n)+/m.exec(text)?.[0] ?? ''

/** What is said of a copy of a service that was changed in part. */
function copied(change: (copy: string) => string) {
  const copy = change(service.replace('entretien:', 'location:'))
  return checkText(text.replace(service, () => service + copy)).filter(({ code }) => code === 'text-copied')
}

test('tells once of a service that was copied and changed in part, with the number of its texts and their languages', () => {
  const [copy, ...more] = copied((block) => block)
  expect(more).toEqual([])
  expect(copy?.parameters).toMatchObject({ key: 'location', other: 'entretien', locales: ['fr', 'de'] })
  expect(copy?.parameters).toHaveProperty('texts', expect.any(Number))
})

test('names only the language that was forgotten', () => {
  const [copy] = copied((block) =>
    block.replaceAll(/^( +(?:- )?fr: ")/gm, '$1X ').replaceAll(/^( +(?:- )?fr: )(?=[^"|])/gm, '$1X '),
  )
  expect(copy?.parameters).toMatchObject({ locales: ['de'] })
})

const title = ['fr: Le piano est prêt quand le public arrive', 'fr: Rendre sa voix à un piano ancien'] as const

test('takes one title for a copy, but not a sentence that services share', () => {
  expect(found(title)).toEqual(['text-copied services.restauration.sections.opening.title.fr'])
  expect(
    found([
      'fr: Un interlocuteur, un calendrier, une facture par an.',
      'fr: De quatre à dix mois de travail, et des décennies de musique ensuite.',
    ]).filter((problem) => problem.startsWith('text-copied')),
  ).toEqual([])
})

test('leaves a copy alone that is switched off: it is still being written', () => {
  expect(copied((block) => block.replace('location:\n', 'location:\n    enabled: false\n'))).toEqual([])
})

test('leaves a page alone that has a title in common with one of another kind', () => {
  const other = ['fr: Rendre sa voix à un piano ancien', 'fr: Des prix connus d’avance'] as const
  expect(found(other).filter((problem) => problem.startsWith('text-copied'))).toEqual([])
})

test('says nothing of a language that is a draft', () => {
  const copy = [
    'de: Das Klavier ist bereit, wenn das Publikum kommt',
    'de: Einem alten Klavier seine Stimme zurückgeben',
  ] as const
  const draft = ['    flag: de\n', '    flag: de\n    draft: true\n'] as const
  expect(found(copy)).toEqual(['text-copied services.restauration.sections.opening.title.de'])
  expect(found(copy, draft)).toEqual(['language-draft locales.de.draft'])
})
