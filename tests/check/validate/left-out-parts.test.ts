import { describe, expect, test } from 'vitest'
import { found } from '../rules/found.ts'

type Change = readonly [string, string]

describe('what a rule misses in a part that the schema refuses is not told twice', () => {
  test.each<[string, readonly Change[], string]>([
    [
      'the opening of a page',
      [
        [
          '          fr: Votre devis gratuit\n          de: Ihr kostenloses Angebot\n',
          '          - Votre devis gratuit\n',
        ],
      ],
      'type-wrong pages.devis.sections.opening.title',
    ],
    [
      'the section that another page shows',
      [['        kind: form\n', '        kind: forme\n']],
      'value-unknown pages.contact.sections.form.kind',
    ],
    [
      'the page to which a link leads by its address',
      [
        ['      fr: Tarifs\n      de: Preise\n    slug', '      - Tarifs\n    slug'],
        ['À domicile\n', 'À domicile\n\n            Voir [les tarifs](/fr/tarifs).\n'],
        ['Bei Ihnen zu Hause\n', 'Bei Ihnen zu Hause\n\n            Siehe [die Preise](/de/preise).\n'],
      ],
      'type-wrong pages.tarifs.label',
    ],
    [
      'a cell of a table',
      [
        [
          '              fr: Au diapason convenu, dans sa pièce.\n              de: Auf den vereinbarten Kammerton, in seinem Raum.\n',
          '              - Au diapason convenu\n',
        ],
      ],
      'type-wrong services.accord.sections.deliverables.rows.0.description',
    ],
    [
      'the field on which another one depends',
      [
        ['          fr: Courriel\n          de: E-Mail\n', '          - Courriel\n'],
        ['        name: telephone\n', '        name: telephone\n        showWhen: { field: courriel }\n'],
      ],
      'type-wrong forms.contact.fields.1.label',
    ],
    [
      'a column of a table',
      [
        [
          '      deliverables:\n        kind: table\n',
          '      deliverables:\n        kind: table\n        columns:\n          title: []\n          description: { fr: Quoi, de: Was }\n          benefit: { fr: Pour, de: Wozu }\n',
        ],
      ],
      'type-wrong services.accord.sections.deliverables.columns.title',
    ],
    ['the language that is the default', [['    tag: fr-FR\n', '    tag: fr_FR\n']], 'form-wrong locales.fr.tag'],
    [
      'the pattern that a message is about',
      [['        pattern: ^(1[789]|20)[0-9]{2}$\n', '        patern: ^(1[789]|20)[0-9]{2}$\n']],
      'key-unknown forms.contact.fields.4.patern',
    ],
    [
      'the chat to which a button leads',
      [
        ['          page: prestations\n        facts', '          contact: chat\n        facts'],
        ['  greeting: Bonjour, je souhaite un renseignement au sujet de mon piano.\n', '  greeting: []\n'],
      ],
      'type-wrong chat.greeting',
    ],
  ])('%s', (_name, changes, told) => {
    expect(found(...changes)).toEqual([told])
  })
})

test('the rest of the file is reported at once', () => {
  expect(
    found(
      ['      fr: Tarifs\n      de: Preise\n    slug', '      - Tarifs\n    slug'],
      ['      fr: demande-de-devis\n', '      fr: prestations\n'],
      ['(https://www.cnil.fr)', '(page:nulle-part)'],
    ),
  ).toEqual([
    'slug-taken pages.devis.slug.fr',
    'type-wrong pages.tarifs.label',
    'link-unknown pages.confidentialite.sections.text.text.fr',
  ])
})
