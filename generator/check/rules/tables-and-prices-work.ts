import type { Allergen, Price, PricesSection } from '../../../schema/sections/prices.ts'
import type { TableSection } from '../../../schema/sections/table.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { cellSign, type SignWords } from '../../compile/sections/table-signs.ts'
import { unknownWord } from '../../diagnostics/nearest.ts'
import { atKey, atParent, atValue, type Path } from '../../diagnostics/problem.ts'
import { allergenName } from '../../words/allergen-names.ts'
import { builtInWord } from '../../words/built-in-words.ts'
import { listEntries } from './entries.ts'
import type { Rule, RuleInput, RuleResult } from './rule-input.ts'

/** The marked column of a table is one of its columns. */
export const markedColumnsExist: Rule = ({ sections }) =>
  sections.map(({ path, value }) => {
    if (value.kind !== 'table' || value.marked?.column === undefined) return undefined
    const columns = Object.keys(value.columns ?? { title: '', description: '', benefit: '' })
    const { column } = value.marked
    return (
      !columns.includes(column) &&
      atValue('marked-unknown', [...path, 'marked', 'column'], unknownWord(column, columns))
    )
  })

/**
 * What is a tick or a cross in one language is the same sign in the others: one word of a translation would stand among signs. Cells of a table that
 * say the same are told once: one word of the site's puts all of them right.
 */
export const ticksAgree: Rule = (site) =>
  site.sections.map(({ path, value, locales }) => {
    if (value.kind !== 'table' || value.ticks !== true) return undefined
    const told = new Set<string>()
    return listEntries(value.rows, [...path, 'rows']).map(({ value: row, path: at }) =>
      Object.entries(row).map(([column, texts]) =>
        listOtherCells(site, texts, locales).map(({ locale, ...cell }) => {
          const said = `${locale} ${cell.isYes} ${cell.value}`
          if (told.has(said)) return undefined
          told.add(said)
          return atValue('tick-differs', [...at, column, locale], cell)
        }),
      ),
    )
  })

interface OtherCell {
  readonly locale: string
  readonly value: string
  /** The word that would be shown as a symbol. */
  readonly word: string
  readonly isYes: boolean
}

/** The languages in which a cell is not the sign that it is in the main one. Where a language has no words for signs, this alone is told of it. */
function listOtherCells(
  site: RuleInput,
  texts: TableSection['rows'][number][string] | undefined,
  locales: readonly string[],
): OtherCell[] {
  const [main] = site.locales
  const { defaultLocale = main ?? '' } = site.config
  const expected = cellSign(texts?.[defaultLocale], signWords(site, defaultLocale))
  if (!expected) return []
  return locales.flatMap((locale) => {
    const value = texts?.[locale]
    const words = signWords(site, locale)
    const word = words[expected]
    if (value === undefined || word === '' || locale === defaultLocale || cellSign(value, words) === expected) return []
    return { locale, value, word, isYes: expected === 'yes' }
  })
}

/** The words of signs in a language: those of the site, else the built-in ones. */
function signWords({ config, tags }: RuleInput, locale: string): SignWords {
  const word = (sign: keyof SignWords) =>
    String(
      valueAt(config, ['messages', 'tables', sign, locale]) ??
        builtInWord(tags[locale] ?? locale, ['tables', sign]) ??
        '',
    )
  return { yes: word('yes'), no: word('no') }
}

/** Two terms have prices for both, and a price for another term has these. */
export const termsArePriced: Rule = ({ sections }) =>
  sections.map(({ path, value }) => {
    if (value.kind !== 'prices') return undefined
    const priced = listEntries(value.items, [...path, 'items']).filter(({ value: { other } }) => other !== undefined)
    if (value.terms !== undefined)
      return priced.length === 0 && atKey('price-terms', [...path, 'terms'], { lacks: 'other' })
    return priced.map((item) => atKey('price-terms', [...item.path, 'other'], { lacks: 'terms' }))
  })

/** Each amount is there in each currency of its section, and in no other. */
export const amountsAreComplete: Rule = ({ sections }) =>
  sections.map(({ path, value }) => {
    if (value.kind !== 'prices') return undefined
    const currencies = (value.currencies ?? []).flatMap((entry) => entry?.currency ?? [])
    return listEntries(value.items, [...path, 'items']).map((item) => [
      amountProblems(item.value, { currencies, path: item.path, section: value }),
      item.value.other &&
        amountProblems(item.value.other, { currencies, path: [...item.path, 'other'], section: value }),
    ])
  })

interface PricePlace {
  readonly currencies: readonly string[]
  readonly path: Path
  readonly section: PricesSection
}

function amountProblems({ amount, amounts = [] }: Pick<Price, 'amount' | 'amounts'>, place: PricePlace): RuleResult[] {
  const { currencies, path, section } = place
  const written = amounts.flatMap((entry) => entry?.currency ?? [])
  const strange = listEntries(amounts, [...path, 'amounts']).map(({ value: { currency }, path: at }) => {
    // A wrong entry of the list has a message of its own.
    if (currency === undefined || currencies.includes(currency)) return undefined
    return atValue('currency-unused', [...at, 'currency'], unknownWord(currency, currencies))
  })
  const missing = amount === undefined ? [] : currencies.filter((currency) => !written.includes(currency))
  return [
    ...strange,
    ...missing.map((currency) => atParent('amount-missing', path, { currency, main: section.currency })),
  ]
}

/** The marks of an item are those of its section; each allergen has a name in each language of the section. */
export const marksAreExplained: Rule = ({ sections, tags, drafts, leftOut }) =>
  sections.map(({ path, value, locales }) => {
    if (value.kind !== 'prices') return undefined
    // A mark in which something is wrong is there all the same.
    const marks = [...path, 'marks']
    const refused = leftOut.filter((part) => marks.every((key, index) => part[index] === key))
    const known = [...Object.keys(value.marks ?? {}), ...refused.flatMap((part) => part[marks.length] ?? [])].map(
      String,
    )
    return listEntries(value.items, [...path, 'items']).map(({ value: { has = [], allergens = [] }, path: at }) => [
      listEntries(has, [...at, 'has']).map(
        (mark) => !known.includes(mark.value) && atValue('mark-unknown', mark.path, unknownWord(mark.value, known)),
      ),
      locales.map((locale) => {
        const isNamed = (allergen: Allergen) => allergenName(allergen, tags[locale] ?? locale) !== undefined
        return (
          !drafts.has(locale) &&
          !allergens.every(isNamed) &&
          atKey('allergen-unnamed', [...at, 'allergens'], { locale })
        )
      }),
    ])
  })
