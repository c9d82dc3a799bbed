import { expect, test } from 'vitest'
import { checkExample, printed } from '../check-example.ts'
import { examples } from '../examples.ts'

test('says page-unknown', () => {
  expect(printed(checkExample(examples['page-unknown']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:103:11  header, action, page
      error page-unknown  No page or service is called "devi".
        102 |       de: Angebot anfragen
      > 103 |     page: devi
            |           ^^^^
        104 |
      Did you mean "devis"?

    site.config.yaml: 1 error.

    site.config.yaml:103:11  header, action, page
      erro page-unknown  Nenhuma página e nenhum serviço se chama "devi".
        102 |       de: Angebot anfragen
      > 103 |     page: devi
            |           ^^^^
        104 |
      Você quis dizer "devis"?

    site.config.yaml: 1 erro.
    "
  `)
})

test('says page-renamed', () => {
  expect(printed(checkExample(examples['page-renamed']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:387:3  page "prestation"
      error page-renamed  No page or service is called "prestations", but 7 places lead to it.
        386 |
      > 387 |   prestation:
            |   ^^^^^^^^^^
        388 |     kind: services
      Should this one be called "prestations" instead of "prestation"?

    site.config.yaml: 1 error.

    site.config.yaml:387:3  página "prestation"
      erro page-renamed  Nenhuma página e nenhum serviço se chama "prestations", mas 7 lugares levam até lá.
        386 |
      > 387 |   prestation:
            |   ^^^^^^^^^^
        388 |     kind: services
      Será que esta deveria se chamar "prestations" em vez de "prestation"?

    site.config.yaml: 1 erro.
    "
  `)
})

test('says page-not-a-service', () => {
  expect(printed(checkExample(examples['page-not-a-service']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:182:11  page "accueil", hero, artefacts, entry 1
      error page-not-a-service  "atelier" is a page, not a service.
        181 |       artefacts:
      > 182 |         - atelier
            |           ^^^^^^^
        183 |     services:
      Write a key from the section "services:".

    site.config.yaml: 1 error.

    site.config.yaml:182:11  página "accueil", hero, artefacts, item 1
      erro page-not-a-service  "atelier" é uma página, não um serviço.
        181 |       artefacts:
      > 182 |         - atelier
            |           ^^^^^^^
        183 |     services:
      Escreva uma chave que está em "services:".

    site.config.yaml: 1 erro.
    "
  `)
})

test('says reuse-target', () => {
  expect(printed(checkExample(examples['reuse-target']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:574:11  page "devis", page
      error reuse-target  "accord" is a service; only a page can be shown again.
        573 |     kind: reuse
      > 574 |     page: accord
            |           ^^^^^^
        575 |     label:
      Write the page under "pages:" that has the content.

    site.config.yaml: 1 error.

    site.config.yaml:574:11  página "devis", page
      erro reuse-target  "accord" é um serviço; só uma página pode ser mostrada de novo.
        573 |     kind: reuse
      > 574 |     page: accord
            |           ^^^^^^
        575 |     label:
      Escreva a página de "pages:" que tem o conteúdo.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says locale-not-listed', () => {
  expect(printed(checkExample(examples['locale-not-listed']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:17:16  defaultLocale
      error locale-not-listed  "fro" is not a language of this site.
        16 |
      > 17 | defaultLocale: fro
           |                ^^^
        18 |
      Did you mean "fr"?

    site.config.yaml: 1 error.

    site.config.yaml:17:16  defaultLocale
      erro locale-not-listed  "fro" não é um idioma deste site.
        16 |
      > 17 | defaultLocale: fro
           |                ^^^
        18 |
      Você quis dizer "fr"?

    site.config.yaml: 1 erro.
    "
  `)
})

test('says icon-unknown', () => {
  expect(printed(checkExample(examples['icon-unknown']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:338:17  page "atelier", team, items, entry 1, icon
      error icon-unknown  There is no icon "hamer".
        337 |       items:
      > 338 |         - icon: hamer
            |                 ^^^^^
        339 |           title:
      Did you mean "hammer"?

    site.config.yaml: 1 error.

    site.config.yaml:338:17  página "atelier", team, items, item 1, icon
      erro icon-unknown  O ícone "hamer" não existe.
        337 |       items:
      > 338 |         - icon: hamer
            |                 ^^^^^
        339 |           title:
      Você quis dizer "hammer"?

    site.config.yaml: 1 erro.
    "
  `)
})

test('says validation-unknown', () => {
  expect(printed(checkExample(examples['validation-unknown']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:1104:17  contactForm, fields, entry 1, required
      error validation-unknown  No message is called "nomRequi".
        1103 |         de: Name
      > 1104 |       required: nomRequi
             |                 ^^^^^^^^
        1105 |       autocomplete: name
      Did you mean "nomRequis"? Or add a message of this name under "messages: contact: form: validation:".

    site.config.yaml: 1 error.

    site.config.yaml:1104:17  contactForm, fields, item 1, required
      erro validation-unknown  Nenhuma mensagem se chama "nomRequi".
        1103 |         de: Name
      > 1104 |       required: nomRequi
             |                 ^^^^^^^^
        1105 |       autocomplete: name
      Você quis dizer "nomRequis"? Ou acrescente uma mensagem com esse nome em "messages: contact: form: validation:".

    site.config.yaml: 1 erro.
    "
  `)
})

test('says category-unknown', () => {
  expect(printed(checkExample(examples['category-unknown']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:611:19  page "devis", articles, entry 1, category
      error category-unknown  No category is called "technik".
        610 |         slug: umzug
      > 611 |         category: technik
            |                   ^^^^^^^
        612 |         date: "2025-03-31"
      Allowed here: "klang".

    site.config.yaml: 1 error.

    site.config.yaml:611:19  página "devis", articles, item 1, category
      erro category-unknown  Nenhuma categoria se chama "technik".
        610 |         slug: umzug
      > 611 |         category: technik
            |                   ^^^^^^^
        612 |         date: "2025-03-31"
      Aqui são permitidos: "klang".

    site.config.yaml: 1 erro.
    "
  `)
})

test('says validation-unused', () => {
  expect(printed(checkExample(examples['validation-unused']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:1286:9  messages, contact, form, validation, villeRequise
      warning validation-unused  No field uses the message "villeRequise".
        1285 |       validation:
      > 1286 |         villeRequise:
             |         ^^^^^^^^^^^^
        1287 |           fr: Indiquez votre ville
      Take it out, or use it in a field.

    site.config.yaml: 1 warning.

    site.config.yaml:1286:9  messages, contact, form, validation, villeRequise
      aviso validation-unused  Nenhum campo usa a mensagem "villeRequise".
        1285 |       validation:
      > 1286 |         villeRequise:
             |         ^^^^^^^^^^^^
        1287 |           fr: Indiquez votre ville
      Apague-a ou use-a em um campo.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says category-unused', () => {
  expect(printed(checkExample(examples['category-unused']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:586:9  page "devis", categories, items, technik
      warning category-unused  No article is in the category "technik".
        585 |             de: Klang
      > 586 |         technik:
            |         ^^^^^^^
        587 |             fr: Technique
      Take it out, or use it in an article.

    site.config.yaml: 1 warning.

    site.config.yaml:586:9  página "devis", categories, items, technik
      aviso category-unused  Nenhum artigo está na categoria "technik".
        585 |             de: Klang
      > 586 |         technik:
            |         ^^^^^^^
        587 |             fr: Technique
      Apague-a ou use-a em um artigo.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says page-unreachable', () => {
  expect(printed(checkExample(examples['page-unreachable']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:259:3  page "atelier"
      warning page-unreachable  Nothing leads to the page "atelier".
        258 |
      > 259 |   atelier:
            |   ^^^^^^^
        260 |     kind: about
      Put it in the menu or link it from a page, or switch it off with "enabled: false".

    site.config.yaml: 1 warning.

    site.config.yaml:259:3  página "atelier"
      aviso page-unreachable  Nada leva à página "atelier".
        258 |
      > 259 |   atelier:
            |   ^^^^^^^
        260 |     kind: about
      Ponha-a no menu ou em um link de outra página, ou desligue-a com "enabled: false".

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says link-unknown', () => {
  expect(printed(checkExample(examples['link-unknown']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:290:49  page "atelier", history, paragraphs, entry 2, French
      error link-unknown  The link "page:instruments" leads nowhere.
        289 |           de: "**Marteau & Feutre** entstand 2009 in der früheren Schreinerei der Familie Oberlin. D
      > 290 |         - fr: Depuis, plus de 400 [instruments](page:instruments) sont passés par l’établi. Nous ten
            |                                                 ^^^^^^^^^^^^^^^^
        291 |           de: Seither sind mehr als 400 Instrumente über die Werkbank gegangen. Für jedes führen wir
      Allowed here: "page:accueil", "page:atelier", "page:prestations", "page:contact", "page:devis", "page:accord", "page:entretien", "page:restauration".

    site.config.yaml: 1 error.

    site.config.yaml:290:49  página "atelier", history, paragraphs, item 2, francês
      erro link-unknown  O link "page:instruments" não leva a lugar nenhum.
        289 |           de: "**Marteau & Feutre** entstand 2009 in der früheren Schreinerei der Familie Oberlin. D
      > 290 |         - fr: Depuis, plus de 400 [instruments](page:instruments) sont passés par l’établi. Nous ten
            |                                                 ^^^^^^^^^^^^^^^^
        291 |           de: Seither sind mehr als 400 Instrumente über die Werkbank gegangen. Für jedes führen wir
      Aqui são permitidos: "page:accueil", "page:atelier", "page:prestations", "page:contact", "page:devis", "page:accord", "page:entretien", "page:restauration".

    site.config.yaml: 1 erro.
    "
  `)
})

test('says link-insecure', () => {
  expect(printed(checkExample(examples['link-insecure']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:7:8  site, url
      warning link-insecure  "http://www.marteau-feutre.example" is not a secure address.
        6 |   name: Marteau & Feutre
      > 7 |   url: http://www.marteau-feutre.example
          |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        8 |   logo: ./logo.svg
      Write https:// instead of http://.

    site.config.yaml: 1 warning.

    site.config.yaml:7:8  site, url
      aviso link-insecure  "http://www.marteau-feutre.example" não é um endereço seguro.
        6 |   name: Marteau & Feutre
      > 7 |   url: http://www.marteau-feutre.example
          |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        8 |   logo: ./logo.svg
      Escreva https:// em vez de http://.

    site.config.yaml: 1 aviso.
    "
  `)
})

test('says link-refused', () => {
  expect(printed(checkExample(examples['link-refused']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:288:35  page "atelier", history, paragraphs, entry 1, French
      error link-refused  The link "javascript:rien" would be left out of the page.
        287 |       paragraphs:
      > 288 |         - fr: "[Marteau & Feutre](javascript:rien) est né en 2009 dans l’ancienne menuiserie de la f
            |                                   ^^^^^^^^^^^^^^^
        289 |           de: "**Marteau & Feutre** entstand 2009 in der früheren Schreinerei der Familie Oberlin. D
      Links can begin with https:, mailto:, tel: or page:.

    site.config.yaml: 1 error.

    site.config.yaml:288:35  página "atelier", history, paragraphs, item 1, francês
      erro link-refused  O link "javascript:rien" não apareceria na página.
        287 |       paragraphs:
      > 288 |         - fr: "[Marteau & Feutre](javascript:rien) est né en 2009 dans l’ancienne menuiserie de la f
            |                                   ^^^^^^^^^^^^^^^
        289 |           de: "**Marteau & Feutre** entstand 2009 in der früheren Schreinerei der Familie Oberlin. D
      Um link pode começar com https:, mailto:, tel: ou page:.

    site.config.yaml: 1 erro.
    "
  `)
})
