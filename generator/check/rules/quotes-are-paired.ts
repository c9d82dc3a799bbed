import { atValue } from '../../diagnostics/problem.ts'
import { findInProse } from './find-in-prose.ts'
import type { Rule } from './rule.ts'
import { unpairedQuote } from './unpaired-quote.ts'

/** Each quotation mark of a text has its partner: a stray one, as after quotes around a value were taken out, would be published. */
export const quotesArePaired: Rule = (site) =>
  findInProse(site, unpairedQuote).map(({ found, path }) =>
    atValue('quote-unpaired', path, { parameters: { text: found }, word: found }),
  )
