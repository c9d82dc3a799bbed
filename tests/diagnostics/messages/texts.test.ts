import { expect, test } from 'vitest'
import { checkExample, printed } from '../check-example.ts'
import { examples } from '../examples.ts'

test('says text-spaces', () => {
  expect(printed(checkExample(examples['text-spaces']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:607:13  service "accord", meta, title, French
      warning text-spaces  There are two spaces in a row in the text.
        606 |       title:
      > 607 |         fr: Accord de piano  à domicile à Strasbourg
            |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Leave one of them.

    site.config.yaml: 1 warning.

    site.config.yaml:607:13  serviço "accord", meta, title, francês
      aviso text-spaces  Há dois espaços seguidos no texto.
        606 |       title:
      > 607 |         fr: Accord de piano  à domicile à Strasbourg
            |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Deixe só um deles.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says title-long', () => {
  expect(printed(checkExample(examples['title-long']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:607:13  service "accord", meta, title, French
      warning title-long  The title has 70 characters; search engines show about 60.
        606 |       title:
      > 607 |         fr: Accord de piano à domicile à Strasbourg et dans toute la région Alsace
            |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Shorten it by 10.

    site.config.yaml: 1 warning.

    site.config.yaml:607:13  serviço "accord", meta, title, francês
      aviso title-long  O título tem 70 caracteres; os buscadores mostram cerca de 60.
        606 |       title:
      > 607 |         fr: Accord de piano à domicile à Strasbourg et dans toute la région Alsace
            |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Corte 10.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says description-length', () => {
  expect(printed(checkExample(examples['description-length']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:514:13  page "contact", meta, description, French
      warning description-length  The description has 13 characters.
        513 |       description:
      > 514 |         fr: Écrivez-nous.
            |             ^^^^^^^^^^^^^
        515 |         de: Schreiben Sie uns zu Ihrem Klavier, auf Deutsch oder Französisch. Wir antworten innerhal
      Between 50 and 160 is right: add 37.

    site.config.yaml: 1 warning.

    site.config.yaml:514:13  página "contact", meta, description, francês
      aviso description-length  A descrição tem 13 caracteres.
        513 |       description:
      > 514 |         fr: Écrivez-nous.
            |             ^^^^^^^^^^^^^
        515 |         de: Schreiben Sie uns zu Ihrem Klavier, auf Deutsch oder Französisch. Wir antworten innerhal
      O certo é entre 50 e 160: acrescente 37.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says title-repeated', () => {
  expect(printed(checkExample(examples['title-repeated']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:934:13  service "restauration", meta, title, French
      warning title-repeated  Another page has the same title in French (line 607).
        933 |       title:
      > 934 |         fr: Restauration de pianos anciens en Alsace
            |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        935 |         de: Alte Klaviere restaurieren im Elsass
      Give each page a title of its own.

    site.config.yaml: 1 warning.

    site.config.yaml:934:13  serviço "restauration", meta, title, francês
      aviso title-repeated  Outra página tem o mesmo título em francês (linha 607).
        933 |       title:
      > 934 |         fr: Restauration de pianos anciens en Alsace
            |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        935 |         de: Alte Klaviere restaurieren im Elsass
      Dê a cada página um título próprio.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says description-repeated', () => {
  expect(printed(checkExample(examples['description-repeated']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:937:13  service "restauration", meta, description, French
      warning description-repeated  Another page has the same description in French (line 514).
        936 |       description:
      > 937 |         fr: Écrivez-nous au sujet de votre piano, en français ou en allemand. Nous répondons sous de
            |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        938 |         de: Mechanik, Saiten, Resonanzboden, Gehäuse. Wir restaurieren Klaviere und Flügel mit umkeh
      Say what this page is about.

    site.config.yaml: 1 warning.

    site.config.yaml:937:13  serviço "restauration", meta, description, francês
      aviso description-repeated  Outra página tem a mesma descrição em francês (linha 514).
        936 |       description:
      > 937 |         fr: Écrivez-nous au sujet de votre piano, en français ou en allemand. Nous répondons sous de
            |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        938 |         de: Mechanik, Saiten, Resonanzboden, Gehäuse. Wir restaurieren Klaviere und Flügel mit umkeh
      Diga de que trata esta página.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says alt-is-file-name', () => {
  expect(printed(checkExample(examples['alt-is-file-name']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:303:15  page "atelier", founder, photo, alt, French
      warning alt-is-file-name  "DSC_0042.jpg" is the name of a file, not a description of the picture.
        302 |         alt:
      > 303 |           fr: DSC_0042.jpg
            |               ^^^^^^^^^^^^
        304 |           de: Die Gründerin Mathilde Oberlin
      Say in a few words what the picture shows.

    site.config.yaml: 1 warning.

    site.config.yaml:303:15  página "atelier", founder, photo, alt, francês
      aviso alt-is-file-name  "DSC_0042.jpg" é o nome de um arquivo, não uma descrição da imagem.
        302 |         alt:
      > 303 |           fr: DSC_0042.jpg
            |               ^^^^^^^^^^^^
        304 |           de: Die Gründerin Mathilde Oberlin
      Diga em poucas palavras o que a imagem mostra.

    site.config.yaml: 1 aviso.
    "
  `)
})
