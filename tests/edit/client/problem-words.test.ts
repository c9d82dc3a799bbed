import { expect, test } from 'vitest'
import type { Code } from '../../../generator/diagnostics/codes.ts'
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts'
import { editedProblem } from '../../../generator/edit/page/edited-problem.ts'
import type { EditorLanguage } from '../../../src/edit/protocol/editor-language.ts'

const tags = { de: 'de-DE', pt: 'pt-BR' }

/** What the editor says of a problem with these parameters. */
function said(language: EditorLanguage, code: Code, parameters: object = {}): string {
  const place = { line: 1, column: 1, offset: 0 }
  const found = {
    path: ['pages'],
    severity: 'warning',
    code,
    parameters,
    related: [],
    tags,
    range: { start: place, end: place },
  }
  return editedProblem(found as unknown as Diagnostic, { value: {}, language }).message
}

test.each([
  ['de', 'Hier wird um 08:00 geschlossen, aber erst um 09:00 geöffnet. Prüfen Sie beide Zeiten.'],
  ['es', 'Aquí se cierra a las 08:00, pero se abre a las 09:00. Revise las dos horas.'],
  ['fr', 'On ferme ici à 08:00, mais on ouvre à 09:00. Vérifiez les deux heures.'],
  ['it', 'Qui si chiude alle 08:00, ma si apre alle 09:00. Controlla i due orari.'],
] as const)('a less common problem is said in %s, with what it is about', (language, message) => {
  expect(said(language, 'hours-order', { opens: '09:00', closes: '08:00' })).toBe(message)
})

test('languages are named in the language of the editor', () => {
  expect(said('de', 'text-machine', { locale: 'pt' })).toBe(
    'Diesen Text auf Portugiesisch hat eine Maschine geschrieben, und noch niemand hat ihn gelesen. Lesen und bestätigen Sie ihn.',
  )
  expect(said('fr', 'text-language', { locale: 'de', found: 'es' })).toBe(
    'Ce texte doit être en allemand, mais semble d’une autre langue (espagnol).',
  )
})

test('what has no value is left out of a message', () => {
  expect(said('it', 'number-differs', { missing: ['25', '40'], extra: [] })).toBe(
    'I numeri non sono gli stessi della prima lingua. Solo lì: 25, 40. Controlla quale è giusto.',
  )
  expect(said('es', 'page-unknown', { value: 'devi' })).toBe('No hay ninguna página “devi”. Elija otra.')
})

test('a suggestion that there is none of is left out', () => {
  expect(said('de', 'link-unknown', { value: 'page:instrumente', suggestion: undefined })).toBe(
    'Der Link „page:instrumente“ führt nirgendwohin.',
  )
})

test('English and Portuguese say it in a sentence of their own where the commands tell how to write the file', () => {
  expect(said('en', 'link-refused', { url: 'javascript:rien' })).toBe(
    'The link “javascript:rien” is left out of the page. Use a web address, an e-mail address, a phone number or a page.',
  )
  expect(said('pt', 'files-refused', { to: 'formspree' })).toBe(
    'Este destinatário não aceita arquivos. Remova o campo de arquivos ou escolha outro destinatário.',
  )
})

test('what only the file can be the cause of is said in general', () => {
  expect(said('de', 'yaml-tab')).toBe(
    'Hier passt etwas nicht. Öffnen Sie es und wählen Sie neu, oder machen Sie die letzte Änderung rückgängig.',
  )
})
