import { expect, test } from 'vitest'
import { checkSource } from '../../generator/check/check-file.ts'
import { launchDiagnostics } from '../../generator/check/launch/launch-check.ts'
import { lostAddresses } from '../../generator/check/lost-addresses.ts'
import { staleTranslations } from '../../generator/check/stale-translations.ts'
import { type TranslationsLock, textHash } from '../../generator/check/translations-lock.ts'
import { applyIgnores } from '../../generator/check/validate/apply-ignores.ts'
import { gatherDocument } from '../../generator/check/validate/validate.ts'
import type { ConfigDocument } from '../../generator/check/yaml/config-document.ts'
import { load } from '../../generator/check/yaml/load.ts'
import type { Code } from '../../generator/diagnostics/codes.ts'
import type { Path } from '../../generator/diagnostics/problem.ts'
import { applyEdits } from '../../generator/edit/yaml/apply-edits.ts'
import type { Edit } from '../../generator/edit/yaml/edit.ts'
import { ready } from '../check/launch/ready-site.ts'
import { secondSite } from '../site/command.ts'
import { examples } from './examples.ts'

/** What is said before a text goes live. */
function said(text: string) {
  return launchDiagnostics(checkSource({ file: secondSite, bytes: new TextEncoder().encode(text) }))
}

const set = (path: Path, value: unknown): Edit[] => [{ do: 'set', path, value }]
const ignore = (code: Code, path = '*'): Edit[] => set(['ignore'], [{ code, path, reason: 'C’est voulu.' }])
const photo = /^ {10}photo: .*Mathilde.*\n/m.exec(ready())?.[0] ?? ''
const link = /^ +privacyLink:\n +label:\n(?: +\w\w: .*\n)+ +page: .*\n/m.exec(ready())?.[0] ?? ''
const fileField = (more = '') =>
  `    fields:\n      - { type: file, name: photos, label: { fr: Vos photos, de: Ihre Bilder }, accept: [pdf]${more} }\n`
const sentTo = (to: string, more: string) =>
  ready(
    ['      to: webhook\n      address: https://formulaires.marteau-feutre.fr/devis\n', `      to: ${to}\n`],
    ['    fields:\n', fileField(more)],
  )

/** More letters than German has. */
const kana = String.fromCodePoint(...Array.from({ length: 160 }, (_, at) => 0x3041 + at)).replace(/\P{L}/gu, '')

const plans = ['pages', 'tarifs', 'sections', 'plans']
const withMilk = set(plans, {
  kind: 'prices',
  title: { fr: 'Les formules', de: 'Die Pakete' },
  currency: 'EUR',
  items: [{ title: { fr: 'Accord', de: 'Stimmung' }, amount: 95, allergens: ['milk'] }],
})

/** A collection of events with one of them, at a time. */
const concerts = {
  type: 'Event',
  address: { fr: 'soirees', de: 'abende' },
  entries: {
    concert: {
      label: { fr: 'Concert', de: 'Konzert' },
      slug: { fr: 'concert', de: 'konzert' },
      summary: { fr: 'Un soir au piano.', de: 'Ein Abend am Klavier.' },
      dates: [{ day: '2030-05-02', begins: '19:30' }],
      sections: {
        opening: {
          kind: 'opening',
          title: { fr: 'Concert au piano', de: 'Konzert am Klavier' },
          subtitle: { fr: 'Un soir à l’atelier.', de: 'Ein Abend in der Werkstatt.' },
        },
      },
    },
  },
}

