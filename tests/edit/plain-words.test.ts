import { expect, test } from 'vitest'
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts'
import { editedProblem } from '../../generator/edit/page/edited-problem.ts'
import { plainMessage } from '../../generator/edit/page/plain-message.ts'
import { de } from '../../src/edit/words/de.ts'
import { en } from '../../src/edit/words/en.ts'
import { es } from '../../src/edit/words/es.ts'
import { fr } from '../../src/edit/words/fr.ts'
import { it } from '../../src/edit/words/it.ts'
import { pt } from '../../src/edit/words/pt.ts'
import { checkExample } from '../diagnostics/check-example.ts'
import { examples } from '../diagnostics/examples.ts'

/** Words that only people know who write programs or the file by hand. */
const technical =
  /npm run|\bgit\b|\bkeys?\b|\bchaves?\b|\bclaves?\b|\bclés?\b|\bSchlüssel\b|\bchiav[ei]\b|\bdépôt\b|YAML|JSON\b|\bschema\b|\balias\b|\borigin\b|\bcommit|\bmerge\b|\brebase\b|\brepositor|\bterminal\b|\bindent|onRequest|"\w+:"|\b(?:line|linha|línea|ligne|Zeile|riga) (?:\d|\{line)|\(lines? |`|\bundefined\b|\bnull\b|\.ts\b|\.md\b/

/** Where a place has no other name: the lines of a file that no program can read. */
const allowed = ['line', 'repair.now']

/** What stands on the buttons of a host, between quotation marks. */
const ofHosts = /“[^”]*”/g

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
  const said = texts.map(([key, text]) => [key, key.startsWith('online.') ? text.replace(ofHosts, '') : text])
  expect(said.filter(([, text]) => technical.test(text ?? ''))).toEqual([])
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

/** What is said of the example of each code: checked once for both languages. */
let found: Diagnostic[] | undefined

test.each(['en', 'pt'] as const)(
  'no message that the editor shows in %s has one, whatever the check says',
  // All examples of the check are checked once.
  { timeout: 300_000 },
  (language) => {
    found ??= Object.values(examples).flatMap((example) => checkExample(example))
    expect(found.length).toBeGreaterThan(100)
    const said = found.map((diagnostic) => [
      diagnostic.code,
      editedProblem(diagnostic, { value: undefined, language }).message,
    ])
    expect(said.filter(([, message]) => technical.test(message ?? ''))).toEqual([])
    // Most say what is wrong, and not only that something is.
    const general = said.filter(([, message]) =>
      /^(?:Something does not fit here|Algo não combina aqui)\./.test(message ?? ''),
    )
    expect(general.length / said.length).toBeLessThan(0.45)
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
