import type { Code } from '../../generator/diagnostics/codes.ts'
import { atKey, atValue, type Problem } from '../../generator/diagnostics/problem.ts'
import { KindMistake } from '../../generator/kinds/kind-mistake.ts'
import { blogPage, box } from './blog-page.ts'
import {
  changed,
  smallPage,
  withGermanAs,
  withMatrix,
  withoutDocument,
  withServiceAmongPages,
} from './check-example.ts'

/** A mistake: what is changed in the second site, a file of its own or none, or what only its history tells. */
export type Example =
  | { readonly change: readonly (readonly [from: string, to: string])[] }
  | { readonly file: string | Uint8Array }
  | { readonly missing: true }
  | { readonly stale: Problem }
  | { readonly mistake: KindMistake }

/** A change of one place. */
const change = (from: string, to: string): Example => ({ change: [[from, to]] })

const title = 'fr: Accord de piano à domicile à Strasbourg'
const mission = 'fr: Rendre à chaque instrument le toucher et le timbre pour lesquels il a été construit.'
const paragraph = 'Depuis, plus de 400 instruments sont passés par l’établi.'
const wholeParagraph = `${paragraph} Nous tenons un carnet pour chacun d’eux.`

/** The text of the page of prices, above which sections are put. */
const atPrices = '      text:\n        kind: text\n        text:\n          fr: |-\n            ## À domicile\n'

/** The page of prices of the second site with these sections. */
const withSections = (...sections: readonly string[]): Example =>
  change(atPrices, `${sections.map((line) => `      ${line}\n`).join('')}${atPrices}`)

const notice = (key: string, more = '') =>
  `${key}: { kind: notice, ${more}text: { fr: L’atelier est fermé en août., de: Die Werkstatt ist im August geschlossen. } }`
const list = (key: string) =>
  `${key}: { kind: cards, title: { fr: Nos prestations, de: Unsere Leistungen }, perPage: 2 }`
const form = (key: string) => `${key}: { kind: form, title: { fr: Écrivez-nous, de: Schreiben Sie uns } }`
const table = (row: string) =>
  `prices: { kind: table, title: { fr: Les tarifs, de: Die Preise }, columns: { what: { fr: Travail, de: Arbeit }, price: { fr: Prix, de: Preis } }, rows: [{ what: { fr: Accord, de: Stimmung }${row} }] }`

const compared = (more: string, cell = 'Ja') =>
  `compared: { kind: table, title: { fr: Les formules, de: Die Pakete }, ${more}, columns: { what: { fr: Travail, de: Arbeit }, has: { fr: Compris, de: Enthalten } }, rows: [{ what: { fr: Accord, de: Stimmung }, has: { fr: Oui, de: ${cell} } }] }`
const prices = (item: string, more = '') =>
  `plans: { kind: prices, title: { fr: Les formules, de: Die Pakete }, currency: EUR, ${more}items: [{ title: { fr: Accord, de: Stimmung }, amount: 95${item} }] }`

/** The form of the second site with another receiver, and a service that tells people from machines. */
const withCaptcha = (deliver: string, captcha: string): Example => ({
  change: [
    ['to: webhook\n      address: /crochet/atelier\n', deliver],
    ['    honeypot: site_web\n', `    honeypot: site_web\n    captcha:\n      ${captcha}`],
  ],
})

