import { expect, test } from 'vitest'
import { checkExample, printed } from '../check-example.ts'
import { examples } from '../examples.ts'

test('says field-repeated', () => {
  expect(printed(checkExample(examples['field-repeated']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:1154:13  contactForm, fields, entry 6, name
      error field-repeated  Another field is already called "message" (line 1146).
        1153 |     - type: textarea
      > 1154 |       name: message
             |             ^^^^^^^
        1155 |       label:
      Give each field a name of its own.

    site.config.yaml: 1 error.

    site.config.yaml:1154:13  contactForm, fields, item 6, name
      erro field-repeated  Outro campo já se chama "message" (linha 1146).
        1153 |     - type: textarea
      > 1154 |       name: message
             |             ^^^^^^^
        1155 |       label:
      Dê a cada campo um nome próprio.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says option-repeated', () => {
  expect(printed(checkExample(examples['option-repeated']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:1137:18  contactForm, fields, entry 4, options, entry 2, value
      error option-repeated  Another option already has the value "droit" (line 1133).
        1136 |             de: Klavier
      > 1137 |         - value: droit
             |                  ^^^^^
        1138 |           label:
      Give each option a value of its own.

    site.config.yaml: 1 error.

    site.config.yaml:1137:18  contactForm, fields, item 4, options, item 2, value
      erro option-repeated  Outra opção já tem o valor "droit" (linha 1133).
        1136 |             de: Klavier
      > 1137 |         - value: droit
             |                  ^^^^^
        1138 |           label:
      Dê a cada opção um valor próprio.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says pattern-invalid', () => {
  expect(printed(checkExample(examples['pattern-invalid']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:1150:16  contactForm, fields, entry 5, pattern
      error pattern-invalid  This regular expression cannot be read.
        1149 |         de: Baujahr, falls bekannt
      > 1150 |       pattern: ^(1[789]|20[0-9]{2}$
             |                ^^^^^^^^^^^^^^^^^^^^
        1151 |       invalid: anneeInvalide
      Unterminated group. Ask a developer, or take the line out.

    site.config.yaml: 1 error.

    site.config.yaml:1150:16  contactForm, fields, item 5, pattern
      erro pattern-invalid  Não foi possível ler esta expressão regular.
        1149 |         de: Baujahr, falls bekannt
      > 1150 |       pattern: ^(1[789]|20[0-9]{2}$
             |                ^^^^^^^^^^^^^^^^^^^^
        1151 |       invalid: anneeInvalide
      Unterminated group. Pergunte a quem programa ou apague a linha.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says pattern-slow', () => {
  expect(printed(checkExample(examples['pattern-slow']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:1150:16  contactForm, fields, entry 5, pattern
      error pattern-slow  This regular expression can freeze the browser: in "([0-9]+)+" one repetition is inside another.
        1149 |         de: Baujahr, falls bekannt
      > 1150 |       pattern: ^([0-9]+)+$
             |                ^^^^^^^^^^^
        1151 |       invalid: anneeInvalide
      Ask a developer to write it without nested repetitions.

    site.config.yaml: 1 error.

    site.config.yaml:1150:16  contactForm, fields, item 5, pattern
      erro pattern-slow  Esta expressão regular pode travar o navegador: em "([0-9]+)+" há uma repetição dentro de outra.
        1149 |         de: Baujahr, falls bekannt
      > 1150 |       pattern: ^([0-9]+)+$
             |                ^^^^^^^^^^^
        1151 |       invalid: anneeInvalide
      Peça a quem programa que a escreva sem repetições dentro de repetições.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says article-repeated', () => {
  expect(printed(checkExample(examples['article-repeated']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:618:13  page "devis", articles, entry 2, id
      error article-repeated  Another article already has the number 1 (line 609).
        617 |           Drei Wochen.
      > 618 |       - id: 1
            |             ^
        619 |         slug: winter
      Choose a number that is not taken.

    site.config.yaml: 1 error.

    site.config.yaml:618:13  página "devis", articles, item 2, id
      erro article-repeated  Outro artigo já tem o número 1 (linha 609).
        617 |           Drei Wochen.
      > 618 |       - id: 1
            |             ^
        619 |         slug: winter
      Escolha um número livre.

    site.config.yaml: 1 erro.
    "
  `)
})
