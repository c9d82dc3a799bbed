import { atValue } from '../../diagnostics/problem.ts'
import { findInProse } from './find-in-prose.ts'
import type { Rule } from './rule.ts'

/** Plain texts have no mark-up: visitors would see its characters. */
export const plainTextsArePlain: Rule = (site) =>
  findInProse(site, signIn, { markdown: false }).map(({ found, path }) =>
    atValue('markup-in-text', path, { parameters: { sign: found }, word: found }),
  )

/** The first formatting mark. The expensive expressions run only if a cheap search finds their character. */
function signIn(text: string): string | undefined {
  const found =
    (text.includes('<') && /<\/?[a-z][a-z\d]*(\s[^<>]*)?\/?>/i.exec(text)) ||
    (text.includes('*') && /\*\*[^*\n]+\*\*|(?<![*\w])\*[^\s*][^*\n]*(?<!\s)\*(?![*\w])/.exec(text)) ||
    (text.includes('](') && /\[[^\]\n]*\]\([^)\n]*\)/.exec(text)) ||
    (text.includes('&') && /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i.exec(text)) ||
    (text.includes('\\') && /\\[n"]/.exec(text)) ||
    /^(?:#{1,6} |[•·▪◦‣●]\s)/.exec(text)
  return found ? found[0].trim() : undefined
}