/** For every code a mistake that has it, and nothing else. */
export const examples: Readonly<Record<Code, Example>> = {
  'file-missing': { missing: true },
  'kind-wrong': {
    mistake: new KindMistake('type', {
      file: 'pages/kinds/opening-hours/type.ts',
      ...{ line: 7, column: 10, detail: "Cannot find name 'LocalisedTexts'." },
    }),
  },
  'file-not-utf8': { file: new Uint8Array([0x61, 0x3a, 0x20, 0xe9, 0x0a]) },
  'format-older': change('format: 2\n', 'format: 1\n'),
  'format-newer': change('format: 2\n', 'format: 3\n'),
  'file-line-ends': { file: '# the site\rsite:\r  name: Marteau\r' },
  'file-letters-lost': change(title, 'fr: Accord de piano \ufffd domicile \ufffd Strasbourg'),
  'letter-invisible': change(title, 'fr: Accord\u200b de piano à domicile à Strasbourg'),
  'file-letters-garbled': change(title, 'fr: RÃ©glage et accord de piano, rÃ©parations'),
  'merge-conflict': change(
    `        ${title}`,
    `<<<<<<< HEAD\n        ${title}\n=======\n        ${title}s\n>>>>>>> texts`,
  ),
  'file-too-large': { file: new Uint8Array(32 * 1024 * 1024 + 1) },
  'lines-too-large': { file: `site:\n  name: ${'a'.repeat(600 * 1024)}\n` },
  'file-empty': { file: '# nothing yet\n' },
  'file-not-a-mapping': { file: 'site:Marteau\n' },
  'yaml-syntax': { file: 'site:\n  name: "\\q"\n' },
  'yaml-tab': { file: 'site:\n\tname: Marteau\n' },
  'yaml-colon-in-text': change(title, 'fr: Accord de piano : à domicile: Strasbourg'),
  'yaml-keys-joined': change(
    'fr: Demander un devis\n      de: Angebot anfragen\n',
    'fr: Demander un devis de: Angebot anfragen\n',
  ),
  'yaml-quote-open': change('url: https://www.marteau-feutre.example', 'url: "https://www.marteau-feutre.example'),
  'yaml-quote-inside': change(title, "fr: 'Accord d'un piano'"),
  'yaml-special-start': change(title, 'fr: @ccord de piano'),
  'yaml-indentation': change('  logo: ./logo.svg', '   logo: ./logo.svg'),
  'yaml-odd-space': change(title, title.replace('fr: ', 'fr:\u00a0')),
  'yaml-colon-missing': change(title, title.replace('fr: ', 'fr ')),
  'yaml-bar-missing': change(title, 'fr:\n          Accord de piano\n\n          à domicile'),
  'yaml-text-at-heading': change(`title:\n        ${title}`, `title: Accord de piano\n        ${title}`),
  'yaml-bullet': change('- fr:', '• fr:'),
  'yaml-stray-text': change(title, `${title}\net dans la région, depuis onze ans`),
  'yaml-key-without-space': change('flag: de', 'flag:de'),
  'yaml-alias-unknown': change(title, 'fr: *Accord'),
  'yaml-alias-bomb': { file: bomb() },
  'yaml-too-deep': { file: `site: ${'['.repeat(150)}${']'.repeat(150)}\n` },
  'yaml-documents': { file: 'site:\n  name: Marteau\n---\nsite:\n  name: Feutre\n' },
  'key-reserved': change('organization:\n', 'organization:\n  registration:\n    __proto__: Marteau\n'),
  'key-duplicate': change('  logo: ./logo.svg', '  logo: ./logo.svg\n  name: Encore'),
  'yaml-heading-missing': change('organization:\n', ''),
  'quote-unpaired': change(title, `${title}"`),
  'text-placeholder': change(title, 'fr: TODO'),
  'text-cut': change(title, 'fr: Accord de piano # à domicile'),
  'key-unknown': change('  logo: ./logo.svg', '  logo: ./logo.svg\n  shortname: Marteau'),
  'key-missing': change('  logo: ./logo.svg\n', ''),
  'key-choice': change(
    '    page: devis\n\nfooter:',
    '    page: devis\n    url: https://rdv.marteau-feutre.example\n\nfooter:',
  ),
  'type-wrong': change('timeoutMs: 8000', 'timeoutMs: huit'),
  'value-empty': change(title, 'fr:'),
  'value-unknown': change('type: select', 'type: selct'),
  'kind-mismatch': change('kind: page\n    role: services', 'kind: blog\n    role: services'),
  'quotes-curly': change('color: "#1f3a5f"', 'color: “#1f3a5f”'),
  'form-wrong': change('color: "#1f3a5f"', 'color: navy'),
  'date-absent': { change: [blogPage({ date: '2025-02-30' })] },
  'number-out-of-range': change('rows: 6', 'rows: 60'),
  'number-dotted': change('timeoutMs: 8000', 'timeoutMs: 8.000'),
  'list-empty': change('    - days: [tuesday, wednesday, thursday, friday, saturday]', '    - days: []'),
  'list-long': change(
    '      to: webhook\n      address: /crochet/atelier\n',
    `      to: email\n      provider: brevo\n      sender: site@marteau-feutre.example\n      recipients:\n${Array.from({ length: 11 }, (_, at) => `        - atelier${at}@marteau-feutre.example\n`).join('')}`,
  ),
  'entry-split': change(
    '            de: Schriftliches Angebot vor jeder Arbeit',
    '          - de: Schriftliches Angebot vor jeder Arbeit',
  ),
  'entries-joined': change('    - accueil\n    - prestations\n', '    - accueil - prestations\n'),
  'entry-misplaced': { file: withServiceAmongPages() },
  'text-missing': change(`${title}\n        de: Klavierstimmer in Straßburg und der Ortenau`, title),
  'words-missing': {
    change: [
      ['tag: de-DE', 'tag: sq-AL'],
      ['    skipToContent:\n      fr: Aller au contenu\n      de: Zum Inhalt springen\n', ''],
    ],
  },
  'draft-needed': change('    flag: fr\n', '    flag: fr\n    draft: true\n'),
  'language-draft': {
    change: [
      ['    flag: de\n', '    flag: de\n    draft: true\n'],
      [`${title}\n        de: Klavierstimmer in Straßburg und der Ortenau`, title],
    ],
  },
  'locale-form': { file: withGermanAs('de_AT') },
  'locale-unknown': change(`${title}`, 'fra: Accord de piano à domicile à Strasbourg'),
  'pages-too-many': change(
    '\nservices:\n',
    `\nservices:\n${Array.from({ length: 10_001 }, (_, number) => `  s${number}: { label: { fr: Accord } }\n`).join('')}`,
  ),
  'languages-too-many': change(
    'locales:\n',
    `locales:\n${Array.from({ length: 100 }, (_, number) => `  l${number}: { name: Langue ${number}, tag: fr }\n`).join('')}`,
  ),
  'locale-absent': change(
    '  de:\n    name: Deutsch (Deutschland)\n    tag: de-DE\n    country: Deutschland\n    flag: de\n',
    '',
  ),
  'locale-renamed': change('  de:\n    name: Deutsch', '  nl:\n    name: Deutsch'),
  'text-identical': change(
    'de: Jedem Instrument den Anschlag und den Klang zurückgeben, für die es gebaut wurde.',
    `de: ${mission.slice(4)}`,
  ),
  'text-language': change(
    mission,
    'fr: Jedem Instrument den Anschlag und den Klang zurückgeben, für die es gebaut wurde und in dem es steht.',
  ),
  'placeholder-differs': change(mission, 'fr: Rendre à {instrument} le toucher et le timbre.'),
  'number-differs': change(paragraph, 'Depuis, plus de 500 instruments sont passés par l’établi.'),
  'email-differs': change('fr: Quelques mots suffisent.', 'fr: Quelques mots à bonjour@exemple.fr suffisent.'),
  'url-differs': change(
    paragraph,
    'Depuis, plus de 400 [instruments](https://piano.example) sont passés par l’établi.',
  ),
  'picture-differs': change(
    paragraph,
    'Depuis, plus de 400 ![instruments](./images/piano.jpg) sont passés par l’établi.',
  ),
  'markup-differs': change('<em>onze mois</em>', 'onze mois'),
  'text-machine': change(
    'de: Jedem Instrument den Anschlag und den Klang zurückgeben, für die es gebaut wurde.',
    'de: Jedem Instrument seinen Klang.',
  ),
  'term-differs': {
    change: [['messages:\n', 'glossary:\n  touch:\n    term: { fr: bilan annuel, de: Jahresbilanz }\n\nmessages:\n']],
  },
  'translation-stale': {
    stale: atValue('translation-stale', ['pages', 'atelier', 'sections', 'purpose', 'items', 0, 'text', 'de'], {
      locale: 'de',
      source: 'fr',
      translated: '2025-01-10',
    }),
  },
  'address-lost': {
    stale: atValue('address-lost', ['services', 'accord', 'slug', 'fr'], { locale: 'fr', slug: 'prestations/reglage' }),
  },
  'privacy-facts': withSections(
    "data: { kind: privacy, laws: [gdpr], reviewed: 2026-01-12, facts: ['visits: plausible.io'] }",
  ),
  'privacy-language': {
    stale: atValue('privacy-language', ['pages', 'atelier', 'sections', 'history', 'kind'], {
      locale: 'de',
      known: ['en', 'fr', 'pt'],
    }),
  },
  'launch-privacy': { stale: atKey('launch-privacy', ['pages']) },
  'launch-hosts': {
    stale: atKey('launch-hosts', ['pages', 'atelier'], { hosts: ['country.example', 'plausible.io'] }),
  },
  'days-order': change(
    '  openingHours:\n',
    '  exceptions:\n    - { from: "2026-12-27", until: "2026-12-24", text: { fr: fermé, de: geschlossen } }\n  openingHours:\n',
  ),
  'launch-example': {
    stale: atValue('launch-example', ['site', 'url'], { address: 'https://www.marteau-feutre.example' }),
  },
  'launch-number': {
    stale: atValue('launch-number', ['contactDetails', 'phone', 'fr'], { text: '03 53 01 00 67' }),
  },
  'launch-sample': { stale: atKey('launch-sample', ['pages', 'atelier', 'sections', 'figures']) },
  'launch-letters': {
    stale: atKey('launch-letters', ['locales', 'de'], { locale: 'de', families: ['Fraunces'] }),
  },
  'launch-photo': {
    stale: atKey('launch-photo', ['pages', 'atelier', 'sections', 'history', 'person'], { name: 'Léa Marteau' }),
  },
  'launch-receiver': {
    stale: atValue('launch-receiver', ['forms', 'contact', 'deliver', 'address'], { path: '/webhook/contato' }),
  },
  'slug-taken': change('fr: prestations/accord', 'fr: prestations/restauration'),
  'slug-empty': change('fr: demande-de-devis', 'fr: ""'),
  'slug-of-home': change('slug:\n      fr: ""', 'slug:\n      fr: debut'),
  'slug-locale': change('fr: demande-de-devis', 'fr: fr/demande-de-devis'),
  'slug-reserved': change('address: /crochet/atelier', 'address: /fr/contact'),
  'slug-long': change('fr: demande-de-devis', `fr: ${'devis-'.repeat(40)}demande`),
  'slug-unsafe': change('fr: demande-de-devis', 'fr: Demande de devis'),
  'canonical-taken': change('fr: prestations/entretien', 'fr: prestations/restauration'),
  'former-path-present': change(
    'de: leistungen/stimmung',
    'de: leistungen/stimmung\n    formerPaths: { fr: [prestations/accord] }',
  ),
  'former-path-taken': change(
    'de: leistungen/stimmung',
    'de: leistungen/stimmung\n    formerPaths: { fr: [prestations/restauration] }',
  ),
  'home-count': change('    role: home', '    enabled: false\n    role: home'),
  'key-shared': change('  devis:\n', `${smallPage('accord')}  devis:\n`),
  'page-unknown': change('    page: devis\n\nfooter:', '    page: devi\n\nfooter:'),
  'page-renamed': change('  prestations:\n    kind', '  prestation:\n    kind'),
  'entry-repeated': change(
    '    - atelier\n    - contact\n  action',
    '    - atelier\n    - atelier\n    - contact\n  action',
  ),
  'page-not-a-service': change('          - restauration', '          - atelier'),
  'locale-not-listed': change('defaultLocale: fr', 'defaultLocale: fro'),
  'language-repeated': change('tag: de-DE', 'tag: fr-FR'),
  'icon-unknown': change('icon: hammer', 'icon: hamer'),
  'validation-unknown': change('required: nomRequis', 'required: nomRequi'),
  'detection-unused': change('    tag: fr-FR\n', '    tag: fr-FR\n    prefix: none\n'),
  'prefix-elsewhere': change('    tag: de-DE\n', '    tag: de-DE\n    prefix: none\n'),
  'home-languages': change('  accueil:\n', '  accueil:\n    languages: [fr]\n'),
  'links-gone': change('  atelier:\n', '  atelier:\n    languages: [fr]\n'),
  'category-unknown': { change: [blogPage({ category: 'technik' })] },
  'collection-unknown': change(
    '      closing:\n        kind: closing\n',
    '      cours:\n        kind: cards\n        title:\n          fr: Les cours\n          de: Die Kurse\n        collection: cours\n      closing:\n        kind: closing\n',
  ),
  'type-incomplete': change('\npages:\n', '\ncollections:\n  concerts:\n    type: Event\n    entries: {}\n\npages:\n'),
  'property-unknown': change(
    'services:\n  accord:\n',
    'serviceFields:\n  duree: { kind: text, label: { fr: Durée, de: Dauer }, property: seviceType }\nservices:\n  accord:\n',
  ),
  'office-unknown': change(
    '      closing:\n        kind: closing\n',
    '      lieu:\n        kind: place\n        title:\n          fr: Le lieu\n          de: Der Ort\n        office: atelier\n      closing:\n        kind: closing\n',
  ),
  'form-unknown': { change: [blogPage({ newsletter: box.replace('form: contact', 'form: kontakt') })] },
  'condition-field': change('        name: annee\n', '        name: annee\n        showWhen: { field: instruments }\n'),
  'condition-order': change('        name: nom\n', '        name: nom\n        showWhen: { field: annee }\n'),
  'condition-value': change(
    '        name: annee\n',
    '        name: annee\n        showWhen: { field: instrument, is: orgue }\n',
  ),
  'step-untitled': change(
    '        name: annee\n',
    '        name: annee\n        newStep: { fr: Votre piano, de: Ihr Klavier }\n',
  ),
  'reply-unsent': change(
    '    honeypot: site_web\n',
    '    honeypot: site_web\n    autoReply:\n      subject: { fr: Votre demande, de: Ihre Anfrage }\n      text: { fr: Nous vous rappelons demain., de: Wir rufen Sie morgen an. }\n',
  ),
  'captcha-unchecked': withCaptcha('to: basin\n      form: d36fd205b3bb\n', 'service: altcha\n'),
  'thanks-by-script': { stale: atKey('thanks-by-script', ['forms', 'contact', 'privacy'], { service: 'Basin' }) },
  'thanks-shared': { stale: atValue('thanks-shared', ['forms', 'contact', 'privacy'], { form: 'devis' }) },
  'zone-unsaid': { stale: atValue('zone-unsaid', ['organization', 'country'], {}) },
  'filter-unshown': change(
    'services:\n  accord:\n',
    'serviceFields:\n  jour:\n    kind: yes-no\n    label: { fr: En un jour, de: An einem Tag }\n    filter: true\n\nservices:\n  accord:\n',
  ),
  'dates-untold': change('services:\n  accord:\n', 'services:\n  accord:\n    dates: [{ day: 2030-05-02 }]\n'),
  'files-refused': {
    stale: atValue('files-refused', ['forms', 'contact', 'fields', 0, 'type'], { to: 'formspree' }),
  },
  'validation-unused': change(
    '        nomRequis:',
    '        villeRequise:\n          fr: Indiquez votre ville\n          de: Bitte geben Sie Ihren Ort an\n        nomRequis:',
  ),
  'category-unused': { change: [blogPage({ categories: ['klang', 'technik'] })] },
  'section-name': change('      insights:\n', '      "2":\n'),
  'anchor-taken': withSections(notice('first'), notice('second', 'anchor: { fr: first }, ')),
  'opening-place': withSections(
    'top-words: { kind: opening, title: { fr: Encore une fois, de: Noch einmal }, subtitle: { fr: Une ouverture de trop., de: Eine Eröffnung zu viel. } }',
  ),
  'key-number': change('organization:\n', 'organization:\n  registration:\n    "12": 345\n'),
  'key-former': change('\nforms:\n', '\ncontactForm:\n'),
  'form-repeated': withSections(form('write'), form('again')),
  'list-repeated': withSections(list('first'), list('second')),
  'section-unknown': withSections(notice('hint'), 'again: { kind: reuse, section: tarifs.hnit }'),
  'column-unknown': withSections(table(', prise: { fr: 90 euros, de: 90 Euro }')),
  'marked-unknown': withSections(compared('marked: { column: hass, label: { fr: Conseillé, de: Empfohlen } }')),
  'tick-differs': withSections(compared('ticks: true', 'Gewiss')),
  'mark-unknown': withSections(
    prices(', has: [vegna]', 'marks: { vegan: { sign: V, label: { fr: Végane, de: Vegan } } }, '),
  ),
  'allergen-unnamed': {
    stale: atKey('allergen-unnamed', ['pages', 'tarifs', 'sections', 'plans', 'items', 0, 'allergens'], {
      locale: 'de',
    }),
  },
  'price-terms': withSections(prices(', other: { amount: 900 }')),
  'picture-alone': withSections(
    'travaux: { kind: gallery, look: compare, title: { fr: La table, de: Der Tisch }, items: [{ file: ./images/piano.jpg, alt: { fr: La table avant, de: Der Tisch vorher } }] }',
  ),
  'currency-unused': withSections(prices(', amounts: [{ currency: CHF, amount: 100 }]')),
  'amount-missing': withSections(prices('', 'currencies: [{ currency: CHF, languages: [de] }], ')),
  'embed-unknown': withSections('atelier: { kind: embed, source: "https://www.youtube.com/@marteau" }'),
  'column-missing': withSections(table('')),
  'part-unfinished': withSections('hint: { kind: notice, enabled: false, text: { fr: L’atelier est fermé en août. } }'),
  'page-unreachable': {
    change: [
      ['    - atelier\n    - contact\n  action', '    - contact\n  action'],
      [
        '    - atelier\n    - contact\n    - confidentialite\n  socialTitle',
        '    - contact\n    - confidentialite\n  socialTitle',
      ],
      ['          page: atelier', '          page: contact'],
    ],
  },
  'link-unknown': change(paragraph, 'Depuis, plus de 400 [instruments](page:instruments) sont passés par l’établi.'),
  'action-section': change(
    'fr: Découvrir l’atelier\n            de: Die Werkstatt kennenlernen\n',
    'fr: Découvrir l’équipe\n            de: Das Team kennenlernen\n',
  ),
  'action-about': change(
    'de: Schreiben Sie uns\n          page: contact\n',
    'de: Schreiben Sie uns\n          page: tarifs\n          about: accord\n',
  ),
  'action-words': change('de: Die Werkstatt kennenlernen', 'de: Alle anzeigen'),
  'place-repeated': {
    change: [
      [paragraph, `${paragraph} <em id="carnet">Un</em> <em id="carnet">deux</em>`],
      [
        'Seither sind mehr als 400 Instrumente über die Werkbank gega',
        '<em>Eins</em> <em>zwei</em> Seither sind mehr als 400 Instrumente über die Werkbank gega',
      ],
    ],
  },
  'link-anchor': change(paragraph, 'Depuis, plus de 400 [instruments](#etabli) sont passés par l’établi.'),
  'link-insecure': change('url: https://www.marteau-feutre.example', 'url: http://www.marteau-feutre.example'),
  'link-private': change('url: https://www.marteau-feutre.example', 'url: https://marteau.local'),
  'url-host': change('url: https://www.marteau-feutre.example', 'url: https://www,marteau-feutre,example'),
  'link-refused': change('**Marteau & Feutre** est né', '[Marteau & Feutre](javascript:rien) est né'),
  'text-spaces': change(title, 'fr: Accord de piano  à domicile à Strasbourg'),
  'title-long': change(title, 'fr: Accord de piano à domicile à Strasbourg et dans toute la région Alsace'),
  'description-length': change(
    'fr: Écrivez-nous au sujet de votre piano, en français ou en allemand. Nous répondons sous deux jours ouvrés.',
    'fr: Écrivez-nous.',
  ),
  'title-repeated': change(title, 'fr: Restauration de pianos anciens en Alsace'),
  'description-repeated': change(
    'fr: Mécanique, cordes, table d’harmonie, meuble. Nous restaurons pianos droits et à queue avec des matériaux réversibles.',
    'fr: Écrivez-nous au sujet de votre piano, en français ou en allemand. Nous répondons sous deux jours ouvrés.',
  ),
  'language-mark': change(paragraph, 'Depuis, plus de 400 [Instrumente](lang:allemand) sont passés par l’établi.'),
  'language-unmarked': {
    change: [
      [paragraph, 'Depuis, plus de 400 [Instrumente](lang:de) sont passés par l’établi.'],
      [mission, mission.replace('instrument', 'instrument (Instrumente)')],
    ],
  },
  'markup-in-text': change(title, 'fr: Accord de <b>piano</b> à domicile à Strasbourg'),
  'lines-joined': change(
    'fr: |-\n            **Marteau & Feutre** est né',
    'fr: >-\n            Nous accordons :\n            - les pianos\n            - les orgues\n\n            **Marteau & Feutre** est né',
  ),
  'markdown-slip': change(paragraph, 'fr: Depuis, plus de **400 instruments sont passés par l’établi.'),
  'text-too-deep': change(paragraph, `Depuis, plus de 400 ${'<bdi>'.repeat(101)}instruments.`),
  'character-unshowable': change('fr: Notre métier', 'fr: "Notre \\ud83d métier"'),
  'label-repeated': change('    label:\n      fr: Accord de piano', '    label:\n      fr: Restauration'),
  'text-copied': change('fr: Le piano est prêt quand le public arrive', 'fr: Rendre sa voix à un piano ancien'),
  'buttons-gone': change('  devis:\n    kind', '  devis:\n    enabled: false\n    kind'),
  'alt-is-file-name': photo('./logo.svg', 'DSC_0042.jpg'),
  'image-missing': change('logo: ./logo.svg', 'logo: ./logos.svg'),
  'image-outside': change('logo: ./logo.svg', 'logo: /tmp/logo.svg'),
  'image-too-large': photo('./large.png', 'Mathilde Oberlin'),
  'file-pointer': change('logo: ./logo.svg', 'logo: ./pointer.svg'),
  'photo-animated': photo('./moving.webp', 'Mathilde Oberlin'),
  'photo-small': photo('./small.png', 'Mathilde Oberlin'),
  'image-type': photo('./drawing.png', 'Mathilde Oberlin'),
  'image-damaged': change('logo: ./logo.svg', 'logo: ./cut-off.svg'),
  'image-foreign': change('logo: ./logo.svg', 'logo: ./fetching.svg'),
  'logo-letters': change('logo: ./logo.svg', 'logo: ./letters.svg'),
  'logo-tone': change('logo: ./logo.svg', 'logo: ./black.svg'),
  'logo-shape': change('logo: ./logo.svg', 'logo: ./wide.svg'),
  'file-absent': download('./brochures.pdf'),
  'file-outside': download('../brochure.pdf'),
  'file-hollow': download('./hollow.pdf'),
  'file-content': download('./page.pdf'),
  'file-heavy': download('./heavy.pdf'),
  'font-absent': change('heading: Lora', 'heading: Bitter'),
  'font-missing': change('heading: Lora', 'heading: Loara'),
  'flag-unknown': change('flag: de', 'flag: xx'),
  'flag-language': change('flag: de', 'flag: ge'),
  'tag-country': change('tag: de-DE', 'tag: at'),
  'tag-region': change('tag: de-DE', 'tag: de-LA'),
  'phone-form': change('fr: 03 53 01 00 67', 'fr: 03 53'),
  'phone-prefix': change('fr: 03 53 01 00 67', 'fr: 00 33 3 53 01 00 67'),
  'phone-differs': change('fr: 03 53 01 00 67', 'fr: 03 53 01 00 76'),
  'email-form': change('fr: atelier@marteau-feutre.example', 'fr: atelier.marteau-feutre.example'),
  'detail-missing': {
    change: [
      [/^ {2}hours:\n(?: {4}.*\n)+/m.exec(changed([]))?.[0] ?? '', ''],
      [/^ {2}openingHours:\n(?: {4}.*\n)+/m.exec(changed([]))?.[0] ?? '', ''],
    ],
  },
  'hours-order': change('closes: "18:00"', 'closes: "08:00"'),
  'hours-differ': change('opens: "09:00"', 'opens: "08:00"'),
  'webhook-page': change('address: /crochet/atelier', 'address: https://docs.google.com/forms/d/e/abc/viewform'),
  'key-secret': change('to: webhook\n      address: /crochet/atelier', 'to: web3forms\n      key: re_AbCdEfGh12345678'),
  'webhook-test': change('address: /crochet/atelier', 'address: https://n8n.example/webhook-test/atelier'),
  'pattern-literal': change('pattern: ^(1[789]|20)[0-9]{2}$', 'pattern: jj/mm/aaaa'),
  'invalid-unused': change('        pattern: ^(1[789]|20)[0-9]{2}$\n', ''),
  'field-repeated': change('name: annee', 'name: message'),
  'field-reserved': change('name: annee', 'name: locale'),
  'option-repeated': change('value: queue', 'value: droit'),
  'pattern-invalid': change('pattern: ^(1[789]|20)[0-9]{2}$', 'pattern: ^(1[789]|20[0-9]{2}$'),
  'pattern-slow': change('pattern: ^(1[789]|20)[0-9]{2}$', 'pattern: ^([0-9]+)+$'),
  'date-future': { change: [blogPage({ date: '2062-03-31' })] },
  'day-absent': {
    change: [
      ['month: "2025-10"', 'month: "2025-11"'],
      ['- day: 21', '- day: 31'],
    ],
  },
  'sign-repeated': { file: withMatrix(['A', 'B', 'A']) },
  'document-missing': { file: withoutDocument() },
  'article-repeated': { change: [blogPage({ articles: ['umzug', 'winter'] })] },
  'ignore-unused': ignored('services.accord.meta.title.fr'),
}

