import { expect, test } from 'vitest'
import { checkExample, printed } from '../check-example.ts'
import { examples } from '../examples.ts'

test('says slug-taken', () => {
  expect(printed(checkExample(examples['slug-taken']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:930:11  service "restauration", slug, French
      error slug-taken  "prestations/restauration" is already the French address of "accord" (line 603).
        929 |     slug:
      > 930 |       fr: prestations/restauration
            |           ^^^^^^^^^^^^^^^^^^^^^^^^
        931 |       de: leistungen/restaurierung
      Give each page an address of its own in each language.

    site.config.yaml: 1 error.

    site.config.yaml:930:11  serviço "restauration", slug, francês
      erro slug-taken  "prestations/restauration" já é o endereço em francês de "accord" (linha 603).
        929 |     slug:
      > 930 |       fr: prestations/restauration
            |           ^^^^^^^^^^^^^^^^^^^^^^^^
        931 |       de: leistungen/restaurierung
      Dê a cada página um endereço próprio em cada idioma.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says slug-empty', () => {
  expect(printed(checkExample(examples['slug-empty']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:579:11  page "devis", slug, French
      error slug-empty  The French address is empty; only the home page has an empty one.
        578 |     slug:
      > 579 |       fr: ""
            |           ^^
        580 |       de: angebot-anfragen
      Write a short address, such as "about".

    site.config.yaml: 1 error.

    site.config.yaml:579:11  página "devis", slug, francês
      erro slug-empty  O endereço em francês está vazio; só o da página inicial é vazio.
        578 |     slug:
      > 579 |       fr: ""
            |           ^^
        580 |       de: angebot-anfragen
      Escreva um endereço curto, como "sobre".

    site.config.yaml: 1 erro.
    "
  `)
})

test('says slug-of-home', () => {
  expect(printed(checkExample(examples['slug-of-home']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:147:11  page "accueil", slug, French
      error slug-of-home  The home page has the French address "debut".
        146 |     slug:
      > 147 |       fr: debut
            |           ^^^^^
        148 |       de: ""
      The address of the home page is empty: "".

    site.config.yaml: 1 error.

    site.config.yaml:147:11  página "accueil", slug, francês
      erro slug-of-home  A página inicial tem o endereço "debut" em francês.
        146 |     slug:
      > 147 |       fr: debut
            |           ^^^^^
        148 |       de: ""
      O endereço da página inicial é vazio: "".

    site.config.yaml: 1 erro.
    "
  `)
})

test('says slug-locale', () => {
  expect(printed(checkExample(examples['slug-locale']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:579:11  page "devis", slug, French
      error slug-locale  "fr/demande-de-devis" begins with "fr", which is a language of the site.
        578 |     slug:
      > 579 |       fr: fr/demande-de-devis
            |           ^^^^^^^^^^^^^^^^^^^
        580 |       de: angebot-anfragen
      Leave the language out: it is put before each address automatically.

    site.config.yaml: 1 error.

    site.config.yaml:579:11  página "devis", slug, francês
      erro slug-locale  "fr/demande-de-devis" começa com "fr", que é um idioma do site.
        578 |     slug:
      > 579 |       fr: fr/demande-de-devis
            |           ^^^^^^^^^^^^^^^^^^^
        580 |       de: angebot-anfragen
      Deixe o idioma de fora: ele é posto automaticamente antes de cada endereço.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says slug-reserved', () => {
  expect(printed(checkExample(examples['slug-reserved']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:507:11  page "contact", slug, French
      error slug-reserved  "contact" cannot be used: the site itself uses "/fr/contact".
        506 |     slug:
      > 507 |       fr: contact
            |           ^^^^^^^
        508 |       de: kontakt
      Choose another address.

    site.config.yaml: 1 error.

    site.config.yaml:507:11  página "contact", slug, francês
      erro slug-reserved  "contact" não pode ser usado: o próprio site usa "/fr/contact".
        506 |     slug:
      > 507 |       fr: contact
            |           ^^^^^^^
        508 |       de: kontakt
      Escolha outro endereço.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says slug-unsafe', () => {
  expect(printed(checkExample(examples['slug-unsafe']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:579:11  page "devis", slug, French
      error slug-unsafe  "Demande de devis" cannot be part of a web address.
        578 |     slug:
      > 579 |       fr: Demande de devis
            |           ^^^^^^^^^^^^^^^^
        580 |       de: angebot-anfragen
      Use small letters a–z (no accents), digits and hyphens: demande-de-devis.

    site.config.yaml: 1 error.

    site.config.yaml:579:11  página "devis", slug, francês
      erro slug-unsafe  "Demande de devis" não pode fazer parte de um endereço da web.
        578 |     slug:
      > 579 |       fr: Demande de devis
            |           ^^^^^^^^^^^^^^^^
        580 |       de: angebot-anfragen
      Use letras minúsculas de a a z (sem acento), algarismos e hifens: demande-de-devis.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says canonical-taken', () => {
  expect(printed(checkExample(examples['canonical-taken']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:788:11  service "entretien", canonical, French
      error canonical-taken  "prestations/restauration" is already the French address of "restauration" (line 930).
        787 |     canonical:
      > 788 |       fr: prestations/restauration
            |           ^^^^^^^^^^^^^^^^^^^^^^^^
        789 |       de: leistungen/wartung
      Choose another shorter address, or take this line out: then the slug is used.

    site.config.yaml: 1 error.

    site.config.yaml:788:11  serviço "entretien", canonical, francês
      erro canonical-taken  "prestations/restauration" já é o endereço em francês de "restauration" (linha 930).
        787 |     canonical:
      > 788 |       fr: prestations/restauration
            |           ^^^^^^^^^^^^^^^^^^^^^^^^
        789 |       de: leistungen/wartung
      Escolha outro endereço curto ou apague esta linha: então vale o slug.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says former-slug-present', () => {
  expect(printed(checkExample(examples['former-slug-present']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:605:25  service "accord", formerSlugs, fr, entry 1
      error former-slug-present  "prestations/accord" is the French address of this page today.
        604 |       de: leistungen/stimmung
      > 605 |     formerSlugs: { fr: [prestations/accord] }
            |                         ^^^^^^^^^^^^^^^^^^
        606 |     meta:
      List only addresses that the page no longer has: delete this one here.

    site.config.yaml: 1 error.

    site.config.yaml:605:25  serviço "accord", formerSlugs, fr, item 1
      erro former-slug-present  "prestations/accord" é o endereço atual desta página em francês.
        604 |       de: leistungen/stimmung
      > 605 |     formerSlugs: { fr: [prestations/accord] }
            |                         ^^^^^^^^^^^^^^^^^^
        606 |     meta:
      Liste só os endereços que a página não tem mais: apague este aqui.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says former-slug-taken', () => {
  expect(printed(checkExample(examples['former-slug-taken']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:605:25  service "accord", formerSlugs, fr, entry 1
      error former-slug-taken  "prestations/restauration" is the French address of "restauration" today (line 931), so it cannot lead to another page.
        604 |       de: leistungen/stimmung
      > 605 |     formerSlugs: { fr: [prestations/restauration] }
            |                         ^^^^^^^^^^^^^^^^^^^^^^^^
        606 |     meta:
      Delete it here, or give "restauration" another address.

    site.config.yaml: 1 error.

    site.config.yaml:605:25  serviço "accord", formerSlugs, fr, item 1
      erro former-slug-taken  "prestations/restauration" é o endereço atual em francês de "restauration" (linha 931) e não pode levar a outra página.
        604 |       de: leistungen/stimmung
      > 605 |     formerSlugs: { fr: [prestations/restauration] }
            |                         ^^^^^^^^^^^^^^^^^^^^^^^^
        606 |     meta:
      Apague-o aqui ou dê outro endereço a "restauration".

    site.config.yaml: 1 erro.
    "
  `)
})

test('says former-slug-taken where two pages stood at one address', () => {
  const former = (slug: string) => [slug, `${slug}\n    formerSlugs: { fr: [reglage] }`] as const
  const change = [former('de: leistungen/stimmung'), former('de: leistungen/restaurierung')]
  expect(printed(checkExample({ change }))).toMatchInlineSnapshot(`
    "
    site.config.yaml:933:25  service "restauration", formerSlugs, fr, entry 1
      error former-slug-taken  "reglage" is already a former French address of "accord" (line 605).
        932 |       de: leistungen/restaurierung
      > 933 |     formerSlugs: { fr: [reglage] }
            |                         ^^^^^^^
        934 |     meta:
      An address leads to one page: delete it in one of the two places.

    site.config.yaml: 1 error.

    site.config.yaml:933:25  serviço "restauration", formerSlugs, fr, item 1
      erro former-slug-taken  "reglage" já é um endereço antigo em francês de "accord" (linha 605).
        932 |       de: leistungen/restaurierung
      > 933 |     formerSlugs: { fr: [reglage] }
            |                         ^^^^^^^
        934 |     meta:
      Um endereço leva a uma só página: apague-o em um dos dois lugares.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says home-count', () => {
  expect(printed(checkExample(examples['home-count']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:140:1  pages
      error home-count  No page is the home page.
        139 |
      > 140 | pages:
            | ^^^^^
        141 |   accueil:
      Exactly one page has "kind: home" and is switched on.

    site.config.yaml: 1 error.

    site.config.yaml:140:1  pages
      erro home-count  Nenhuma página é a página inicial.
        139 |
      > 140 | pages:
            | ^^^^^
        141 |   accueil:
      Exatamente uma página tem "kind: home" e está ligada.

    site.config.yaml: 1 erro.
    "
  `)
})

test('says key-shared', () => {
  expect(printed(checkExample(examples['key-shared']))).toMatchInlineSnapshot(`
    "
    site.config.yaml:606:3  service "accord"
      error key-shared  "accord" is already the key of a page (line 572).
        605 | services:
      > 606 |   accord:
            |   ^^^^^^
        607 |     icon: music
      A page and a service cannot have the same key: choose another one for this service.

    site.config.yaml: 1 error.

    site.config.yaml:606:3  serviço "accord"
      erro key-shared  "accord" já é a chave de uma página (linha 572).
        605 | services:
      > 606 |   accord:
            |   ^^^^^^
        607 |     icon: music
      Páginas e serviços não podem ter a mesma chave: escolha outra para este serviço.

    site.config.yaml: 1 erro.
    "
  `)
})
