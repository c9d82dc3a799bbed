import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildForm } from '../../../generator/edit/forms/build-form.ts'
import { configNode, referenceOptions } from '../../../generator/edit/forms/reference-options.ts'
import { summarizeChanges } from '../../../generator/edit/publish/change-summary.ts'
import { changesBetween } from '../../../generator/edit/publish/changes.ts'
import { readValue } from '../../../generator/edit/yaml/apply-edits.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { pathInWords } from '../../../src/edit/paths/path-words.ts'
import { nameInWords, valueInWords } from '../../../src/edit/paths/value-words.ts'
import type { EditState, Path } from '../../../src/edit/protocol/protocol.ts'
import { changeInWords, suggestedNote } from '../../../src/edit/publish/change-words.ts'
import { pt } from '../../../src/edit/words/pt.ts'
import { fill } from '../../../src/edit/words/use-words.ts'
import { shippedSite } from '../../site/command.ts'

const value = readValue(readFileSync(shippedSite, 'utf8')) as SiteConfig
const pages = Object.entries(value.pages).map(([key, { label }]) => ({ key, labels: label, place: ['pages', key] }))
const locales = Object.entries(value.locales).map(([key, { name, tag }]) => ({ key, name, tag }))
const state = { value, pages, locales, defaultLocale: value.defaultLocale } as unknown as EditState
const told = { language: 'pt', words: pt }

/** What a line of the form of a place says, in Portuguese. */
function lineOf(path: Path): string {
  const form = buildForm(value, path.slice(0, -1), { root: configNode(), known: referenceOptions(value, 'new') })
  const part = form?.parts.find((one) => one.path.at(-1) === path.at(-1))
  const at = path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value)
  return valueInWords(state, at, { ...told, tellings: part?.tellings ?? [] })
}

test('a line of a form says choices, pages and languages by their names, and a list by its entries', () => {
  expect(lineOf(['localeDetection'])).toBe('o escolhido antes, o do navegador, o do país')
  expect(lineOf(['header'])).toContain('Início, Sobre')
  expect(lineOf(['defaultLocale'])).toBe('Português (Brasil)')
  expect(lineOf(['locales'])).toBe('Português (Brasil), Español (España), English (United States)')
})

test('a file is said by its name alone, and a text keeps its signs', () => {
  const said = (value: unknown) => valueInWords(state, value, { ...told, tellings: [{ at: [] }] })
  expect(said('./images/sala/raum-1.jpg')).toBe('raum-1.jpg')
  expect(said('./logo.svg')).toBe('logo.svg')
  expect(said('e/ou 1/2 kg')).toBe('e/ou 1/2 kg')
})

test('a change tells choices, pages and what is on or off in words', () => {
  const now = structuredClone(value)
  const { header, localeDetection, forms } = now
  header?.links?.splice(1, 1)
  localeDetection?.order.splice(2, 1)
  Object.assign(Object.values(forms ?? {})[0] as object, { proofOfWork: true })
  const changes = summarizeChanges(changesBetween(value, now), { before: value, now })
  const said = changes.map((change) => changeInWords(state, change, told))
  expect(said.map((one) => one.was || one.now)).toEqual(expect.arrayContaining(['Sobre', 'o do país', 'sim']))
})

test('a note names three of what has changed, and how many more there are', () => {
  const keys = pages.map(({ key }) => key)
  const changes = keys.map((key) => ({
    do: 'changed',
    path: ['pages', key, 'label', value.defaultLocale],
    was: 'a',
    now: 'b',
    tellings: [],
  })) as unknown as Parameters<typeof suggestedNote>[1]
  expect(suggestedNote(state, changes, told)).toBe('Início: Nome; Sobre: Nome; Serviços: Nome; e mais 4')
})

test('what fields of forms say is chosen by its words, also where no site has written them', () => {
  const form = buildForm(value, ['forms', Object.keys(value.forms ?? {})[0] ?? '', 'fields', 0], {
    root: configNode(),
    known: referenceOptions(value, 'new'),
  })
  const { texts = {}, options = [] } = form?.parts.find(({ names }) => names === 'validation') ?? {}
  expect(options.length).toBeGreaterThan(5)
  for (const option of options) expect(texts[option], option).toMatch(/ /)
})

test('a form is called by the heading of the section that shows it, else by its page', () => {
  const [form = ''] = Object.keys(value.forms ?? {})
  const path = ['forms', form, 'fields', 0]
  const said = (one: EditState) => pathInWords(one, path, { language: 'pt', item: (number) => `n.º ${number}` })
  expect(said(state)).toEqual(['Formulários', 'Escreva para nós', 'Campos', 'Nome'])
  expect(nameInWords(state, form, { ...told, names: 'form' })).toBe('Escreva para nós · Contato')
  const bare = structuredClone(value)
  for (const section of Object.values(bare.pages.contact?.sections ?? {}))
    if (section.kind === 'form') Object.assign(section, { title: undefined })
  const untitled = { ...state, value: bare } as unknown as EditState
  expect(said(untitled)[1]).toBe('Contato')
  expect(nameInWords(untitled, form, { ...told, names: 'form' })).toBe('Contato')
})

test('a word that follows a number agrees with it', () => {
  const text = '{count} {count:place leads|places lead} here'
  expect([1, 2].map((count) => fill(text, { count }))).toEqual(['1 place leads here', '2 places lead here'])
})