/** Mistakes about which a message says something else than its example shows. */
export const variants: Readonly<Record<string, Example>> = {
  'format-older-unsaid': change('format: 2\n', ''),
  'key-former-paths': change('  devis:\n', '  devis:\n    formerSlugs: { fr: [devis-gratuit] }\n'),
  'form-wrong-capitals': photo('./images/MATHILDE.WEBP', 'Mathilde Oberlin'),
  'value-empty-address': change('slug:\n      fr: ""', 'slug:\n      fr:'),
  'yaml-indentation-none': change('\nfooter:\n', '\n footer:\n'),
  'yaml-indentation-entry': change('    - accueil\n    - prestations', '    - accueil\n      - prestations'),
  'key-former-address': change(
    '    deliver:\n      to: webhook\n      address: /crochet/atelier\n',
    '    webhook: /crochet/atelier\n',
  ),
  'yaml-bullet-first': change('    - accueil\n    - prestations', '    -accueil\n    - prestations'),
  'page-unknown-often': change('  devis:\n    kind: page\n', '  offre:\n    kind: page\n'),
  'image-type-phone': photo('./phone.jpg', 'Mathilde Oberlin'),
  'image-damaged-heavy': change('logo: ./logo.svg', 'logo: ./bomb.svg'),
  'image-damaged-empty': change('logo: ./logo.svg', 'logo: ./blank.svg'),
  'image-damaged-photo': photo('./cut.png', 'Mathilde Oberlin'),
  'image-too-large-drawing': photo('./large.svg', 'Mathilde Oberlin'),
  'file-absent-far-off': download('./tarifs.ics'),
  'file-outside-web': download('https://www.marteau-feutre.example/brochure.pdf'),
  'markdown-slip-footnote': change(paragraph, 'Depuis, plus de 400 instruments[^1] sont passés.'),
  'markdown-slip-underlined': change(
    wholeParagraph,
    'Depuis, plus de 400 instruments.\n            ---\n            Voilà.',
  ),
  'markdown-slip-matter': change(
    'fr: |-\n            **Marteau',
    'fr: |-\n            ---\n            titre: Pianos\n            ---\n\n            **Marteau',
  ),
  'action-about-chat': change(
    'de: Schreiben Sie uns\n          page: contact\n',
    'de: Schreiben Sie uns\n          contact: chat\n          about: accord\n',
  ),
  'action-about-elsewhere': change(
    'de: Schreiben Sie uns\n          page: contact\n',
    'de: Schreiben Sie uns\n          url: https://www.alsace.eu/\n          about: accord\n',
  ),
  'captcha-unchecked-none': withCaptcha(
    'to: netlify\n',
    'service: hcaptcha\n      key: a5f74b19-9e45-40e0-b45d-47ff91b7a6c2\n',
  ),
  'reply-unsent-service': {
    stale: atKey('reply-unsent', ['forms', 'contact', 'privacy'], { lacks: 'sender', service: 'Basin' }),
  },
  'reply-unsent-address': { stale: atKey('reply-unsent', ['forms', 'contact', 'privacy'], { lacks: 'address' }) },
  'files-refused-many': {
    stale: atValue('files-refused', ['forms', 'contact', 'fields', 0, 'type'], { to: 'netlify', most: 1 }),
  },
  'files-refused-large': {
    stale: atValue('files-refused', ['forms', 'contact', 'fields', 0, 'type'], { to: 'netlify', megabytes: 8 }),
  },
  'link-anchor-section': {
    change: [
      [paragraph, 'Depuis, plus de 400 [instruments](#avis) sont passés par l’établi.'],
      [atPrices, `      ${notice('avis')}\n${atPrices}`],
    ],
  },
  'image-missing-in-text': change(paragraph, 'Depuis, plus de 400 ![instruments](./images/pianos.jpg) sont passés.'),
  'form-wrong-picture': change(paragraph, 'Depuis, plus de 400 ![instruments](./images/atelier.heic) sont passés.'),
  'markdown-slip-stuck': change(paragraph, 'fr: **Depuis :**plus de 400 instruments sont passés par l’établi.'),
  'markdown-slip-entity': change(paragraph, 'Depuis, plus de 400 instruments &droit; sont passés.'),
  'markdown-slip-dashes': change(wholeParagraph, '| Jour | Heure |\n            | --- |\n            | Lundi | 9 h |'),
  'markdown-slip-picture': change(paragraph, 'Depuis, plus de 400 ![instruments](./images/le piano.jpg) sont passés.'),
  'markdown-slip-words': change(paragraph, 'Depuis, plus de 400 ![](./images/piano.jpg) sont passés.'),
  'link-unknown-picture': change(paragraph, 'Depuis, plus de 400 [instruments](./images/piano.jpg) sont passés.'),
  'markdown-slip-table': change(
    wholeParagraph,
    'Depuis, plus de 400 instruments.\n\n            | Jour | Heure |\n            | Lundi | 9 h |',
  ),
  'pattern-literal-word': change('pattern: ^(1[789]|20)[0-9]{2}$', 'pattern: année'),
  'ignore-unused-no-place': ignored('contact.hours'),
  'ignore-unused-far-off': ignored('horaires.atelier'),
  'lines-joined-without-sign': change(
    'fr: Du mardi au samedi, de 9 h à 18 h',
    'fr: Du mardi au vendredi,\n      de 9 h à 18 h',
  ),
  'form-wrong-path-in-words': ignored('footer, rights'),
  'former-path-taken-twice': {
    change: ['stimmung', 'restaurierung'].map((slug) => [
      `de: leistungen/${slug}`,
      `de: leistungen/${slug}\n    formerPaths: { fr: [reglage] }`,
    ]),
  },
  'key-duplicate-line-lost': change(
    `${title}\n        de: Klavierstimmer in Straßburg und der Ortenau\n      description:\n`,
    `${title}\n        de: Klavierstimmer in Straßburg und der Ortenau\n`,
  ),
  'pattern-invalid-slashes': change('pattern: ^(1[789]|20)[0-9]{2}$', 'pattern: /^[0-9]{4}$/'),
  'key-duplicate-name': change('    flag: fr\n  de:', '    flag: fr\n  fr:\n    name: Français (Suisse)\n  de:'),
  'entry-repeated-in-a-copy': change('fr: Durée\n', 'fr: Franchise\n'),
  'value-empty-optional': change(
    '    slug:\n      fr: demande-de-devis',
    '    canonical:\n    slug:\n      fr: demande-de-devis',
  ),
  'yaml-stray-text-block': change(title, `fr: |-\n          ${title.slice(4)}\net dans la région, depuis onze ans`),
  'markdown-slip-cells': change(
    wholeParagraph,
    '| Un | Deux |\n            | --- | --- |\n            | Trois | Quatre | Cinq |',
  ),
  'markdown-slip-tabs': change(wholeParagraph, 'Piano\tPrix\n            Droit\t400 €'),
  'yaml-stray-text-note': change(title, `${title}\n// à revoir`),
  'type-wrong-no-entries': change('    fr: fr\n    de: de\n    at: de\n', '    - fr: fr\n    - de: de\n    - at: de\n'),
  'type-wrong-lines-without-dashes': change(
    '    - accueil\n    - prestations\n    - tarifs\n    - atelier\n    - contact\n  action',
    '    accueil\n    prestations\n  action',
  ),
  'key-duplicate-dash-lost': change('          - value: queue', '            value: queue'),
  'key-choice-none': change('    page: devis\n\nfooter:', '\nfooter:'),
  'type-wrong-list': change('    - days: [tuesday, wednesday, thursday, friday, saturday]', '    - days: tuesday'),
  'page-unknown-in-list': change('          - restauration\n', '          - restauration\n          - transport\n'),
  'locale-not-listed-country': change('    at: de\n', '    at: de\n    be: nl\n'),
  'icon-camel-case': change('icon: hammer', 'icon: BarChart3'),
  'type-wrong-languages-for-text': change('name: Mathilde Oberlin', 'name: { fr: Mathilde Oberlin }'),
  'type-wrong-dashes-for-languages': change(`        ${title}\n        de:`, `        - ${title}\n        - de:`),
  'type-wrong-number-with-signs': change('timeoutMs: 8000', 'timeoutMs: 8.000,0 ms'),
  'page-unknown-by-its-name': change('    page: devis\n\nfooter:', '    page: Angebot anfragen\n\nfooter:'),
  'locale-not-listed-by-its-tag': change('defaultLocale: fr', 'defaultLocale: fr-FR'),
  'type-wrong-one-dash': change(
    '    - days: [tuesday, wednesday, thursday, friday, saturday]',
    '      days: [tuesday, wednesday, thursday, friday, saturday]',
  ),
  'type-wrong-no-dashes': change(
    '          - fr: Réponse sous deux jours ouvrés\n            de: Antwort innerhalb von zwei Werktagen\n          - fr:',
    '            fr: Réponse sous deux jours ouvrés\n            de: Antwort innerhalb von zwei Werktagen\n            fr:',
  ),
  'type-wrong-section-for-page': change('    - accueil\n    - prestations', '    - accueil\n    - page: prestations'),
  'type-wrong-section-off': { change: [blogPage({ newsletter: ' false' })] },
  'type-wrong-former-address': { change: [blogPage({ former: '{ de: klavierumzug }' })] },
  'key-duplicate-language': change(mission, `de: ${mission.slice(4)}`),
  'page-unknown-beside-an-unused-one': change('\n  restauration:\n', '\n  restau ration:\n'),
  'number-out-of-range-with-unit': change('timeoutMs: 8000', 'timeoutMs: 8s'),
  'number-dotted-with-thousandths': change('timeoutMs: 8000', 'timeoutMs: 8.125'),
  'form-wrong-country': change('tag: de-DE', 'tag: AT'),
  'form-wrong-fraction': change('timeoutMs: 8000', 'timeoutMs: 8000.5'),
  'yaml-tab-lines': change(`        ${title}\n        de:`, `\t\t\t\t${title}\n\t\t\t\tde:`),
  'yaml-heading-missing-name': change('services:\n  accord:\n', 'services:\n'),
  'form-wrong-time': change('opens: "09:00"', 'opens: 9h'),
  'form-wrong-former-address': { change: [blogPage({ former: '[ratgeber/klavierumzug]' })] },
  'entry-split-often': {
    change: [
      ['      opens: "09:00"', '    - opens: "09:00"'],
      ['      closes: "18:00"', '    - closes: "18:00"'],
    ],
  },
  'yaml-keys-joined-by-a-comma': change(
    'fr: Demander un devis\n      de: Angebot anfragen\n',
    'fr: Demander un devis, de: Angebot anfragen\n',
  ),
  'yaml-keys-joined-further-out': change(
    'de: Klavierstimmer in Straßburg und der Ortenau\n      description:\n',
    'de: Klavierstimmer in Straßburg und der Ortenau description:\n',
  ),
  'yaml-colon-in-text-of-two-lines': withSections(
    'prices:',
    '  kind: table',
    '  title: { fr: Les tarifs, de: Die Preise }',
    '  columns: { what: { fr: Travail, de: Arbeit }, price: { fr: Prix, de: Preis } }',
    '  rows:',
    '    - what:',
    '        fr: Accord',
    '        de: Stimmung price:',
    '        fr: 90 euros',
    '        de: 90 Euro',
  ),
  'yaml-special-start-list': change(
    'links:\n    - accueil\n    - prestations\n    - tarifs\n    - atelier\n    - contact\n  action',
    'links: - accueil - prestations - tarifs\n  action',
  ),
  'yaml-quote-inside-comma': change(title, 'fr: "Accord de piano",'),
  'value-empty-note': change('color: "#1f3a5f"', 'color: #1f3a5f'),
  'type-wrong-word-for-switch': change('  contact:\n    kind', '  contact:\n    enabled: no\n    kind'),
  'type-wrong-text-for-section': change('- value: droit', '- droit\n        - value: droit'),
  'validation-unknown-switch': change('required: nomRequis', 'required: false'),
  'validation-unknown-all': {
    change: [[/^ {6}validation:\n(?: {8}.*\n)+/m.exec(changed([]))?.[0] ?? '', '']],
  },
  'home-count-none': change('    role: home\n', ''),
  'validation-unknown-yes': change('required: nomRequis', 'required: oui, merci'),
  'validation-unknown-new': change('required: nomRequis', 'required: adressePostale'),
  'validation-unknown-misspelt-there': change('        nomRequis:\n', '        nomReqis:\n'),
  'type-wrong-texts-for-message': change('required: nomRequis', 'required: { fr: Votre nom, de: Ihr Name }'),
  'type-wrong-list-for-text': change(title, 'fr:\n          - Accord de piano\n          - à domicile'),
  'type-wrong-bullets': change('    - accueil\n    - prestations\n', '    • accueil\n    • prestations\n'),
  'value-empty-comma': change(
    'label:\n      fr: Demander un devis\n      de: Angebot anfragen\n',
    'label: { fr: Un devis, une visite, de: Angebot }\n',
  ),
  'value-empty-entry': change('    - accueil\n', '    - accueil\n    -\n'),
  'value-empty-service': change('\nservices:\n', '\nservices:\n  transport:\n'),
  'key-duplicate-file-twice': { file: changed([]).repeat(2) },
  'image-outside-web': change('logo: ./logo.svg', 'logo: https://www.marteau-feutre.example/logo.svg'),
  'phone-prefix-of-another-country': change('fr: 03 53 01 00 67', 'fr: 351 912 345 678'),
  'text-spaces-held': change(title, title.replaceAll(/(?<!:) /g, '\u00a0')),
  'markup-in-text-bullet': change(title, `fr: • ${title.slice(4)}`),
  'markup-in-text-line-end': change(title, 'fr: Accord de piano\\nà domicile à Strasbourg'),
  'markdown-slip-table-without-last-stroke': change(
    wholeParagraph,
    'Depuis, plus de 400 instruments.\n\n            | Jour | Heure\n            | Lundi | 9 h',
  ),
  'email-form-mailto': change('fr: atelier@marteau-feutre.example', 'fr: mailto:atelier@marteau-feutre.example'),
  'form-wrong-stray-quote': change('opens: "09:00"', 'opens: 09:00"'),
  'yaml-quote-inside-at-the-end': change('opens: "09:00"', 'opens: "09:00""'),
  'form-wrong-page-for-address': change('    page: devis\n\nfooter:', '    url: devis\n\nfooter:'),
  'page-unknown-for-address': change('    page: devis\n\nfooter:', '    page: https://rdv.example/piano\n\nfooter:'),
  'type-wrong-days-in-words': change(
    '    - days: [tuesday, wednesday, thursday, friday, saturday]',
    '    - days: mardi à samedi',
  ),
  'flag-unknown-language': change(
    'tag: de-DE\n    country: Deutschland\n    flag: de',
    'tag: en-GB\n    country: Deutschland\n    flag: en',
  ),
  'yaml-colon-in-address': change(
    'url: https://www.marteau-feutre.example',
    'url: https: //www.marteau-feutre.example',
  ),
  'yaml-special-start-bar': change(title, 'fr: |- Accord de piano'),
}

/** Nine lists, each of nine times the one before. */
function bomb(): string {
  const lines = ['a: &a [x, x, x, x, x, x, x, x, x]']
  for (const [before, name] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg', 'gh'])
    lines.push(`${name}: &${name} [${Array(9).fill(`*${before}`).join(', ')}]`)
  return `${lines.join('\n')}\n`
}

function ignored(path: string): Example {
  return change(
    '\nmessages:\n',
    `\nignore:\n  - code: title-long\n    path: ${path}\n    reason: Le nom de la ville y reste.\n\nmessages:\n`,
  )
}

function download(file: string): Example {
  return change(
    atPrices,
    `      documents:\n        kind: downloads\n        title:\n          fr: À emporter\n          de: Zum Mitnehmen\n        items:\n          - file: ${file}\n            title:\n              fr: La brochure\n              de: Die Broschüre\n${atPrices}`,
  )
}

function photo(file: string, alt: string): Example {
  return change(
    '            de: Mathilde Oberlin am Tisch für die Hammerköpfe\n',
    `            de: Mathilde Oberlin am Tisch für die Hammerköpfe\n          photo:\n            file: ${file}\n            alt:\n              fr: ${alt}\n              de: Die Gründerin Mathilde Oberlin\n`,
  )
}
