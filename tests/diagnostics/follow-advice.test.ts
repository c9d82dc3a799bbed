import { expect, test } from 'vitest'
import type { Code } from '../../generator/diagnostics/codes.ts'
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts'
import { composeMessage } from '../../generator/diagnostics/words.ts'
import { oneIn } from '../site/thorough.ts'
import { changed, checkText } from './check-example.ts'
import { examples } from './examples.ts'
import { withAdvice } from './follow-advice.ts'

/** Examples that are a few lines of a file: what is missing in them is reported as soon as they can be read. */
const fragments: readonly Code[] = ['file-line-ends', 'yaml-syntax', 'yaml-tab', 'yaml-documents']

/** What only a person can do, as messages ask for it: look, think, or write anew. */
const byHand: readonly Code[] = [
  // The whole file is another one, or very large.
  'file-not-utf8',
  'file-too-large',
  'lines-too-large',
  'file-empty',
  'file-not-a-mapping',
  'yaml-alias-bomb',
  'yaml-too-deep',
  'pages-too-many',
  'languages-too-many',
  // Blocks are to be cut and pasted, or renamed with all that names them.
  'entry-misplaced',
  'key-shared',
  'lines-joined',
  'text-too-deep',
  // Something is to be written of which there is nothing yet.
  'collection-unknown',
  'type-incomplete',
  'office-unknown',
  'detail-missing',
  // Another version of the program is to be installed.
  'format-newer',
  // So is a typeface.
  'font-absent',
  // Elsewhere than in the file: a key is made anew, a text about data is read.
  'key-secret',
  'privacy-facts',
]

/** The text of an example that the file alone shows. */
function textOf(code: Code): string | undefined {
  const example = examples[code]
  if ('change' in example) return changed(example.change)
  return 'file' in example && typeof example.file === 'string' ? example.file : undefined
}

const listed = (diagnostics: readonly Diagnostic[]) => diagnostics.map(({ code, path }) => `${code} ${path.join('.')}`)

const codes = (Object.keys(examples) as Code[]).filter((code) => !byHand.includes(code) && textOf(code) !== undefined)

test.each(oneIn(2, codes))('%s: what its message asks for leaves nothing to say', (code) => {
  const text = textOf(code) as string
  const [problem] = checkText(text) as [Diagnostic]
  const left = checkText(withAdvice(text, problem) as string)
  if (fragments.includes(code)) expect(left.map((other) => other.code)).not.toContain(code)
  else expect(listed(left)).toEqual([])
})

test('each example shows whether its advice is followed here, by hand, or in what only history and launch tell', () => {
  const others = (Object.keys(examples) as Code[]).filter((code) => !codes.includes(code) && !byHand.includes(code))
  expect(others.filter((code) => 'file' in examples[code] || 'change' in examples[code])).toEqual([])
  expect(byHand.filter((code) => !(code in examples))).toEqual([])
})

test('the words that are asked for in a language without built-in ones are the ones that the site shows: none is told to be unused', () => {
  const photos =
    '      - type: file\n        name: photos\n        label: { fr: Vos photos, de: Ihre Bilder }\n        required: nomRequis\n        accept: [pdf]\n'
  const text = changed([
    ['tag: de-DE', 'tag: sq-AL'],
    ['    fields:\n', `    fields:\n${photos}`],
  ])
  const [problem] = checkText(text).filter(({ code }) => code === 'words-missing') as [Diagnostic]
  const messages = (problem.parameters as { messages: readonly string[] }).messages
  expect(messages).toEqual(
    expect.arrayContaining(
      ['phoneInvalid', 'fileType', 'fileSize', 'fileCount'].map((key) => `contact.form.validation.${key}`),
    ),
  )
  expect(listed(checkText(withAdvice(text, problem) as string))).toEqual([])
})

test.each(['en', 'pt'] as const)(
  'all words that are asked for are named at once, however many, in the messages in %s',
  (language) => {
    const [problem] = checkText(changed([['tag: de-DE', 'tag: sq-AL']])).filter(
      ({ code }) => code === 'words-missing',
    ) as [Diagnostic<'words-missing'>]
    const messages = Array.from({ length: 60 }, (_, index) => `contact.form.word${index}`)
    const words = Object.values(
      composeMessage({ ...problem, parameters: { ...problem.parameters, messages } }, language),
    ).join(' ')
    expect(messages.filter((message) => !words.includes(`"${message}"`))).toEqual([])
  },
)
