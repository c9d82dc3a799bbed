import { atValue, type Path, type Problem } from '../diagnostics/problem.ts'
import { pathOf } from '../walk.ts'
import type { Rule } from './rule.ts'
import { textPath } from './site.ts'

/** A text neither begins nor ends with a space, and no two spaces stand side by side; the lines of longer texts are left alone. */
export const textsAreTidy: Rule = ({ localised, texts }) => [
  ...localised.flatMap(({ place, value }) =>
    Object.entries(value).flatMap(([locale, text]) => spaces(text, () => textPath(place, locale))),
  ),
  ...texts.flatMap(({ place, schema, value }) => (schema.minLength ? spaces(value, () => pathOf(place)) : [])),
]

function spaces(text: string, path: () => Path): Problem[] {
  const line = text.replace(/\n$/, '')
  if (line !== line.trim()) return [atValue('text-spaces', path(), { parameters: { kind: 'edge' } })]
  if (line.includes('  ') && !line.includes('\n'))
    return [atValue('text-spaces', path(), { parameters: { kind: 'double' } })]
  return []
}
