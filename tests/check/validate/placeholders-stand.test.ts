import { expect, test } from 'vitest'
import { changed, checkText, printed } from '../../diagnostics/check-example.ts'
import { found } from '../rules/found.ts'

test.each([
  ['de: Schritt {{number}}', 'de: Schritt', 'messages.services.step.de'],
  ['de: von {{author}}', 'de: von {{name}}', 'messages.blog.by.de'],
  ['fr: Étape {{number}}', 'fr: Étape', 'messages.services.step.fr'],
  ['de: "Am Telefon: {{phone}}"', 'de: Am Telefon', 'messages.contact.form.viaPhone.de'],
])('"%s" may not be "%s"', (right, wrong, path) => {
  expect(found([right, wrong])).toEqual([`form-wrong ${path}`])
})

test.each([
  ['de: Schritt {{number}}', 'de: "{{number}}. Schritt"'],
  ['de: von {{author}}', 'de: "{{ author }} schrieb das"'],
])('"%s" may be "%s"', (text, other) => {
  expect(found([text, other])).toEqual([])
})

test('the message names the placeholder that is missing', () => {
  expect(printed(checkText(changed([['de: Schritt {{number}}', 'de: Schritt']])))).toMatchInlineSnapshot(`
    "
    site.config.yaml:1527:11  messages, services, step, German
      error form-wrong  "Schritt" does not have the right form.
        1526 |       fr: Étape {{number}}
      > 1527 |       de: Schritt
             |           ^^^^^^^
        1528 |   artefacts:
      It should be a text that has {{number}} where the number goes, such as "Step {{number}}".

    site.config.yaml: 1 error.

    site.config.yaml:1527:11  messages, services, step, alemão
      erro form-wrong  "Schritt" não tem a forma certa.
        1526 |       fr: Étape {{number}}
      > 1527 |       de: Schritt
             |           ^^^^^^^
        1528 |   artefacts:
      O certo é um texto com {{number}} no lugar do número, como "Etapa {{number}}".

    site.config.yaml: 1 erro.
    "
  `)
})
