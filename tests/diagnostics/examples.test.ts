import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Code } from '../../generator/diagnostics/codes.ts'
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts'
import { languages } from '../../generator/diagnostics/languages.ts'
import { editedProblem } from '../../generator/edit/page/edited-problem.ts'
import { loadSiteKinds } from '../../generator/kinds/site-kinds.ts'
import type { SiteSchema } from '../../generator/schema/site-schema.ts'
import { technical } from '../edit/client/technical-words.ts'
import { checkExample, printed } from './check-example.ts'
import { codeIndex, codePage } from './code-page.ts'
import { examples, variants } from './examples.ts'

const codes = Object.keys(examples) as Code[]
const found = new Map<Code, Diagnostic[]>()

/** What is said of the example of a code. */
function foundOf(code: Code): Diagnostic[] {
  const diagnostics = found.get(code) ?? checkExample(examples[code])
  found.set(code, diagnostics)
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

test.each(Object.entries(variants))('%s: both languages say so', async (name, example) => {
  await expect(printed(checkExample(example))).toMatchFileSnapshot(`messages/${name}.txt`)
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
  // Most say what is wrong, and not only that something is.
  const general = said.filter(([, message]) =>
    /^(?:Something does not fit here|Algo não combina aqui)\./.test(message ?? ''),
  )
  expect(general.length / said.length).toBeLessThan(0.45)
})

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
