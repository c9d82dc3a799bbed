import { expect, test } from 'vitest'
import { changed, checkExample, checkText, printed } from '../check-example.ts'
import { examples } from '../examples.ts'

test('says markup-in-text', () => {
  expect(printed(checkExample(examples['markup-in-text']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:607:23  service "accord", meta, title, French
      warning markup-in-text  This place takes plain text: visitors will see the signs in "<b>".
        606 |       title:
      > 607 |         fr: Accord de <b>piano</b> à domicile à Strasbourg
            |                       ^^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Take the signs out. Formatting works only in "paragraphs" of a page and in "content" of an article.

    site.config.yaml: 1 warning.

    site.config.yaml:607:23  serviço "accord", meta, title, francês
      aviso markup-in-text  Aqui o texto é simples: os visitantes vão ver os sinais de "<b>".
        606 |       title:
      > 607 |         fr: Accord de <b>piano</b> à domicile à Strasbourg
            |                       ^^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Tire os sinais. A formatação só funciona em "paragraphs" de uma página e em "content" de um artigo.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says markdown-slip', () => {
  expect(printed(checkExample(examples['markdown-slip']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:290:15  page "atelier", history, paragraphs, entry 2, French
      warning markdown-slip  In "Depuis, plus de **400 instruments sont passés par…" a ** begins or ends bold letters, and the other one is missing: the signs will be seen.
        289 |           de: "**Marteau & Feutre** entstand 2009 in der früheren Schreinerei der Familie Oberlin. D
      > 290 |         - fr: Depuis, plus de **400 instruments sont passés par l’établi. Nous tenons un carnet pour
            |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        291 |           de: Seither sind mehr als 400 Instrumente über die Werkbank gegangen. Für jedes führen wir
      Write ** at both ends of the words, without a space inside: **like this**.

    site.config.yaml: 1 warning.

    site.config.yaml:290:15  página "atelier", history, paragraphs, item 2, francês
      aviso markdown-slip  Em "Depuis, plus de **400 instruments sont passés par…", um ** começa ou termina o negrito, e falta o outro: os sinais vão aparecer.
        289 |           de: "**Marteau & Feutre** entstand 2009 in der früheren Schreinerei der Familie Oberlin. D
      > 290 |         - fr: Depuis, plus de **400 instruments sont passés par l’établi. Nous tenons un carnet pour
            |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        291 |           de: Seither sind mehr als 400 Instrumente über die Werkbank gegangen. Für jedes führen wir
      Escreva ** nas duas pontas das palavras, sem espaço por dentro: **assim**.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says label-repeated', () => {
  expect(printed(checkExample(examples['label-repeated']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:927:11  service "restauration", label, French
      warning label-repeated  Another service is called "Restauration" in French as well (line 600).
        926 |     label:
      > 927 |       fr: Restauration
            |           ^^^^^^^^^^^^
        928 |       de: Restaurierung
      Give each service a name of its own. If it is a copy, check its title below "hero:" too.

    site.config.yaml: 1 warning.

    site.config.yaml:927:11  serviço "restauration", label, francês
      aviso label-repeated  Outro serviço também se chama "Restauration" em francês (linha 600).
        926 |     label:
      > 927 |       fr: Restauration
            |           ^^^^^^^^^^^^
        928 |       de: Restaurierung
      Dê a cada serviço um nome próprio. Se for uma cópia, confira também o título em "hero:".

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says buttons-gone', () => {
  expect(printed(checkExample(examples['buttons-gone']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:573:14  page "devis", enabled
      warning buttons-gone  This page is switched off: 6 buttons that led to it are no longer shown (lines 103, 170, 259, 494, 918, 1081).
        572 |   devis:
      > 573 |     enabled: false
            |              ^^^^^
        574 |     kind: reuse
      Let them lead to another page, or say below "ignore:" that it is meant.

    site.config.yaml: 1 warning.

    site.config.yaml:573:14  página "devis", enabled
      aviso buttons-gone  Esta página está desligada: 6 botões que levavam a ela não aparecem mais (linhas 103, 170, 259, 494, 918, 1081).
        572 |   devis:
      > 573 |     enabled: false
            |              ^^^^^
        574 |     kind: reuse
      Faça-os levar a outra página ou diga em "ignore:" que é assim mesmo.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says image-damaged', () => {
  expect(printed(checkExample(examples['image-damaged']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:8:9  site, logo
      error image-damaged  The drawing "./cut-off.svg" is damaged: it cannot be read to its end, or is no SVG.
        7 |   url: https://www.marteau-feutre.example
      > 8 |   logo: ./cut-off.svg
          |         ^^^^^^^^^^^^^
        9 |
      Export it again from the program that it was drawn with, as a plain SVG.

    site.config.yaml: 1 error.

    site.config.yaml:8:9  site, logo
      erro image-damaged  O desenho "./cut-off.svg" está danificado: não é possível lê-lo até o fim, ou não é um SVG.
        7 |   url: https://www.marteau-feutre.example
      > 8 |   logo: ./cut-off.svg
          |         ^^^^^^^^^^^^^
        9 |
      Exporte-o de novo, como SVG simples, no programa em que foi desenhado.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says image-foreign', () => {
  expect(printed(checkExample(examples['image-foreign']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:8:9  site, logo
      warning image-foreign  The drawing "./fetching.svg" holds something that will not be shown: https://photos.example/a.png
        7 |   url: https://www.marteau-feutre.example
      > 8 |   logo: ./fetching.svg
          |         ^^^^^^^^^^^^^^
        9 |
      Export it again as a plain SVG, with everything that it shows inside, and without scripts.

    site.config.yaml: 1 warning.

    site.config.yaml:8:9  site, logo
      aviso image-foreign  O desenho "./fetching.svg" contém algo que não vai aparecer: https://photos.example/a.png
        7 |   url: https://www.marteau-feutre.example
      > 8 |   logo: ./fetching.svg
          |         ^^^^^^^^^^^^^^
        9 |
      Exporte-o de novo como SVG simples, com tudo o que ele mostra dentro do arquivo e sem scripts.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says logo-shape', () => {
  expect(printed(checkExample(examples['logo-shape']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:8:9  site, logo
      warning logo-shape  The logo is 256 wide and 64 high (4 : 1); in its square places it will be very small.
        7 |   url: https://www.marteau-feutre.example
      > 8 |   logo: ./wide.svg
          |         ^^^^^^^^^^
        9 |
      Use a square version of it, such as only its sign, without the words.

    site.config.yaml: 1 warning.

    site.config.yaml:8:9  site, logo
      aviso logo-shape  O logotipo tem 256 de largura e 64 de altura (4 : 1); nos espaços quadrados do site vai ficar muito pequeno.
        7 |   url: https://www.marteau-feutre.example
      > 8 |   logo: ./wide.svg
          |         ^^^^^^^^^^
        9 |
      Use uma versão quadrada, por exemplo só o símbolo, sem as palavras.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says phone-prefix', () => {
  expect(printed(checkExample(examples['phone-prefix']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:79:9  contactDetails, phone, French
      warning phone-prefix  +33 is put before "00 33 3 53 01 00 67", which seems to begin with it already.
        78 |   phone:
      > 79 |     fr: 00 33 3 53 01 00 67
           |         ^^^^^^^^^^^^^^^^^^^
        80 |     de: +33 3 53 01 00 67
      Write a + at its start if the number is complete, or take the prefix out.

    site.config.yaml: 1 warning.

    site.config.yaml:79:9  contactDetails, phone, francês
      aviso phone-prefix  +33 é posto antes de "00 33 3 53 01 00 67", que parece já começar assim.
        78 |   phone:
      > 79 |     fr: 00 33 3 53 01 00 67
           |         ^^^^^^^^^^^^^^^^^^^
        80 |     de: +33 3 53 01 00 67
      Ponha um + no início se o número estiver completo, ou tire o prefixo.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says phone-differs', () => {
  expect(printed(checkExample(examples['phone-differs']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:80:9  contactDetails, phone, German
      warning phone-differs  "+33 3 53 01 00 67" is another number than "03 53 01 00 76" (line 79).
        79 |     fr: 03 53 01 00 76
      > 80 |     de: +33 3 53 01 00 67
           |         ^^^^^^^^^^^^^^^^^
        81 |   phonePrefix: +33
      Change the number in all places, or say below "ignore:" why there are two.

    site.config.yaml: 1 warning.

    site.config.yaml:80:9  contactDetails, phone, alemão
      aviso phone-differs  "+33 3 53 01 00 67" não é o mesmo número que "03 53 01 00 76" (linha 79).
        79 |     fr: 03 53 01 00 76
      > 80 |     de: +33 3 53 01 00 67
           |         ^^^^^^^^^^^^^^^^^
        81 |   phonePrefix: +33
      Mude o número em todos os lugares ou diga em "ignore:" por que há dois.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says that # began a note where a value was meant', () => {
  const text = changed([['color: "#1f3a5f"', 'color: #1f3a5f']])
  expect(printed(checkText(text))).toMatchInlineSnapshot(`
    "
    site.config.yaml:11:3  theme, color
      error value-empty  The value is empty: "#1f3a5f" counts as a note, because # begins a note.
        10 | theme:
      > 11 |   color: #1f3a5f
           |   ^^^^^
        12 |   accent: "#b5652b"
      If it is the value, put it in quotes: "#1f3a5f"

    site.config.yaml: 1 error.

    site.config.yaml:11:3  theme, color
      erro value-empty  O valor está vazio: "#1f3a5f" conta como anotação, porque # começa uma anotação.
        10 | theme:
      > 11 |   color: #1f3a5f
           |   ^^^^^
        12 |   accent: "#b5652b"
      Se for o valor, ponha-o entre aspas: "#1f3a5f"

    site.config.yaml: 1 erro.
    "
  `)
})

test('says what to write instead of "no"', () => {
  const text = changed([['  contact:\n    kind', '  contact:\n    enabled: no\n    kind']])
  expect(printed(checkText(text))).toMatchInlineSnapshot(`
    "
    site.config.yaml:502:14  page "contact", enabled
      error type-wrong  This should be "true" or "false", not text.
        501 |   contact:
      > 502 |     enabled: no
            |              ^^
        503 |     kind: contact
      Write false, without quotes.

    site.config.yaml: 1 error.

    site.config.yaml:502:14  página "contact", enabled
      erro type-wrong  Aqui deve estar "true" ou "false", e não um texto.
        501 |   contact:
      > 502 |     enabled: no
            |              ^^
        503 |     kind: contact
      Escreva false, sem aspas.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says how to let a field stay empty', () => {
  const text = changed([['required: nomRequis', 'required: false']])
  expect(printed(checkText(text))).toMatchInlineSnapshot(`
    "
    site.config.yaml:1104:17  contactForm, fields, entry 1, required
      error validation-unknown  No message is called "false".
        1103 |         de: Name
      > 1104 |       required: false
             |                 ^^^^^
        1105 |       autocomplete: name
      Delete this line: then the field may stay empty.

    site.config.yaml: 1 error.

    site.config.yaml:1104:17  contactForm, fields, item 1, required
      erro validation-unknown  Nenhuma mensagem se chama "false".
        1103 |         de: Name
      > 1104 |       required: false
             |                 ^^^^^
        1105 |       autocomplete: name
      Apague esta linha: assim o campo pode ficar vazio.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says the keys of an entry that is a mere text', () => {
  const text = changed([['- value: droit', '- droit\n        - value: droit']])
  expect(printed(checkText(text))).toMatchInlineSnapshot(`
    "
    site.config.yaml:1133:11  contactForm, fields, entry 4, options, entry 1
      error type-wrong  This should be a section (indented lines, each with a key and a colon), not text.
        1132 |       options:
      > 1133 |         - droit
             |           ^^^^^
        1134 |         - value: droit
      Write a line for each key: "value: …", "label: …".

    site.config.yaml: 1 error.

    site.config.yaml:1133:11  contactForm, fields, item 4, options, item 1
      erro type-wrong  Aqui deve estar uma seção (linhas recuadas, cada uma com uma chave e dois-pontos), e não um texto.
        1132 |       options:
      > 1133 |         - droit
             |           ^^^^^
        1134 |         - value: droit
      Escreva uma linha para cada chave: "value: …", "label: …".

    site.config.yaml: 1 erro.
    "
  `)
})
