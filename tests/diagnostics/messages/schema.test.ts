import { expect, test } from 'vitest'
import { checkExample, printed } from '../check-example.ts'
import { examples } from '../examples.ts'

test('says key-unknown', () => {
  expect(printed(checkExample(examples['key-unknown']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:9:3  site, shortname
      error key-unknown  There is no key "shortname" here.
         8 |   logo: ./logo.svg
      >  9 |   shortname: Marteau
           |   ^^^^^^^^^
        10 |
      Did you mean "shortName"?

    site.config.yaml: 1 error.

    site.config.yaml:9:3  site, shortname
      erro key-unknown  Neste lugar não existe a chave "shortname".
         8 |   logo: ./logo.svg
      >  9 |   shortname: Marteau
           |   ^^^^^^^^^
        10 |
      Você quis dizer "shortName"?

    site.config.yaml: 1 erro.
    "
  `)
})

test('says key-missing', () => {
  expect(printed(checkExample(examples['key-missing']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:5:1  site
      error key-missing  "logo" is missing.
        4 |
      > 5 | site:
          | ^^^^
        6 |   name: Marteau & Feutre
      Add "logo:". The logo as a square SVG file; icons of all sizes are made of it.

    site.config.yaml: 1 error.

    site.config.yaml:5:1  site
      erro key-missing  Falta "logo".
        4 |
      > 5 | site:
          | ^^^^
        6 |   name: Marteau & Feutre
      Acrescente a linha "logo:" nesta seção.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says type-wrong', () => {
  expect(printed(checkExample(examples['type-wrong']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:1091:14  contactForm, timeoutMs
      error type-wrong  This should be a number, not text.
        1090 |   conversionIdPrefix: piano_
      > 1091 |   timeoutMs: huit
             |              ^^^^
        1092 |   successMs: 6000
      Write digits only, without quotes.

    site.config.yaml: 1 error.

    site.config.yaml:1091:14  contactForm, timeoutMs
      erro type-wrong  Aqui deve estar um número, e não um texto.
        1090 |   conversionIdPrefix: piano_
      > 1091 |   timeoutMs: huit
             |              ^^^^
        1092 |   successMs: 6000
      Escreva só algarismos, sem aspas.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says value-empty', () => {
  expect(printed(checkExample(examples['value-empty']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:607:9  service "accord", meta, title, French
      error value-empty  The value is empty.
        606 |       title:
      > 607 |         fr:
            |         ^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Write the text, or take the whole line out if the key is not required.

    site.config.yaml: 1 error.

    site.config.yaml:607:9  serviço "accord", meta, title, francês
      erro value-empty  O valor está vazio.
        606 |       title:
      > 607 |         fr:
            |         ^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Escreva o texto ou, se a chave não for obrigatória, apague a linha inteira.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says value-unknown', () => {
  expect(printed(checkExample(examples['value-unknown']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:1126:13  contactForm, fields, entry 4, type
      error value-unknown  "selct" is not one of the values that are possible here.
        1125 |       width: half
      > 1126 |     - type: selct
             |             ^^^^^
        1127 |       name: instrument
      Did you mean "select"? Possible: "text", "email", "tel", "textarea", "select", "checkbox".

    site.config.yaml: 1 error.

    site.config.yaml:1126:13  contactForm, fields, item 4, type
      erro value-unknown  "selct" não é um dos valores possíveis aqui.
        1125 |       width: half
      > 1126 |     - type: selct
             |             ^^^^^
        1127 |       name: instrument
      Você quis dizer "select"? Possíveis: "text", "email", "tel", "textarea", "select", "checkbox".

    site.config.yaml: 1 erro.
    "
  `)
})

test('says kind-mismatch', () => {
  expect(printed(checkExample(examples['kind-mismatch']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:388:11  page "prestations", kind
      error kind-mismatch  "kind: about" does not fit the other keys of this section.
        387 |   prestations:
      > 388 |     kind: about
            |           ^^^^^
        389 |     label:
      They belong to "kind: services".

    site.config.yaml: 1 error.

    site.config.yaml:388:11  página "prestations", kind
      erro kind-mismatch  "kind: about" não combina com as outras chaves desta seção.
        387 |   prestations:
      > 388 |     kind: about
            |           ^^^^^
        389 |     label:
      Elas são as de "kind: services".

    site.config.yaml: 1 erro.
    "
  `)
})

test('says form-wrong', () => {
  expect(printed(checkExample(examples['form-wrong']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:11:10  theme, color
      error form-wrong  "navy" does not have the right form.
        10 | theme:
      > 11 |   color: navy
           |          ^^^^
        12 |   accent: "#b5652b"
      It should be a colour in quotes: # and six digits or letters a–f, such as "#336699".

    site.config.yaml: 1 error.

    site.config.yaml:11:10  theme, color
      erro form-wrong  "navy" não tem a forma certa.
        10 | theme:
      > 11 |   color: navy
           |          ^^^^
        12 |   accent: "#b5652b"
      O certo é uma cor entre aspas: # e seis algarismos ou letras de a a f, como "#336699".

    site.config.yaml: 1 erro.
    "
  `)
})

test('says number-out-of-range', () => {
  expect(printed(checkExample(examples['number-out-of-range']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:1158:13  contactForm, fields, entry 6, rows
      error number-out-of-range  60 is too large.
        1157 |         de: Ihre Nachricht
      > 1158 |       rows: 60
             |             ^^
        1159 |     - type: checkbox
      Between 2 and 20.

    site.config.yaml: 1 error.

    site.config.yaml:1158:13  contactForm, fields, item 6, rows
      erro number-out-of-range  60 é grande demais.
        1157 |         de: Ihre Nachricht
      > 1158 |       rows: 60
             |             ^^
        1159 |     - type: checkbox
      Entre 2 e 20.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says list-empty', () => {
  expect(printed(checkExample(examples['list-empty']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:89:11  contactDetails, openingHours, days
      error list-empty  The list is empty.
        88 |   openingHours:
      > 89 |     days: []
           |           ^^
        90 |     opens: "09:00"
      Add at least one entry: a line that begins with "- ".

    site.config.yaml: 1 error.

    site.config.yaml:89:11  contactDetails, openingHours, days
      erro list-empty  A lista está vazia.
        88 |   openingHours:
      > 89 |     days: []
           |           ^^
        90 |     opens: "09:00"
      Acrescente ao menos um item: uma linha que começa com "- ".

    site.config.yaml: 1 erro.
    "
  `)
})
