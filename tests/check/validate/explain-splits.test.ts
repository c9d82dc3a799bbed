import { expect, test } from 'vitest'
import { changed, checkText } from '../../diagnostics/check-example.ts'

const facts =
  '          - fr: Réponse sous deux jours ouvrés\n            de: Antwort innerhalb von zwei Werktagen\n          - fr: Devis écrit avant tout travail\n            de: Schriftliches Angebot vor jeder Arbeit\n'

/** What is said of the second site with other facts on its home page. */
const saidOf = (lines: readonly string[]) =>
  checkText(changed([[facts, lines.map((line) => `          ${line}\n`).join('')]])).map(
    ({ code, path, related }) => `${code} ${path.join('.')}${related.map(({ start }) => ` ${start.line}`).join('')}`,
  )

test('each entry that was cut in two is reported once', () => {
  expect(saidOf(['- fr: Oui', '- de: Ja', '- fr: Non', '- de: Nein'])).toEqual([
    'entry-split pages.accueil.sections.opening.facts.1',
    'entry-split pages.accueil.sections.opening.facts.3',
  ])
  expect(saidOf(['- fr: Oui', '  de: Ja', '- fr: Non', '- de: Nein'])).toEqual([
    'entry-split pages.accueil.sections.opening.facts.2',
  ])
})

test('entries that lack the same, or that are not neighbours, are reported as they are', () => {
  expect(saidOf(['- fr: Oui', '- fr: Non', '  de: Nein'])).toEqual([
    'text-missing pages.accueil.sections.opening.facts.0',
  ])
  expect(saidOf(['- fr: Oui', '- fr: Non'])).toEqual([
    'text-missing pages.accueil.sections.opening.facts.0',
    'text-missing pages.accueil.sections.opening.facts.1',
  ])
  expect(saidOf(['- fr: Oui', '- fr: Non', '  de: Nein', '- de: Ja'])).toEqual([
    'text-missing pages.accueil.sections.opening.facts.0',
    'text-missing pages.accueil.sections.opening.facts.2',
  ])
})
