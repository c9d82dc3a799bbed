import { expect, test } from 'vitest'
import { plainMessage } from '../../../generator/edit/page/plain-message.ts'
import { de as deHelp } from '../../../schema/key-help/de.ts'
import { en as enHelp } from '../../../schema/key-help/en.ts'
import { es as esHelp } from '../../../schema/key-help/es.ts'
import { fr as frHelp } from '../../../schema/key-help/fr.ts'
import { it as itHelp } from '../../../schema/key-help/it.ts'
import { pt as ptHelp } from '../../../schema/key-help/pt.ts'
import { nameMenu, whyRefused } from '../../../src/edit/publish/why-refused.ts'
import { loadTabWords } from '../../../src/edit/tab/tab-words.ts'
import { de } from '../../../src/edit/words/de.ts'
import { en } from '../../../src/edit/words/en.ts'
import { es } from '../../../src/edit/words/es.ts'
import { fr } from '../../../src/edit/words/fr.ts'
import { it } from '../../../src/edit/words/it.ts'
import { pt } from '../../../src/edit/words/pt.ts'
import { technical } from './technical-words.ts'

/** Where a place has no other name: the lines of a file that no program can read. */
const allowed = ['line', 'repair.now']

const quotedOnline = ({ online }: { online: object }) =>
  textsIn(online, '').flatMap(([, text]) => text.match(/“[^”]*”/g) ?? [])

/** What stands on the buttons of hosts: it is between quotation marks, and the same in all languages. */
const ofHosts = quotedOnline(en).filter((name) =>
  [pt, es, fr, de, it].every((words) => quotedOnline(words).includes(name)),
)

const withoutHosts = (text: string) => ofHosts.reduce((left, name) => left.replaceAll(name, ''), text)

function textsIn(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, child]) => textsIn(child, `${path}.${key}`))
}

test.each([
  ['en', en],
  ['pt', pt],
  ['es', es],
  ['fr', fr],
  ['de', de],
  ['it', it],
])('no text of the editor in %s has a word of a programmer', (language, words) => {
  const texts = Object.entries(words)
    .flatMap(([key, value]) => textsIn(value, key))
    .filter(([key]) => !allowed.includes(key))
  expect(texts.length, language).toBeGreaterThan(200)
  const said = texts.map(([key, text]) => [key, key.startsWith('online.') ? withoutHosts(text) : text])
  expect(ofHosts).toContain('“New repository”')
  expect(withoutHosts('“New repository”, “The repository”')).toBe(', “The repository”')
  expect(said.filter(([, text]) => technical.test(text ?? ''))).toEqual([])
})

test.each([
  ['en', enHelp],
  ['pt', ptHelp],
  ['es', esHelp],
  ['fr', frHelp],
  ['de', deHelp],
  ['it', itHelp],
])('no sentence of the help in %s has a word of a programmer', (language, help) => {
  // In other languages it is a word for a place.
  const words = new RegExp(language === 'en' ? `${technical.source}|\\blocales?\\b|\\bstrings?\\b` : technical)
  expect(words.test('In Markdown, as the others.')).toBe(true)
  expect(Object.entries(help).filter(([, text]) => words.test(text))).toEqual([])
})

/** The values of a text, and the words that follow numbers, by their names. */
const valuesIn = (text: string) => [...new Set(text.match(/(?<=\{)\w+(?=[:}])/g))].sort()

test.each([
  ['pt', pt],
  ['es', es],
  ['fr', fr],
  ['de', de],
  ['it', it],
])('each text in %s has the values of the English one', (_, words) => {
  const english = new Map(textsIn(en, ''))
  const others = textsIn(words, '')
  expect(others.map(([key]) => key).sort()).toEqual([...english.keys()].sort())
  const differing = others.filter(([key, text]) => `${valuesIn(text)}` !== `${valuesIn(english.get(key) ?? '')}`)
  expect(differing).toEqual([])
})

/** What the tab says of keys for persons, and to whoever looks after the website. */
const ofKeys = [
  'openRepository',
  'repositoryNote',
  'repository',
  'keyNote',
  'noRepository',
  'signOutHelp',
  'wrongPhrase',
  'personsNote',
  'personTokenNote',
  'giveKey',
  'phraseOnce',
  'nameTaken',
  'keyTakenNote',
  'offLine',
  'keptUnbuilt',
  'builtNote',
  'notMade',
  'key',
  'persons',
  'keyGiven',
  'keyTaken',
]

test.each([
  ['en', en],
  ['pt', pt],
  ['es', es],
  ['fr', fr],
  ['de', de],
  ['it', it],
] as const)(
  'the tab speaks %s, with the values of English, and no word of a programmer where anybody signs in',
  async (language, words) => {
    const english = await loadTabWords('en')
    const spoken = await loadTabWords(language)
    const said = Object.entries(spoken) as [keyof typeof english, string][]
    if (language !== 'en') expect(spoken).not.toBe(english)
    expect(said.filter(([key, text]) => `${valuesIn(text)}` !== `${valuesIn(english[key])}`)).toEqual([])
    expect(said.filter(([key, text]) => !ofKeys.includes(key) && technical.test(text))).toEqual([])
    const { files, filesOfHome } = spoken
    for (const menu of [files, filesOfHome]) {
      nameMenu(menu)
      for (const refused of ['host-signed-out', 'host-key-ended'] as const)
        expect(whyRefused(words.publish.refused, refused)).toContain(menu)
    }
  },
)

test('a message keeps what people can do, by the names that the editor has', () => {
  expect(
    plainMessage(
      '"123" is not the same number as "124" (line 12). Change the number in all places, or say below "ignore:" why there are two.',
      'en',
    ),
  ).toBe(
    '"123" is not the same number as "124". Change the number in all places, or say below “Accepted warnings” why there are two.',
  )
  expect(plainMessage('There is no "openingHours:" below "contactDetails:".', 'en')).toBe(
    'There is no “Opening hours” below “Contact details”.',
  )
  expect(plainMessage('There is no key "x" here. All keys are in schema/REFERENCE.md.', 'pt')).toBe(
    'Algo não combina aqui. Abra e escolha de novo, ou desfaça a última mudança.',
  )
})
