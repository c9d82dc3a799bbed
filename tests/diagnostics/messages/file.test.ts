import { expect, test } from 'vitest'
import { checkExample, printed } from '../check-example.ts'
import { examples } from '../examples.ts'

test('says file-not-utf8', () => {
  expect(printed(checkExample(examples['file-not-utf8']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:1:4
      error file-not-utf8  This file was not saved as UTF-8, but as Windows-1252, it seems.
      > 1 | a: é
          |    ^
        2 |
      In your editor, first choose "Reopen with encoding" and Windows-1252, and check that the accents are right. Only then choose "Save with encoding" and UTF-8. Do not save before: the accents would be lost.

    site.config.yaml: 1 error. The rest of the file is checked once it can be read: there may be more to mend.

    site.config.yaml:1:4
      erro file-not-utf8  Este arquivo não foi salvo em UTF-8, mas, ao que parece, em Windows-1252.
      > 1 | a: é
          |    ^
        2 |
      No seu editor, escolha primeiro "Reabrir com codificação" e Windows-1252 e confira se os acentos estão certos. Só então escolha "Salvar com codificação" e UTF-8. Não salve antes disso: os acentos se perderiam.

    site.config.yaml: 1 erro. O resto do arquivo é verificado quando ele puder ser lido: pode haver mais a corrigir.
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

test('says file-letters-lost', () => {
  expect(printed(checkExample(examples['file-letters-lost']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:607:29
      error file-letters-lost  The sign � stands here in the place of a letter that was lost (in 2 places).
        606 |       title:
      > 607 |         fr: Accord de piano � domicile � Strasbourg
            |                             ^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Write the letter again, or put back an earlier version of the file. It was saved in another encoding than it was opened with.

    site.config.yaml: 1 error.

    site.config.yaml:607:29
      erro file-letters-lost  O sinal � está aqui no lugar de uma letra que se perdeu (em 2 lugares).
        606 |       title:
      > 607 |         fr: Accord de piano � domicile � Strasbourg
            |                             ^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Escreva a letra de novo ou recupere uma versão anterior do arquivo. Ele foi salvo em uma codificação diferente daquela em que foi aberto.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says file-letters-garbled', () => {
  expect(printed(checkExample(examples['file-letters-garbled']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:607:14
      warning file-letters-garbled  "Ã©" stands here where "é" seems to be meant (in 2 places).
        606 |       title:
      > 607 |         fr: RÃ©glage et accord de piano, rÃ©parations
            |              ^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Put back an earlier version of the file, or write the letters again. It was opened in another encoding than it was saved with.

    site.config.yaml: 1 warning.

    site.config.yaml:607:14
      aviso file-letters-garbled  Aqui está "Ã©" onde parece que deveria estar "é" (em 2 lugares).
        606 |       title:
      > 607 |         fr: RÃ©glage et accord de piano, rÃ©parations
            |              ^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Recupere uma versão anterior do arquivo ou escreva as letras de novo. Ele foi aberto em uma codificação diferente daquela em que foi salvo.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says merge-conflict', () => {
  expect(printed(checkExample(examples['merge-conflict']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:607:1
      error merge-conflict  Two people changed these lines, and both versions stand in the file.
        606 |       title:
      > 607 | <<<<<<< HEAD
            | ^^^^^^^
        608 |         fr: Accord de piano à domicile à Strasbourg
      Keep one of the two versions and delete the three lines that begin with <<<<<<<, ======= and >>>>>>>, or ask whoever looks after the project.

    site.config.yaml: 1 error. The rest of the file is checked once it can be read: there may be more to mend.

    site.config.yaml:607:1
      erro merge-conflict  Duas pessoas mudaram estas linhas, e as duas versões estão no arquivo.
        606 |       title:
      > 607 | <<<<<<< HEAD
            | ^^^^^^^
        608 |         fr: Accord de piano à domicile à Strasbourg
      Fique com uma das duas versões e apague as três linhas que começam com <<<<<<<, ======= e >>>>>>>, ou peça ajuda a quem cuida do projeto.

    site.config.yaml: 1 erro. O resto do arquivo é verificado quando ele puder ser lido: pode haver mais a corrigir.
    "
  `)
})