/** Mistakes that only going live shows, and the ways out of them that their messages name. */
const launch: readonly (readonly [code: Code, text: string, ways: readonly ((path: Path) => readonly Edit[])[]])[] = [
  [
    'launch-example',
    ready(['fr: atelier@marteau-feutre.fr', 'fr: atelier@marteau-feutre.example']),
    [(path) => set(path, 'atelier@marteau-feutre.fr')],
  ],
  ['launch-number', ready(['fr: 03 88 12 40 67', 'fr: 03 53 01 00 67']), [(path) => set(path, '03 88 12 40 67')]],
  [
    'launch-sample',
    ready(['        kind: figures\n', '        kind: figures\n        sample: true\n']),
    [(path) => [{ do: 'remove', path }], (path) => [{ do: 'remove', path: path.slice(0, -1) }]],
  ],
  [
    'launch-photo',
    ready([photo, '']),
    [
      (path) =>
        set([...path, 'photo'], { file: './images/piano.jpg', alt: { fr: 'Mathilde Oberlin', de: 'Frau Oberlin' } }),
      (path) => ignore('launch-photo', path.join('.')),
      () => ignore('launch-photo'),
    ],
  ],
  [
    'launch-receiver',
    ready(['https://formulaires.marteau-feutre.fr/devis', '/crochet/atelier']),
    [() => ignore('launch-receiver'), (path) => set(path, 'https://formulaires.marteau-feutre.fr/devis')],
  ],
  [
    'launch-privacy',
    ready([link, '']),
    [
      () => [
        ...set(['pages', 'confidentialite', 'sections', 'data'], { kind: 'privacy', laws: ['gdpr'] }),
        ...set(['forms', 'contact', 'privacyLink'], {
          label: { fr: 'Vos données', de: 'Datenschutz' },
          page: 'confidentialite',
        }),
      ],
    ],
  ],
  [
    'launch-hosts',
    ready(['formulaires.marteau-feutre.fr', 'crochets.autre.fr']),
    [([, page = '']) => set(['pages', page, 'sections', 'data'], { kind: 'privacy', laws: ['gdpr'] })],
  ],
  [
    'launch-letters',
    ready(['de: Ihre Angaben verwenden wir nur,', `de: ${kana}`]),
    [
      (path) => set([...path, 'fonts'], { heading: 'Kosugi Maru', text: 'Kosugi Maru' }),
      () => ignore('launch-letters'),
    ],
  ],
  [
    'files-refused',
    sentTo('formspree\n      form: abcdwxyz', ''),
    [
      (path) => [{ do: 'remove', path: path.slice(0, -1) }],
      () => set(['forms', 'contact', 'deliver'], { to: 'netlify' }),
    ],
  ],
  [
    'files-refused',
    sentTo('netlify', ', maxFiles: 3'),
    [(path) => [{ do: 'remove', path: [...path.slice(0, -1), 'maxFiles'] }]],
  ],
  [
    'files-refused',
    sentTo('netlify', ', maxMegabytes: 20'),
    [(path) => set([...path.slice(0, -1), 'maxMegabytes'], 5)],
  ],
  [
    'reply-unsent',
    applyEdits(
      ready([
        '      to: webhook\n      address: https://formulaires.marteau-feutre.fr/devis\n',
        '      to: basin\n      form: d36fd205b3bb\n',
      ]),
      set(['forms', 'contact', 'autoReply'], {
        subject: { fr: 'Votre demande', de: 'Ihre Anfrage' },
        text: { fr: 'Nous vous rappelons demain.', de: 'Wir rufen Sie morgen an.' },
      }),
    ),
    [
      (path) => [{ do: 'remove', path }],
      () =>
        set(['forms', 'contact', 'deliver'], {
          ...{ to: 'email', provider: 'resend', sender: 'site@marteau-feutre.fr' },
          recipients: ['atelier@marteau-feutre.fr'],
        }),
    ],
  ],
  [
    'captcha-unchecked',
    applyEdits(
      ready([
        '      to: webhook\n      address: https://formulaires.marteau-feutre.fr/devis\n',
        '      to: basin\n      form: d36fd205b3bb\n',
      ]),
      set(['forms', 'contact', 'captcha'], { service: 'altcha' }),
    ),
    [
      (path) => [{ do: 'remove', path: path.slice(0, -1) }],
      () => set(['forms', 'contact', 'captcha'], { service: 'turnstile', key: '0x4AAAAAAAB1cDeFgHiJkLmN' }),
    ],
  ],
  [
    'thanks-by-script',
    applyEdits(
      ready([
        '      to: webhook\n      address: https://formulaires.marteau-feutre.fr/devis\n',
        '      to: basin\n      form: d36fd205b3bb\n',
      ]),
      set(['forms', 'contact', 'thanks'], 'atelier'),
    ),
    [
      (path) => ignore('thanks-by-script', path.join('.')),
      () => set(['forms', 'contact', 'deliver'], { to: 'netlify' }),
    ],
  ],
  [
    'zone-unsaid',
    applyEdits(ready(['  country: FR\n', '  country: ES\n']), set(['collections'], { soirees: concerts })),
    [
      () => set(['organization', 'timeZone'], 'Europe/Madrid'),
      (path) => set([...path.slice(0, -1), 'timeZone'], 'Atlantic/Canary'),
    ],
  ],
  [
    'thanks-shared',
    applyEdits(ready(), [
      ...set(['forms', 'contact', 'thanks'], 'atelier'),
      ...set(['forms', 'contact', 'opensAfter'], { label: { fr: 'Les tarifs', de: 'Die Preise' }, page: 'tarifs' }),
      ...set(['forms', 'devis'], {
        deliver: { to: 'netlify' },
        privacy: { fr: 'Vos données restent chez nous.', de: 'Ihre Angaben bleiben bei uns.' },
        fields: [{ type: 'email', name: 'email', label: { fr: 'E-mail', de: 'E-Mail' } }],
        thanks: 'atelier',
        opensAfter: { label: { fr: 'Le devis', de: 'Das Angebot' }, page: 'devis' },
      }),
    ]),
    [
      (path) => set(path, 'prestations'),
      () => set(['forms', 'devis', 'opensAfter'], { label: { fr: 'Les tarifs', de: 'Die Preise' }, page: 'tarifs' }),
    ],
  ],
  [
    'allergen-unnamed',
    applyEdits(ready(['    tag: de-DE\n', '    tag: ko-KR\n']), withMilk),
    [
      (path) => [
        { do: 'remove', path },
        ...set([...plans, 'marks'], { lait: { sign: '7', label: { fr: 'Lait', de: 'Milch' } } }),
        ...set([...plans, 'items', 0, 'has'], ['lait']),
      ],
    ],
  ],
]

