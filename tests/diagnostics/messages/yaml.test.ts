import { expect, test } from 'vitest'
import { checkExample, printed } from '../check-example.ts'
import { examples } from '../examples.ts'

test('says yaml-syntax', () => {
  expect(printed(checkExample(examples['yaml-syntax']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:2:10
      error yaml-syntax  This line cannot be read.
        1 | site:
      > 2 |   name: "\\q"
          |          ^^^
        3 |
      Between double quotes, \\ has a meaning of its own: write \\\\ for one that is to be seen.

    site.config.yaml: 1 error. The rest of the file is checked once it can be read: there may be more to mend.

    site.config.yaml:2:10
      erro yaml-syntax  Não foi possível ler esta linha.
        1 | site:
      > 2 |   name: "\\q"
          |          ^^^
        3 |
      Entre aspas duplas, \\ tem um significado próprio: escreva \\\\ para que apareça uma.

    site.config.yaml: 1 erro. O resto do arquivo é verificado quando ele puder ser lido: pode haver mais a corrigir.
    "
  `)
})

test('says yaml-tab', () => {
  expect(printed(checkExample(examples['yaml-tab']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:2:1
      error yaml-tab  There is a tab at the start of this line.
        1 | site:
      > 2 |  name: Marteau
          | ^
        3 |
      Use spaces: two for each level.

    site.config.yaml: 1 error. The rest of the file is checked once it can be read: there may be more to mend.

    site.config.yaml:2:1
      erro yaml-tab  Há uma tabulação no início desta linha.
        1 | site:
      > 2 |  name: Marteau
          | ^
        3 |
      Use espaços: dois para cada nível.

    site.config.yaml: 1 erro. O resto do arquivo é verificado quando ele puder ser lido: pode haver mais a corrigir.
    "
  `)
})

test('says yaml-colon-in-text', () => {
  expect(printed(checkExample(examples['yaml-colon-in-text']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:607:13
      error yaml-colon-in-text  This text contains a colon, which would begin a new key.
        606 |       title:
      > 607 |         fr: Accord de piano : à domicile: Strasbourg
            |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Put the text in quotes: "Accord de piano : à domicile: Strasbourg"

    site.config.yaml: 1 error. The rest of the file is checked once it can be read: there may be more to mend.

    site.config.yaml:607:13
      erro yaml-colon-in-text  Este texto contém dois-pontos, que aqui começariam uma nova chave.
        606 |       title:
      > 607 |         fr: Accord de piano : à domicile: Strasbourg
            |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Ponha o texto entre aspas: "Accord de piano : à domicile: Strasbourg"

    site.config.yaml: 1 erro. O resto do arquivo é verificado quando ele puder ser lido: pode haver mais a corrigir.
    "
  `)
})

test('says yaml-quote-open', () => {
  expect(printed(checkExample(examples['yaml-quote-open']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:7:8
      error yaml-quote-open  This text begins with " but does not end with it.
        6 |   name: Marteau & Feutre
      > 7 |   url: "https://www.marteau-feutre.example
          |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        8 |   logo: ./logo.svg
      Put " at the end of the text.

    site.config.yaml: 1 error. The rest of the file is checked once it can be read: there may be more to mend.

    site.config.yaml:7:8
      erro yaml-quote-open  Este texto começa com ", mas não termina com ".
        6 |   name: Marteau & Feutre
      > 7 |   url: "https://www.marteau-feutre.example
          |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        8 |   logo: ./logo.svg
      Ponha " no fim do texto.

    site.config.yaml: 1 erro. O resto do arquivo é verificado quando ele puder ser lido: pode haver mais a corrigir.
    "
  `)
})

test('says yaml-quote-inside', () => {
  expect(printed(checkExample(examples['yaml-quote-inside']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:607:13
      error yaml-quote-inside  The text in quotes ends too early: there is a ' inside it.
        606 |       title:
      > 607 |         fr: 'Accord d'un piano'
            |             ^^^^^^^^^^^^^^^^^^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Write the apostrophe twice ('it''s'), or put double quotes around the text.

    site.config.yaml: 1 error. The rest of the file is checked once it can be read: there may be more to mend.

    site.config.yaml:607:13
      erro yaml-quote-inside  O texto entre aspas termina cedo demais: há um ' no meio dele.
        606 |       title:
      > 607 |         fr: 'Accord d'un piano'
            |             ^^^^^^^^^^^^^^^^^^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Escreva o apóstrofo duas vezes ('d''água') ou use aspas duplas em volta do texto.

    site.config.yaml: 1 erro. O resto do arquivo é verificado quando ele puder ser lido: pode haver mais a corrigir.
    "
  `)
})

test('says yaml-special-start', () => {
  expect(printed(checkExample(examples['yaml-special-start']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:607:13
      error yaml-special-start  Without quotes, a text cannot begin with @
        606 |       title:
      > 607 |         fr: @ccord de piano
            |             ^^^^^^^^^^^^^^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Put the whole text in quotes: "…".

    site.config.yaml: 1 error. The rest of the file is checked once it can be read: there may be more to mend.

    site.config.yaml:607:13
      erro yaml-special-start  Sem aspas, um texto não pode começar com @
        606 |       title:
      > 607 |         fr: @ccord de piano
            |             ^^^^^^^^^^^^^^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Ponha o texto inteiro entre aspas: "…".

    site.config.yaml: 1 erro. O resto do arquivo é verificado quando ele puder ser lido: pode haver mais a corrigir.
    "
  `)
})

test('says yaml-indentation', () => {
  expect(printed(checkExample(examples['yaml-indentation']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:8:4
      error yaml-indentation  This line begins with 3 spaces, but line 7 beside it begins with 2 spaces.
        7 |   url: https://www.marteau-feutre.example
      > 8 |    logo: ./logo.svg
          |    ^^^^^^^^^^^^^^^^
        9 |
      Take 1 space out.

    site.config.yaml: 1 error. The rest of the file is checked once it can be read: there may be more to mend.

    site.config.yaml:8:4
      erro yaml-indentation  Esta linha começa com 3 espaços, mas a linha vizinha 7 começa com 2 espaços.
        7 |   url: https://www.marteau-feutre.example
      > 8 |    logo: ./logo.svg
          |    ^^^^^^^^^^^^^^^^
        9 |
      Apague 1 espaço.

    site.config.yaml: 1 erro. O resto do arquivo é verificado quando ele puder ser lido: pode haver mais a corrigir.
    "
  `)
})

test('says yaml-key-without-space', () => {
  expect(printed(checkExample(examples['yaml-key-without-space']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:29:5
      error yaml-key-without-space  A space is missing after "flag:".
        28 |     country: Deutschland
      > 29 |     flag:de
           |     ^^^^^
        30 |
      Write "flag: " and then the value.

    site.config.yaml: 1 error. The rest of the file is checked once it can be read: there may be more to mend.

    site.config.yaml:29:5
      erro yaml-key-without-space  Falta um espaço depois de "flag:".
        28 |     country: Deutschland
      > 29 |     flag:de
           |     ^^^^^
        30 |
      Escreva "flag: " e depois o valor.

    site.config.yaml: 1 erro. O resto do arquivo é verificado quando ele puder ser lido: pode haver mais a corrigir.
    "
  `)
})

test('says yaml-alias-unknown', () => {
  expect(printed(checkExample(examples['yaml-alias-unknown']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:607:13  service "accord", meta, title, fr
      error yaml-alias-unknown  "*Accord" refers to a mark that is not set anywhere.
        606 |       title:
      > 607 |         fr: *Accord
            |             ^^^^^^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      If it is meant as text, put it in quotes: "*Accord". A mark is set with "&Accord".

    site.config.yaml: 1 error. The rest of the file is checked once it can be read: there may be more to mend.

    site.config.yaml:607:13  serviço "accord", meta, title, fr
      erro yaml-alias-unknown  "*Accord" remete a uma marca que não existe.
        606 |       title:
      > 607 |         fr: *Accord
            |             ^^^^^^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Se era um texto, ponha-o entre aspas: "*Accord". Uma marca é criada com "&Accord".

    site.config.yaml: 1 erro. O resto do arquivo é verificado quando ele puder ser lido: pode haver mais a corrigir.
    "
  `)
})

test('says yaml-alias-bomb', () => {
  expect(printed(checkExample(examples['yaml-alias-bomb']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:1:17
      error yaml-alias-bomb  The repetitions ("*…") in this file add up to more than 100000 values.
      > 1 | a: &a [x, x, x, x, x, x, x, x, x]
          |                 ^
        2 | b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]
      Write the values out instead.

    site.config.yaml: 1 error. The rest of the file is checked once it can be read: there may be more to mend.

    site.config.yaml:1:17
      erro yaml-alias-bomb  As repetições ("*…") deste arquivo se desdobram em mais de 100000 valores.
      > 1 | a: &a [x, x, x, x, x, x, x, x, x]
          |                 ^
        2 | b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]
      Escreva os valores por extenso.

    site.config.yaml: 1 erro. O resto do arquivo é verificado quando ele puder ser lido: pode haver mais a corrigir.
    "
  `)
})

test('says yaml-too-deep', () => {
  expect(printed(checkExample(examples['yaml-too-deep']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:1:107
      error yaml-too-deep  This is nested more than 100 levels deep.
      > 1 | [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]
          |                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        2 |
      Look for a line with far too many spaces, brackets or dashes.

    site.config.yaml: 1 error. The rest of the file is checked once it can be read: there may be more to mend.

    site.config.yaml:1:107
      erro yaml-too-deep  Há mais de 100 níveis, um dentro do outro.
      > 1 | [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]
          |                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        2 |
      Procure uma linha com espaços, colchetes ou hifens demais.

    site.config.yaml: 1 erro. O resto do arquivo é verificado quando ele puder ser lido: pode haver mais a corrigir.
    "
  `)
})

test('says yaml-documents', () => {
  expect(printed(checkExample(examples['yaml-documents']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:3:1
      error yaml-documents  A line of three dashes (---) begins a second file within this file.
        2 |   name: Marteau
      > 3 | ---
          | ^^^
        4 | site:
      Take the line out, or put # before it.

    site.config.yaml: 1 error. The rest of the file is checked once it can be read: there may be more to mend.

    site.config.yaml:3:1
      erro yaml-documents  Uma linha com três hifens (---) começa um segundo arquivo dentro deste.
        2 |   name: Marteau
      > 3 | ---
          | ^^^
        4 | site:
      Apague a linha ou ponha # antes dela.

    site.config.yaml: 1 erro. O resto do arquivo é verificado quando ele puder ser lido: pode haver mais a corrigir.
    "
  `)
})

test('says key-duplicate', () => {
  expect(printed(checkExample(examples['key-duplicate']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:9:3  site, name
      error key-duplicate  "name" is already in this section (line 6).
         8 |   logo: ./logo.svg
      >  9 |   name: Encore
           |   ^^^^
        10 |
      Keep one of the two and delete the other.

    site.config.yaml: 1 error.

    site.config.yaml:9:3  site, name
      erro key-duplicate  "name" já está nesta seção (linha 6).
         8 |   logo: ./logo.svg
      >  9 |   name: Encore
           |   ^^^^
        10 |
      Fique com uma das duas e apague a outra.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says text-cut', () => {
  expect(printed(checkExample(examples['text-cut']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:607:13  service "accord", meta, title, French
      warning text-cut  The text ends before "# à domicile": a # after a space begins a note.
        606 |       title:
      > 607 |         fr: Accord de piano # à domicile
            |             ^^^^^^^^^^^^^^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      If it belongs to the text, put all of it in quotes: "Accord de piano # à domicile". If it is a note, write it on a line of its own.

    site.config.yaml: 1 warning.

    site.config.yaml:607:13  serviço "accord", meta, title, francês
      aviso text-cut  O texto termina antes de "# à domicile": um # depois de um espaço começa uma anotação.
        606 |       title:
      > 607 |         fr: Accord de piano # à domicile
            |             ^^^^^^^^^^^^^^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Se fizer parte do texto, ponha tudo entre aspas: "Accord de piano # à domicile". Se for uma anotação, escreva-a em uma linha própria.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says yaml-odd-space', () => {
  expect(printed(checkExample(examples['yaml-odd-space']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:607:12
      error yaml-odd-space  There is an invisible non-breaking space after "fr:", as Word and web pages have it.
        606 |       title:
      > 607 |         fr: Accord de piano à domicile à Strasbourg
            |            ^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Delete it and type a space.

    site.config.yaml: 1 error. The rest of the file is checked once it can be read: there may be more to mend.

    site.config.yaml:607:12
      erro yaml-odd-space  Há um espaço invisível que não é um espaço comum depois de "fr:", como os do Word e das páginas da web.
        606 |       title:
      > 607 |         fr: Accord de piano à domicile à Strasbourg
            |            ^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Apague-o e digite um espaço.

    site.config.yaml: 1 erro. O resto do arquivo é verificado quando ele puder ser lido: pode haver mais a corrigir.
    "
  `)
})

test('says yaml-colon-missing', () => {
  expect(printed(checkExample(examples['yaml-colon-missing']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:607:9
      error yaml-colon-missing  A colon is missing after "fr".
        606 |       title:
      > 607 |         fr Accord de piano à domicile à Strasbourg
            |         ^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Write "fr: " and then the value.

    site.config.yaml: 1 error. The rest of the file is checked once it can be read: there may be more to mend.

    site.config.yaml:607:9
      erro yaml-colon-missing  Faltam os dois-pontos depois de "fr".
        606 |       title:
      > 607 |         fr Accord de piano à domicile à Strasbourg
            |         ^^
        608 |         de: Klavierstimmer in Straßburg und der Ortenau
      Escreva "fr: " e depois o valor.

    site.config.yaml: 1 erro. O resto do arquivo é verificado quando ele puder ser lido: pode haver mais a corrigir.
    "
  `)
})

test('says yaml-bullet', () => {
  expect(printed(checkExample(examples['yaml-bullet']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:177:9
      error yaml-bullet  This line begins with the sign •
        176 |       facts:
      > 177 |         • fr: Réponse sous deux jours ouvrés
            |         ^
        178 |           de: Antwort innerhalb von zwei Werktagen
      A line of a list begins with a hyphen and a space: "- ".

    site.config.yaml: 1 error. The rest of the file is checked once it can be read: there may be more to mend.

    site.config.yaml:177:9
      erro yaml-bullet  Esta linha começa com o sinal •
        176 |       facts:
      > 177 |         • fr: Réponse sous deux jours ouvrés
            |         ^
        178 |           de: Antwort innerhalb von zwei Werktagen
      Uma linha de lista começa com um hífen e um espaço: "- ".

    site.config.yaml: 1 erro. O resto do arquivo é verificado quando ele puder ser lido: pode haver mais a corrigir.
    "
  `)
})

test('says yaml-stray-text', () => {
  expect(printed(checkExample(examples['yaml-stray-text']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:608:1
      error yaml-stray-text  This text belongs to no key.
        607 |         fr: Accord de piano à domicile à Strasbourg
      > 608 | et dans la région, depuis onze ans
            | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        609 |         de: Klavierstimmer in Straßburg und der Ortenau
      It looks like the rest of the text in line 607: put both into one line. If "|" or "|-" stands behind the key, give this line as many spaces as the other lines of the text have.

    site.config.yaml: 1 error. The rest of the file is checked once it can be read: there may be more to mend.

    site.config.yaml:608:1
      erro yaml-stray-text  Este texto não pertence a nenhuma chave.
        607 |         fr: Accord de piano à domicile à Strasbourg
      > 608 | et dans la région, depuis onze ans
            | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        609 |         de: Klavierstimmer in Straßburg und der Ortenau
      Parece ser o resto do texto da linha 607: junte os dois em uma linha só. Se houver "|" ou "|-" depois da chave, ponha no início desta linha tantos espaços quantos têm as outras linhas do texto.

    site.config.yaml: 1 erro. O resto do arquivo é verificado quando ele puder ser lido: pode haver mais a corrigir.
    "
  `)
})

test('says key-duplicate where the line above was lost', () => {
  const found = checkExample({ file: 'site:\n  label:\n    fr: Un\n    de: Eins\n    fr: Deux\n    de: Zwei\n' })
  expect(printed(found.filter(({ code }) => code === 'key-duplicate'))).toMatchInlineSnapshot(`
    "
    site.config.yaml:5:5  site, label, fr
      error key-duplicate  "fr", "de" stand here a second time (the first: line 3).
        4 |     de: Eins
      > 5 |     fr: Deux
          |     ^^
        6 |     de: Zwei
      It looks as if the line above was lost, a key such as "title:". Put it back. Delete these lines only if nothing is missing.

    site.config.yaml: 1 error.

    site.config.yaml:5:5  site, label, fr
      erro key-duplicate  "fr", "de" estão aqui pela segunda vez (a primeira: linha 3).
        4 |     de: Eins
      > 5 |     fr: Deux
          |     ^^
        6 |     de: Zwei
      Parece que se perdeu a linha de cima, uma chave como "title:". Ponha-a de volta. Só apague estas linhas se não faltar nada.

    site.config.yaml: 1 erro.
    "
  `)
})
