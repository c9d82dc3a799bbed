import { atValue, type Problem } from '../diagnostics/problem.ts'
import { type ProseText, proseWhere } from './prose-where.ts'
import type { Rule } from './rule.ts'
import { unpairedQuote } from './unpaired-quote.ts'

/** Each quotation mark of a text has its partner: a stray one, as after quotes around a value were taken out, would be published. */
export const quotesArePaired: Rule = (site) => proseWhere(site, hasUnpaired).map(problem)

function hasUnpaired(text: string): boolean {
  return unpairedQuote(text) !== undefined
}

function problem({ text, path }: ProseText): Problem {
  const word = unpairedQuote(text) ?? ''
  return atValue('quote-unpaired', path, { parameters: { text: word }, word })
}