test.each(launch)('%s: each way out that its message names leaves nothing new to say', (code, text, ways) => {
  const before = said(text)
  const problem = before.find((one) => one.code === code)
  const named = (found: typeof before) => found.map((one) => `${one.code} ${one.path.join('.')}`)
  expect(named(before)).toContainEqual(expect.stringMatching(`^${code} `))
  for (const way of ways) {
    const left = named(said(applyEdits(text, way(problem?.path ?? []))))
    expect(left.filter((one) => one.startsWith(code))).toEqual([])
    expect(left.filter((one) => !named(before).includes(one) && !one.startsWith('privacy-facts'))).toEqual([])
  }
})

/** The document of a text. */
function documentOf(text: string): ConfigDocument {
  const loaded = load({ file: secondSite, bytes: new TextEncoder().encode(text) })
  if (!('document' in loaded)) throw new Error('It cannot be read')
  return loaded.document
}

const german = 'de: Klavierstimmer in Straßburg und der Ortenau'
const reworded = (text: string) => text.replace(german, `${german}.`)
const ignored = (code: Code, path: string) => (text: string) => applyEdits(text, ignore(code, path))
const title = 'services.accord.meta.title.de'

/** What the lock says of texts whose source has changed since. */
function stale(text: string, lock: TranslationsLock): string[] {
  const site = gatherDocument(documentOf(text))
  return applyIgnores(staleTranslations(site, lock), site.value, { isWhole: false }).map(({ path }) => path.join('.'))
}

test('translation-stale: a small change of the text, or an entry below "ignore:", leaves nothing to say', () => {
  const locked = {
    source: textHash('Accord de piano'),
    text: textHash(german.slice(4)),
    origin: 'person',
    day: '2026-01-02',
  } as const
  const lock = new Map([[title, locked]])
  expect(stale(ready(), lock)).toEqual([title])
  for (const way of [reworded, ignored('translation-stale', title)]) expect(stale(way(ready()), lock)).toEqual([])
})

test('address-lost: the address below "formerPaths:", or an entry below "ignore:", leaves nothing to say', async () => {
  const lost = async (text: string) => {
    const site = gatherDocument(documentOf(text))
    async function* earlier() {
      yield new TextEncoder().encode(ready(['fr: prestations/accord', 'fr: prestations/reglage']))
    }
    return applyIgnores(await lostAddresses(site, earlier()), site.value, { isWhole: false })
  }
  const [problem] = await lost(ready())
  expect(problem).toMatchObject({ code: 'address-lost', parameters: { locale: 'fr', slug: 'prestations/reglage' } })
  const former = applyEdits(ready(), set(['services', 'accord', 'formerPaths'], { fr: ['prestations/reglage'] }))
  expect(await lost(former)).toEqual([])
  expect(said(former)).toEqual([])
  expect(await lost(ignored('address-lost', 'services.accord')(ready()))).toEqual([])
})

test('privacy-language: a section of words of its own for the language, and the others below "languages:", leave nothing to say', () => {
  const data = (more = {}) =>
    set(['pages', 'confidentialite', 'sections', 'data'], { kind: 'privacy', laws: ['gdpr'], ...more })
  const albanian = ready(['    tag: de-DE\n', '    tag: sq-AL\n'])
  const codes = (text: string) => said(text).map(({ code }) => code)
  expect(codes(applyEdits(albanian, data()))).toContain('privacy-language')
  expect(codes(applyEdits(albanian, data({ languages: ['fr'] })))).not.toContain('privacy-language')
})

test('each mistake that only history, the lock, a receiver or going live shows has its advice followed here', () => {
  const here = new Set<string>([
    ...launch.map(([code]) => code),
    'translation-stale',
    'address-lost',
    'privacy-language',
  ])
  const codes = Object.entries(examples).filter(([, example]) => 'stale' in example)
  expect(codes.map(([code]) => code).filter((code) => !here.has(code))).toEqual([])
})
