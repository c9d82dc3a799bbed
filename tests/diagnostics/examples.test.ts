import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Code } from '../../generator/diagnostics/codes.ts'
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts'
import { languages } from '../../generator/diagnostics/languages.ts'
import { de } from '../../generator/diagnostics/messages/plain/de.ts'
import type { FileCode } from '../../generator/diagnostics/messages/plain/plain-messages.ts'
import { editedProblem, sayProblem } from '../../generator/edit/page/edited-problem.ts'
import { loadSiteKinds } from '../../generator/kinds/site-kinds.ts'
import type { SiteSchema } from '../../generator/schema/site-schema.ts'
import { generalProblem } from '../../src/edit/protocol/general-problem.ts'
import { technical } from '../edit/client/technical-words.ts'
import { checkExample, printed } from './check-example.ts'
import { codeIndex, codePage } from './code-page.ts'
import { type Example, examples, variants } from './examples.ts'

/** What only the file can be the cause of: a new one has to be a mistake that the editor cannot make. */
const fileCodes: readonly FileCode[] = [
  'entries-joined',
  'entry-misplaced',
  'entry-split',
  'file-empty',
  'file-line-ends',
  'file-missing',
  'file-not-a-mapping',
  'file-not-utf8',
  'file-pointer',
  'file-too-large',
  'format-newer',
  'format-older',
  'key-duplicate',
  'key-former',
  'key-number',
  'key-reserved',
  'key-shared',
  'key-unknown',
  'kind-mismatch',
  'kind-wrong',
  'locale-absent',
  'locale-form',
  'locale-not-listed',
  'locale-renamed',
  'locale-unknown',
  'merge-conflict',
  'page-not-a-service',
  'page-renamed',
  'quotes-curly',
  'section-name',
  'validation-unknown',
  'yaml-alias-bomb',
  'yaml-alias-unknown',
  'yaml-bar-missing',
  'yaml-bullet',
  'yaml-colon-in-text',
  'yaml-colon-missing',
  'yaml-documents',
  'yaml-heading-missing',
  'yaml-indentation',
  'yaml-key-without-space',
  'yaml-keys-joined',
  'yaml-odd-space',
  'yaml-quote-inside',
  'yaml-quote-open',
  'yaml-special-start',
  'yaml-stray-text',
  'yaml-syntax',
  'yaml-tab',
  'yaml-text-at-heading',
  'yaml-too-deep',
]

const codes = Object.keys(examples) as Code[]
const found = new Map<Code, Diagnostic[]>()

/** What is said of the example of a code. */
function foundOf(code: Code): Diagnostic[] {
  const diagnostics = found.get(code) ?? checkExample(examples[code])
  found.set(code, diagnostics)
  return diagnostics
}

const foundVariants = new Map<string, Diagnostic[]>()

/** What is said of a variant of an example. */
function foundOfVariant(name: string): Diagnostic[] {
  const diagnostics = foundVariants.get(name) ?? checkExample(variants[name] as Example)
  foundVariants.set(name, diagnostics)
  return diagnostics
}

const pages = '../../generator/diagnostics/codes'

test.each(codes)(
  '%s is what its example has, and nothing else; its page shows what both languages say',
  async (code) => {
    expect(foundOf(code).map((diagnostic) => diagnostic.code)).toEqual([code])
    await expect(codePage(code, foundOf(code))).toMatchFileSnapshot(`${pages}/${code}.md`)
  },
)

test.each(Object.keys(variants))('%s: both languages say so', async (name) => {
  await expect(printed(foundOfVariant(name))).toMatchFileSnapshot(`messages/${name}.txt`)
})

test('the index has a row for every code', async () => {
  await expect(codeIndex(codes.flatMap(foundOf))).toMatchFileSnapshot(`${pages}/README.md`)
})

test.each(['en', 'pt'] as const)('no message that the editor shows in %s has a word of a programmer', (language) => {
  const said = codes
    .flatMap(foundOf)
    .map((diagnostic) => [diagnostic.code, editedProblem(diagnostic, { value: undefined, language }).message])
  expect(said.length).toBeGreaterThan(100)
  expect(said.filter(([, message]) => technical.test(message ?? ''))).toEqual([])
})

test.each(['en', 'pt', 'es', 'fr', 'de', 'it'] as const)(
  'the editor says in general only what nobody can cause there: %s',
  (language) => {
    const all = [...codes.flatMap(foundOf), ...Object.keys(variants).flatMap(foundOfVariant)]
    const general = all.filter(
      (diagnostic) => sayProblem(diagnostic, language).message === generalProblem[language] && diagnostic.code in de,
    )
    expect(general.map(({ code }) => code)).toEqual([])
    // Those are the codes of the type `FileCode`, of which the tables of the editor have no sentence.
    expect([...new Set(all.map(({ code }) => code))].filter((code) => !(code in de)).sort()).toEqual(fileCodes)
  },
)

test.each([
  ['page', pages, [...codes.map((code) => `${code}.md`), 'README.md']],
  ['message', 'messages', Object.keys(variants).map((name) => `${name}.txt`)],
])('no %s is kept of an example that is gone', (_, folder, names) => {
  expect(readdirSync(new URL(folder, import.meta.url)).sort()).toEqual(names.sort())
})

test('says in words what each pattern and format of the schema asks for', () => {
  const named = formsIn(loadSiteKinds('site.config.yaml').schema)
  expect([...new Set(named)].sort()).toEqual(Object.keys(languages.en.forms).sort())
})

/** The names of the forms of all values that must have one; where one has none, what the schema asks for instead. */
function formsIn(schema: SiteSchema): string[] {
  const { form, pattern, format, multipleOf } = schema
  const asked = [pattern, format, multipleOf].find((limit) => typeof limit === 'string' || typeof limit === 'number')
  const within = Object.values(schema).filter((child): child is SiteSchema => typeof child === 'object')
  return [...(asked === undefined ? [] : [form ?? String(asked)]), ...within.flatMap(formsIn)]
}
