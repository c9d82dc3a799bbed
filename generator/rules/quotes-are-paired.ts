import { atValue, type Path, type Problem } from '../diagnostics/problem.ts'
import { pathOf } from '../walk.ts'
import { localesWhere } from './locales-where.ts'
import type { Rule } from './rule.ts'
import { textPath } from './site.ts'
import { unpairedQuote } from './unpaired-quote.ts'

/** Each quotation mark of a text has its partner: a stray one, as after quotes around a value were taken out, would be published. */
export const quotesArePaired: Rule = ({ localised, texts }) => [
  ...localised.flatMap(({ place, kind, value }) =>
    kind === 'slug' || kind === 'slugs'
      ? []
      : localesWhere(value, hasUnpaired).map((locale) => problem(textPath(place, locale), value[locale] ?? '')),
  ),
  ...texts.flatMap(({ place, schema, value }) =>
    schema.prose && hasUnpaired(value) ? [problem(pathOf(place), value)] : [],
  ),
]

function hasUnpaired(text: string): boolean {
  return unpairedQuote(text) !== undefined
}

function problem(path: Path, text: string): Problem {
  const word = unpairedQuote(text) ?? ''
  return atValue('quote-unpaired', path, { parameters: { text: word }, word })
}
