import { expect, test } from 'vitest'
import { changed, checkText } from '../../diagnostics/check-example.ts'
import { found } from '../rules/found.ts'

const label = '      fr: Demander un devis\n      de: Angebot anfragen\n    page: devis\n\nfooter:'

test.each([
  ['fr:Demander, de: Anfragen', ['fr']],
  ['fr:Demander, de:Anfragen', ['fr', 'de']],
])('{ %s } lacks a space, and no text', (texts, keys) => {
  const changed = found([`    label:\n${label}`, `    label: { ${texts} }\n    page: devis\n\nfooter:`])
  const entries = texts
    .split(', ')
    .filter((text) => keys.some((key) => text.startsWith(`${key}:`)) && !text.includes(': '))
  expect(changed).toEqual(entries.map((entry) => `yaml-key-without-space header.action.label.${entry}`))
})

test('an entry in braces lacks a space, and no key', () => {
  const said = found([
    '  action:\n    label:',
    '  action: { page:devis, label: { fr: Demander, de: Anfragen } }\n  weg:\n    label:',
  ])
  expect(said).toContain('yaml-key-without-space header.action.page:devis')
  expect(said.filter((told) => told.startsWith('key-missing header.action') || told.startsWith('key-choice'))).toEqual(
    [],
  )
})

test.each([
  ['tag:fr-FR', ['yaml-key-without-space locales.fr.tag:fr-FR']],
  ['teg:fr-FR', ['key-missing locales.fr', 'key-unknown locales.fr.teg:fr-FR']],
])(
  'a key that the section knows is reported to lack a space, and not to be missing; another one is unknown: %s',
  (entry, said) => {
    const text = changed([]).replace(
      /^ {2}fr:\n(?: {4}.*\n)+/m,
      `  fr: { ${entry}, name: Français, country: France, flag: fr }\n`,
    )
    expect(checkText(text).map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(said)
  },
)
