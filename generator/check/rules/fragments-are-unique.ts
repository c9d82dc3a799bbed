import { fragmentsIn } from '../../compile/fragments.ts'
import { atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { type MarkdownText, markdownTexts } from './markdown-texts.ts'
import type { Rule } from './rule.ts'
import type { Site } from './site.ts'

/** No two parts of a page have one name (`<h2 id="prices">`): links would lead to the first one only. */
export const fragmentsAreUnique: Rule = (site) => {
  const known = new Map<string, MarkdownText>()
  return markdownTexts(site).flatMap((text) =>
    fragmentsIn(text.text).flatMap((name): Problem[] => {
      const path = text.path()
      const id = JSON.stringify([pageOf(path, site), name])
      const first = known.get(id)
      if (!first) known.set(id, text)
      if (!first) return []
      return [
        atValue('place-repeated', path, {
          parameters: { name },
          word: name,
          related: [{ path: first.path(), at: 'value', word: name }],
        }),
      ]
    }),
  )
}

/** What tells pages apart: the key and the language of their texts. A text in one language is an article, a page of its own. */
function pageOf(path: Path, { locales }: Site): readonly unknown[] {
  const locale = path.at(-1)
  return locales.includes(String(locale)) ? [path[0], path[1], locale] : path
}
