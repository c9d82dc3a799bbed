import { atValue, type Path, type Problem } from '../diagnostics/problem.ts'
import { pathOf } from '../walk.ts'
import { localesWhere } from './locales-where.ts'
import type { Rule } from './rule.ts'
import { textPath } from './site.ts'

/** No text begins or ends with a space, and no text of one line has two in a row. */
export const textsAreTidy: Rule = ({ localised, texts }) => [
  ...localised.flatMap(({ place, value }) =>
    localesWhere(value, isUntidy).map((locale) => problem(textPath(place, locale), value[locale] ?? '')),
  ),
  ...texts.flatMap(({ place, schema, value }) =>
    schema.prose && isUntidy(value) ? [problem(pathOf(place), value)] : [],
  ),
]

function isUntidy(text: string): boolean {
  const line = withoutLineEnd(text)
  return line.length !== line.trim().length || (line.includes('  ') && !line.includes('\n'))
}

function problem(path: Path, text: string): Problem {
  const line = withoutLineEnd(text)
  return atValue('text-spaces', path, { parameters: { kind: line === line.trim() ? 'double' : 'edge' } })
}

function withoutLineEnd(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text
}
