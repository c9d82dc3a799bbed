import { describe, expect, test } from 'vitest'
import { checkSource } from '../../../generator/check/check-file.ts'
import { changed, checkText } from '../../diagnostics/check-example.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function configOf(text: string) {
  return checkSource({ file: 'tests/fixtures/second-site/site.config.yaml', bytes: bytes(text) }).config
}

const name = 'name: Mathilde Oberlin'

describe('a text without quotes keeps its characters', () => {
  test.each(['+5511900000000', '010', '1_000', '12.50', '1e3', '0x1F', 'true', 'No', '2025-03-31', '.5', '007', '-0'])(
    '%s',
    (written) => {
      const config = configOf(changed([[name, `name: ${written}`]]))
      expect(config?.pages.atelier).toMatchObject({ sections: { history: { person: { name: written } } } })
    },
  )

  test('where the quick reader gives up, too', () => {
    const config = configOf(
      changed([
        [name, 'name: +5511900000000'],
        ['  color: "#1f3a5f"', '  color: &blue "#1f3a5f"'],
      ]),
    )
    expect(config?.pages.atelier).toMatchObject({ sections: { history: { person: { name: '+5511900000000' } } } })
    expect(config?.contactDetails?.phonePrefix).toBe('+33')
  })
})

describe('a key without quotes keeps its characters', () => {
  test.each(['010', '1_000', '0x1F', '1.50', 'True', '~', '"010"'])('in the message at its line: %s', (key) => {
    const text = changed([['    at: de\n', `    ${key}: zz\n`]])
    const line = text.slice(0, text.indexOf(`${key}: zz`)).split('\n').length
    const told = checkText(text).filter(({ code }) => code !== 'flag-unknown')
    const places = told.map(({ code, path, range }) => [code, path.at(-1), range.start.line])
    expect(places).toEqual([['locale-not-listed', key.replaceAll('"', ''), line]])
  })
})

describe('what YAML allows is accepted', () => {
  test('a byte order mark and Windows line ends', () => {
    const text = `\ufeff${changed([]).replaceAll('\n', '\r\n')}`
    expect(checkText(text)).toEqual([])
  })

  test('marks and repetitions, and comments behind values that are no texts', () => {
    const text = changed([
      ['  color: "#1f3a5f"', '  color: &blue "#1f3a5f"'],
      ['  accent: "#b5652b"', '  accent: *blue'],
      ['rows: 6', 'rows: 6 # lines'],
    ])
    expect(configOf(text)?.theme.accent).toBe('#1f3a5f')
  })
})

describe('places are right with Windows line ends and characters of two units', () => {
  test('counts lines and columns as editors do', () => {
    const text = changed([
      [
        'fr: Demander un devis\n      de: Angebot anfragen\n    page: devis\n\nfooter',
        'fr: Demander 🎹\n      de: Angebot 🎹\n    page: devi\n\nfooter',
      ],
    ])
    const [diagnostic] = checkText(text.replaceAll('\n', '\r\n'))
    const line = text.split('\n').indexOf('    page: devi') + 1
    expect(diagnostic).toMatchObject({
      code: 'page-unknown',
      range: { start: { line, column: 11 }, end: { line, column: 15 } },
    })
  })
})

test('tells every broken line at once, each once', () => {
  const text = changed([
    ['flag: de', 'flag:de'],
    ['fr: Prestations\n    de: Leistungen\n  menuTitle', 'fr: Prestations: toutes\n    de: Leistungen\n  menuTitle'],
    ['fr: Nous suivre', 'fr: @nous'],
  ])
  expect(checkText(text).map(({ code }) => code)).toEqual([
    'yaml-key-without-space',
    'yaml-colon-in-text',
    'yaml-special-start',
  ])
})

describe('an entry of a list without a name is reported', () => {
  test.each(['- ', '-', '- ""', "- ''"])('%s', (written) => {
    const text = changed([['    - atelier\n', `    - atelier\n    ${written}\n`]])
    const line = text.slice(0, text.indexOf('    - atelier\n')).split('\n').length + 1
    expect(checkText(text).map(({ code, range }) => [code, range.start.line])).toEqual([['value-empty', line]])
  })
})

test('so is an empty text where a name or a number is expected', () => {
  const told = checkText(
    changed([
      ['defaultLocale: fr', 'defaultLocale: ""'],
      ['required: nomRequis', 'required: ""'],
    ]),
  )
  expect(told.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
    'value-empty',
    'value-empty',
  ])
})
