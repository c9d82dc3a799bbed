import { expect, test } from 'vitest'
import { checkExample, printed } from '../check-example.ts'
import { examples } from '../examples.ts'

test('says file-not-utf8', () => {
  expect(printed(checkExample(examples['file-not-utf8']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:1:1
      error file-not-utf8  This file is not text in the UTF-8 encoding.
      In your editor, choose "Save with encoding" and then "UTF-8".

    site.config.yaml: 1 error.

    site.config.yaml:1:1
      erro file-not-utf8  Este arquivo não é um texto na codificação UTF-8.
      No seu editor, escolha "Salvar com codificação" e depois "UTF-8".

    site.config.yaml: 1 erro.
    "
  `)
})

test('says file-too-large', () => {
  expect(printed(checkExample(examples['file-too-large']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:1:1
      error file-too-large  This file is 256.0 MB; the limit is 256.0 MB.
      Is it really the configuration of the site?

    site.config.yaml: 1 error.

    site.config.yaml:1:1
      erro file-too-large  Este arquivo tem 256,0 MB; o limite é 256,0 MB.
      É mesmo a configuração do site?

    site.config.yaml: 1 erro.
    "
  `)
})

test('says file-empty', () => {
  expect(printed(checkExample(examples['file-empty']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:1:1
      error file-empty  This file is empty.
      > 1 | # nothing yet
          | ^
        2 |
      Put back an earlier version of it.

    site.config.yaml: 1 error.

    site.config.yaml:1:1
      erro file-empty  Este arquivo está vazio.
      > 1 | # nothing yet
          | ^
        2 |
      Recupere uma versão anterior.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says file-not-a-mapping', () => {
  expect(printed(checkExample(examples['file-not-a-mapping']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:1:1
      error file-not-a-mapping  The whole file is text, not a list of keys with their values.
      > 1 | site:Marteau
          | ^^^^^^^^^^^^
        2 |
      Each line begins with a key, a colon and a space, such as "defaultLocale: pt".

    site.config.yaml: 1 error.

    site.config.yaml:1:1
      erro file-not-a-mapping  O arquivo inteiro é um texto, e não uma lista de chaves com seus valores.
      > 1 | site:Marteau
          | ^^^^^^^^^^^^
        2 |
      Cada linha começa com uma chave, dois-pontos e um espaço, como "defaultLocale: pt".

    site.config.yaml: 1 erro.
    "
  `)
})
