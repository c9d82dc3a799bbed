import { expect, test } from 'vitest'
import { checkExample, printed } from '../check-example.ts'
import { examples } from '../examples.ts'

test('says text-missing', () => {
  expect(printed(checkExample(examples['text-missing']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:606:7  service "accord", meta, title
      error text-missing  The text in German is missing.
        605 |     meta:
      > 606 |       title:
            |       ^^^^^
        607 |         fr: Accord de piano à domicile à Strasbourg
      Add a line "de:" with the German text.

    site.config.yaml: 1 error.

    site.config.yaml:606:7  serviço "accord", meta, title
      erro text-missing  Falta o texto em alemão.
        605 |     meta:
      > 606 |       title:
            |       ^^^^^
        607 |         fr: Accord de piano à domicile à Strasbourg
      Acrescente uma linha "de:" com o texto em alemão.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says draft-needed', () => {
  expect(printed(checkExample(examples['draft-needed']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:17:16  defaultLocale
      error draft-needed  French is a draft, and the site is built without it: nothing else can refer to it.
        16 |
      > 17 | defaultLocale: fr
           |                ^^
        18 |
      Name a language that is published. Or, once all its texts are written, delete "draft: true" (line 25).

    site.config.yaml: 1 error.

    site.config.yaml:17:16  defaultLocale
      erro draft-needed  O idioma francês é um rascunho, e o site é gerado sem ele: nenhum outro lugar pode usá-lo.
        16 |
      > 17 | defaultLocale: fr
           |                ^^
        18 |
      Indique um idioma já publicado. Ou, quando todos os textos dele estiverem escritos, apague "draft: true" (linha 25).

    site.config.yaml: 1 erro.
    "
  `)
})

test('says language-draft', () => {
  expect(printed(checkExample(examples['language-draft']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:30:5  language "de", draft
      warning language-draft  German is a draft: the site is built without it. 1 of 332 texts is missing.
        29 |     flag: de
      > 30 |     draft: true
           |     ^^^^^
        31 |
      "npm run check -- --coverage" shows where. Once all are written, delete the line "draft: true" to publish it.

    site.config.yaml: 1 warning.

    site.config.yaml:30:5  idioma "de", draft
      aviso language-draft  O idioma alemão é um rascunho: o site é gerado sem ele. Falta 1 de 332 textos.
        29 |     flag: de
      > 30 |     draft: true
           |     ^^^^^
        31 |
      "npm run check -- --coverage" mostra onde. Quando não faltar nenhum, apague a linha "draft: true" para publicá-lo.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says locale-form', () => {
  expect(printed(checkExample(examples['locale-form']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:25:3  language "de_AT"
      error locale-form  "de_AT" cannot be the key of a language, because the key is part of the address of each of its pages.
        24 |     flag: fr
      > 25 |   "de_AT":
           |   ^^^^^^^
        26 |     name: Deutsch (Deutschland)
      Use letters a–z (no accents), digits and hyphens, beginning with a letter, such as "de-AT".

    site.config.yaml: 1 error.

    site.config.yaml:25:3  idioma "de_AT"
      erro locale-form  "de_AT" não pode ser a chave de um idioma, porque a chave faz parte do endereço de cada página dele.
        24 |     flag: fr
      > 25 |   "de_AT":
           |   ^^^^^^^
        26 |     name: Deutsch (Deutschland)
      Use letras de a a z (sem acento), algarismos e hifens, começando por uma letra, como "de-AT".

    site.config.yaml: 1 erro.
    "
  `)
})

test('says locale-unknown', () => {
  expect(printed(checkExample(examples['locale-unknown']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:607:9  service "accord", meta, title, fra
      error locale-unknown  "fra" is not a language of this site.
        606 |       title:
      > 607 |         fra: Accord de piano à domicile à Strasbourg
            |         ^^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Did you mean "fr"?

    site.config.yaml: 1 error.

    site.config.yaml:607:9  serviço "accord", meta, title, fra
      erro locale-unknown  "fra" não é um idioma deste site.
        606 |       title:
      > 607 |         fra: Accord de piano à domicile à Strasbourg
            |         ^^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Você quis dizer "fr"?

    site.config.yaml: 1 erro.
    "
  `)
})

test('says locale-absent', () => {
  expect(printed(checkExample(examples['locale-absent']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:19:1  locales
      error locale-absent  "de" is not in the list of languages, but 334 texts are written in it.
        18 |
      > 19 | locales:
           | ^^^^^^^
        20 |   fr:
      Add "de:" below "locales:" (there already: "fr"), or take those texts out.

    site.config.yaml: 1 error.

    site.config.yaml:19:1  locales
      erro locale-absent  "de" não está na lista de idiomas, mas 334 textos estão escritos nele.
        18 |
      > 19 | locales:
           | ^^^^^^^
        20 |   fr:
      Acrescente "de:" abaixo de "locales:" (já há: "fr") ou apague esses textos.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says locale-renamed', () => {
  expect(printed(checkExample(examples['locale-renamed']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:25:3  language "nl"
      error locale-renamed  No text is written in "nl", but 334 texts are written in "de".
        24 |     flag: fr
      > 25 |   nl:
           |   ^^
        26 |     name: Deutsch (Deutschland)
      Call this language "de" again, or change the key of all its texts.

    site.config.yaml: 1 error.

    site.config.yaml:25:3  idioma "nl"
      erro locale-renamed  Nenhum texto está escrito em "nl", mas 334 textos estão escritos em "de".
        24 |     flag: fr
      > 25 |   nl:
           |   ^^
        26 |     name: Deutsch (Deutschland)
      Volte a chamar este idioma de "de" ou troque a chave de todos os textos dele.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says text-identical', () => {
  expect(printed(checkExample(examples['text-identical']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:306:13  page "atelier", mission, text, German
      warning text-identical  The German text is the same as the French one.
        305 |         fr: Rendre à chaque instrument le toucher et le timbre pour lesquels il a été construit.
      > 306 |         de: Rendre à chaque instrument le toucher et le timbre pour lesquels il a été construit.
            |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        307 |     vision:
      Translate it. If it is meant to be the same, say so under "ignore:".

    site.config.yaml: 1 warning.

    site.config.yaml:306:13  página "atelier", mission, text, alemão
      aviso text-identical  O texto em alemão é igual ao texto em francês.
        305 |         fr: Rendre à chaque instrument le toucher et le timbre pour lesquels il a été construit.
      > 306 |         de: Rendre à chaque instrument le toucher et le timbre pour lesquels il a été construit.
            |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        307 |     vision:
      Traduza-o. Se deve mesmo ser igual, diga isso em "ignore:".

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says text-language', () => {
  expect(printed(checkExample(examples['text-language']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:305:13  page "atelier", mission, text, French
      warning text-language  This text should be in French, but looks like German.
        304 |       text:
      > 305 |         fr: Jedem Instrument den Anschlag und den Klang zurückgeben, für die es gebaut wurde und in
            |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        306 |         de: Jedem Instrument den Anschlag und den Klang zurückgeben, für die es gebaut wurde.
      Were the lines of two languages swapped?

    site.config.yaml: 1 warning.

    site.config.yaml:305:13  página "atelier", mission, text, francês
      aviso text-language  Este texto deveria estar em francês, mas parece estar em alemão.
        304 |       text:
      > 305 |         fr: Jedem Instrument den Anschlag und den Klang zurückgeben, für die es gebaut wurde und in
            |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        306 |         de: Jedem Instrument den Anschlag und den Klang zurückgeben, für die es gebaut wurde.
      As linhas de dois idiomas foram trocadas?

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says placeholder-differs', () => {
  expect(printed(checkExample(examples['placeholder-differs']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:306:13  page "atelier", mission, text, German
      warning placeholder-differs  The {placeholders} differ from the French text: only in French: "{instrument}".
        305 |         fr: Rendre à {instrument} le toucher et le timbre.
      > 306 |         de: Jedem Instrument den Anschlag und den Klang zurückgeben, für die es gebaut wurde.
            |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        307 |     vision:
      Keep each placeholder exactly as it is, braces included.

    site.config.yaml: 1 warning.

    site.config.yaml:306:13  página "atelier", mission, text, alemão
      aviso placeholder-differs  Os {marcadores} são diferentes dos do texto em francês: só em francês: "{instrument}".
        305 |         fr: Rendre à {instrument} le toucher et le timbre.
      > 306 |         de: Jedem Instrument den Anschlag und den Klang zurückgeben, für die es gebaut wurde.
            |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        307 |     vision:
      Mantenha cada marcador exatamente como está, com as chaves { }.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says number-differs', () => {
  expect(printed(checkExample(examples['number-differs']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:291:15  page "atelier", history, paragraphs, entry 2, German
      warning number-differs  The numbers differ from the French text: only in French: "500"; only in German: "400".
        290 |         - fr: Depuis, plus de 500 instruments sont passés par l’établi. Nous tenons un carnet pour c
      > 291 |           de: Seither sind mehr als 400 Instrumente über die Werkbank gegangen. Für jedes führen wir
            |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        292 |     founder:
      Check which is right.

    site.config.yaml: 1 warning.

    site.config.yaml:291:15  página "atelier", history, paragraphs, item 2, alemão
      aviso number-differs  Os números são diferentes dos do texto em francês: só em francês: "500"; só em alemão: "400".
        290 |         - fr: Depuis, plus de 500 instruments sont passés par l’établi. Nous tenons un carnet pour c
      > 291 |           de: Seither sind mehr als 400 Instrumente über die Werkbank gegangen. Für jedes führen wir
            |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        292 |     founder:
      Confira qual está certo.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says email-differs', () => {
  expect(printed(checkExample(examples['email-differs']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:522:13  page "contact", hero, subtitle, German
      warning email-differs  The e-mail addresses differ from the French text: only in French: "bonjour@exemple.fr".
        521 |         fr: Quelques mots à bonjour@exemple.fr suffisent. Nous vous rappelons si un détail nous manq
      > 522 |         de: Ein paar Worte genügen. Fehlt uns etwas, rufen wir Sie an.
            |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        523 |     form:
      Check which is right.

    site.config.yaml: 1 warning.

    site.config.yaml:522:13  página "contact", hero, subtitle, alemão
      aviso email-differs  Os e-mails são diferentes dos do texto em francês: só em francês: "bonjour@exemple.fr".
        521 |         fr: Quelques mots à bonjour@exemple.fr suffisent. Nous vous rappelons si un détail nous manq
      > 522 |         de: Ein paar Worte genügen. Fehlt uns etwas, rufen wir Sie an.
            |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        523 |     form:
      Confira qual está certo.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says url-differs', () => {
  expect(printed(checkExample(examples['url-differs']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:291:15  page "atelier", history, paragraphs, entry 2, German
      warning url-differs  The links differ from the French text: only in French: "https://piano.example".
        290 |         - fr: Depuis, plus de 400 [instruments](https://piano.example) sont passés par l’établi. Nou
      > 291 |           de: Seither sind mehr als 400 Instrumente über die Werkbank gegangen. Für jedes führen wir
            |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        292 |     founder:
      Check that each language links to the same things.

    site.config.yaml: 1 warning.

    site.config.yaml:291:15  página "atelier", history, paragraphs, item 2, alemão
      aviso url-differs  Os links são diferentes dos do texto em francês: só em francês: "https://piano.example".
        290 |         - fr: Depuis, plus de 400 [instruments](https://piano.example) sont passés par l’établi. Nou
      > 291 |           de: Seither sind mehr als 400 Instrumente über die Werkbank gegangen. Für jedes führen wir
            |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        292 |     founder:
      Confira se todos os idiomas levam aos mesmos lugares.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says markup-differs', () => {
  expect(printed(checkExample(examples['markup-differs']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:289:15  page "atelier", history, paragraphs, entry 1, German
      warning markup-differs  The formatting differs from the French text: only in German: "<em>", "</em>".
        288 |         - fr: "**Marteau & Feutre** est né en 2009 dans l’ancienne menuiserie de la famille Oberlin.
      > 289 |           de: "**Marteau & Feutre** entstand 2009 in der früheren Schreinerei der Familie Oberlin. D
            |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        290 |         - fr: Depuis, plus de 400 instruments sont passés par l’établi. Nous tenons un carnet pour c
      Check that no formatting was lost or added.

    site.config.yaml: 1 warning.

    site.config.yaml:289:15  página "atelier", history, paragraphs, item 1, alemão
      aviso markup-differs  A formatação é diferente da do texto em francês: só em alemão: "<em>", "</em>".
        288 |         - fr: "**Marteau & Feutre** est né en 2009 dans l’ancienne menuiserie de la famille Oberlin.
      > 289 |           de: "**Marteau & Feutre** entstand 2009 in der früheren Schreinerei der Familie Oberlin. D
            |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        290 |         - fr: Depuis, plus de 400 instruments sont passés par l’établi. Nous tenons un carnet pour c
      Confira se nenhuma formatação se perdeu ou sobrou.

    site.config.yaml: 1 aviso.
    "
  `)
})
