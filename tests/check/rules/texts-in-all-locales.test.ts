import { describe, expect, test } from 'vitest'
import { changed, checkText } from '../../diagnostics/check-example.ts'
import { found } from './found.ts'

/** A language of which no text is there yet. */
const italian: [string, string] = [
  '\nlocaleDetection:',
  '  it:\n    name: Italiano\n    tag: it-IT\n    country: Italia\n    flag: it\n\nlocaleDetection:',
]

test('wants every text in every locale', () => {
  expect(found(['              de: Unser Handwerk\n', ''])).toEqual([
    'text-missing pages.atelier.sections.purpose.items.0.title',
  ])
})

test('takes a text in a language in which its section is not shown', () => {
  expect(
    found([
      '        text:\n          de: Fahrten',
      '        text:\n          fr: Sans supplément jusqu’à Offenbourg.\n          de: Fahrten',
    ]),
  ).toEqual([])
})

test('tells a locale that the site does not have, also in a section that only some languages show', () => {
  expect(
    found(['        text:\n          de: Fahrten', '        text:\n          de: Fahrten\n          at: Fahrten']),
  ).toEqual(['locale-unknown services.accord.sections.note.text.at'])
})

test('takes a misspelt locale for the one that is missing, and says so once', () => {
  expect(found(['              de: Unser Handwerk', '              dee: Unser Handwerk'])).toEqual([
    'locale-unknown pages.atelier.sections.purpose.items.0.title.dee',
  ])
})

test('tells a locale that the site does not have also where it stands twice: to delete one of them leaves the other', () => {
  const twice = 'text:\n          de: Fahrten\n          at: Fahrten\n          at: Fahrten'
  expect(found(['        text:\n          de: Fahrten', `        ${twice}`])).toEqual([
    'locale-unknown services.accord.sections.note.text.at',
    'key-duplicate services.accord.sections.note.text.at',
  ])
})

test('lists every text that a new locale lacks', () => {
  const codes = found(italian)
  expect(codes.length).toBeGreaterThan(300)
  expect(new Set(codes.map((line) => line.split(' ')[0]))).toEqual(new Set(['text-missing']))
})

test('asks for no texts in what is no language, as where its section is still to be written', () => {
  expect(found(['    flag: de\n', '    flag: de\n  it: Italiano\n'])).toEqual(['type-wrong locales.it'])
})

test('takes a misspelt locale for the nearest of those that are missing', () => {
  const misspelt = changed([italian, ['              de: Unser Handwerk', '              dee: Unser Handwerk']])
  const title = checkText(misspelt).filter(({ path }) =>
    path.join('.').startsWith('pages.atelier.sections.purpose.items.0.title'),
  )
  expect(title).toMatchObject([
    { code: 'text-missing', parameters: { locale: 'it' } },
    { code: 'locale-unknown', parameters: { value: 'dee', suggestion: 'de' } },
  ])
})

test('takes a second line for a locale as misspelt, though nothing is missing', () => {
  const twice = '              de: Unser Handwerk\n              dee: Unser Handwerk'
  expect(checkText(changed([['              de: Unser Handwerk', twice]]))).toMatchObject([
    { code: 'locale-unknown', parameters: { value: 'dee', suggestion: 'de' } },
  ])
})

test('tells at each text a locale that only some of them have', () => {
  const also = (line: string) => [line, `${/^ */.exec(line)}it: Titolo\n${line}`] as const
  expect(
    found(
      also('              fr: Notre métier\n'),
      also('              fr: Notre cap\n'),
      also('          fr: Nos prestations\n'),
    ),
  ).toEqual([
    'locale-unknown pages.atelier.sections.purpose.items.0.title.it',
    'locale-unknown pages.atelier.sections.purpose.items.1.title.it',
    'locale-unknown pages.prestations.sections.list.title.it',
  ])
})

describe('a locale whose key was changed in a part of the file', () => {
  /** The second site with German under another key from a section on, and in the list or not. */
  const renamedFrom = (heading: string, list: [string, string][]) => {
    const text = changed(list)
    const at = text.indexOf(`\n${heading}:`)
    return text.slice(0, at) + text.slice(at).replace(/^( *(?:- )?)de:/gm, '$1de-DE:')
  }
  const told = (text: string) =>
    checkText(text).map(({ code, path, parameters }) => ({ code, path: path.join('.'), parameters }))

  test('is reported once, at the list, where the list still has the old key', () => {
    expect(told(renamedFrom('services', []))).toEqual([
      {
        code: 'locale-renamed',
        path: 'locales.de',
        parameters: { key: 'de', wanted: 'de-DE', places: expect.any(Number), written: expect.any(Number) },
      },
    ])
  })

  test('is reported once, at the list, where the list has the new key', () => {
    const said = told(renamedFrom('services', [['  de:\n    name: Deutsch', '  de-DE:\n    name: Deutsch']]))
    expect(said).toMatchObject([{ code: 'locale-renamed', path: 'locales.de-DE', parameters: { wanted: 'de' } }])
  })

  test('leaves what else is missing to be told', () => {
    const text = renamedFrom('services', [['              de: Unser Handwerk\n', '']])
    expect(told(text).map(({ code, path }) => `${code} ${path}`)).toEqual([
      'locale-renamed locales.de',
      'text-missing pages.atelier.sections.purpose.items.0.title',
    ])
  })
})
