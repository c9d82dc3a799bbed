import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { flattenProblems, type LocalisedEntry, type RuleInput } from '../../../generator/check/rules/rule-input.ts'
import { translationsAreTranslated } from '../../../generator/check/rules/texts/translations-are-translated.ts'
import { gatherDocument } from '../../../generator/check/validate/validate.ts'
import { load } from '../../../generator/check/yaml/load.ts'
import { changed, checkText } from '../../diagnostics/check-example.ts'
import { chanceOf } from '../../fuzz/chance.ts'

/** The languages that are said of the second site after its French and German text at a place took each other's. */
function told(fr: string, de: string, [newFr, newDe] = [de, fr]): unknown[] {
  const text = changed([[`fr: ${fr}`, `fr: ${newFr}`]]).replace(`de: ${de}`, `de: ${newDe}`)
  return checkText(text).flatMap(({ code, path, parameters }) =>
    code === 'text-language' ? [[path.at(-1), 'found' in parameters && parameters.found]] : [],
  )
}

test.each([
  ['Votre message', 'Ihre Nachricht'],
  ['Voir les prestations', 'Leistungen ansehen'],
])('short texts in each other’s place are reported by words that the rest of the site uses: %s', (fr, de) => {
  expect(told(fr, de)).toEqual([
    ['fr', 'de'],
    ['de', 'fr'],
  ])
})

test('nothing is said of names and of words that the site has in both languages, or in none', () => {
  expect(told('Votre message', 'Ihre Nachricht', ['Marteau & Feutre', 'Feutre & Marteau'])).toEqual([])
  expect(told('Votre message', 'Ihre Nachricht', ['Zubehör', 'Accessoires'])).toEqual([])
})

/** VOCABULARIES=40 npx vitest run tests/check/rules/vocabulary: in as many random orders, from the first in which a rule without a least size errs. */
const orders = Number(process.env.VOCABULARIES ?? 1)

describe('while the texts of a language are written, in any order, none of them is taken for another language', () => {
  const sites = ['../../../site.config.yaml', ...['second', 'third', 'fourth'].map(fixture)]
  test.each(sites)('%s', { timeout: 3_600_000 }, (path) => {
    const file = fileURLToPath(new URL(path, import.meta.url))
    const loaded = load({ file, bytes: readFileSync(file) })
    if (!('document' in loaded)) throw new Error('The site cannot be read')
    const site = gatherDocument(loaded.document)
    const found: string[] = []
    for (let order = 7; order < 7 + orders; order++)
      for (const locales of [...site.locales.map((locale) => [locale]), site.locales])
        for (const share of [0.02, 0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.72, 0.85, 0.95, 1])
          found.push(...toldOf(partOf(site, { locales, share, order })))
    expect(found).toEqual([])
  })
})

function fixture(name: string): string {
  return `../../fixtures/${name}-site/site.config.yaml`
}

/** A site in which some of its languages have only a share of their texts. */
function partOf(
  site: RuleInput,
  { locales, share, order }: { readonly locales: readonly string[]; readonly share: number; readonly order: number },
): RuleInput {
  const { random } = chanceOf(order)
  const localised = site.localised.map((entry): LocalisedEntry => {
    if (random() < share) return entry
    const others = Object.entries(entry.value).filter(([locale]) => !locales.includes(locale))
    return { ...entry, value: Object.fromEntries(others) }
  })
  return { ...site, localised }
}

function toldOf(site: RuleInput): string[] {
  const told = flattenProblems(translationsAreTranslated(site, undefined as never))
  return told.filter(({ code }) => code === 'text-language').map(({ path }) => path.join('.'))
}
