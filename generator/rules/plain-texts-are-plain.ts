import { atValue, type Path, type Problem } from '../diagnostics/problem.ts'
import { pathOf } from '../walk.ts'
import { localesWhere } from './locales-where.ts'
import type { Rule } from './rule.ts'
import { textPath } from './site.ts'

/** Plain texts have no mark-up: visitors would see its characters. */
export const plainTextsArePlain: Rule = ({ localised, texts }) => [
  ...localised.flatMap(({ place, kind, value }) =>
    kind === 'text' || kind === 'optional'
      ? localesWhere(value, hasSign).map((locale) => problem(textPath(place, locale), value[locale] ?? ''))
      : [],
  ),
  ...texts.flatMap(({ place, schema, value }) =>
    schema.prose === 'plain' && hasSign(value) ? [problem(pathOf(place), value)] : [],
  ),
]

function hasSign(text: string): boolean {
  return signIn(text) !== undefined
}

/** The first formatting mark. The expensive expressions run only if a cheap search finds their character. */
function signIn(text: string): string | undefined {
  const found =
    (text.includes('<') && /<\/?[a-z][a-z\d]*(\s[^<>]*)?\/?>/i.exec(text)) ||
    (text.includes('*') && /\*\*[^*\n]+\*\*|(?<![*\w])\*[^\s*][^*\n]*(?<!\s)\*(?![*\w])/.exec(text)) ||
    (text.includes('](') && /\[[^\]\n]*\]\([^)\n]*\)/.exec(text)) ||
    (text.includes('&') && /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i.exec(text)) ||
    (text.startsWith('#') && /^#{1,6} /.exec(text))
  return found ? found[0].trim() : undefined
}

function problem(path: Path, text: string): Problem {
  const sign = signIn(text) ?? ''
  return atValue('markup-in-text', path, { parameters: { sign }, word: sign })
}
