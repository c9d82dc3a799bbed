import type { Path } from '../../diagnostics/problem.ts'
import { pathOf } from '../../schema/walk.ts'
import { type Site, textPath } from './site.ts'

/** A text in Markdown. Its path is computed on demand, since most texts have no problem. */
export interface MarkdownText {
  readonly text: string
  readonly path: () => Path
}

/** The texts in Markdown: those in all languages, and the articles, which are written in one. */
export function markdownTexts({ localised, texts }: Pick<Site, 'localised' | 'texts'>): MarkdownText[] {
  return [
    ...localised.flatMap(({ place, kind, value }) =>
      kind === 'markdown'
        ? Object.entries(value).map(([locale, text]) => ({ text, path: () => textPath(place, locale) }))
        : [],
    ),
    ...texts.flatMap(({ place, schema, value }) =>
      schema.prose === 'markdown' ? [{ text: value, path: () => pathOf(place) }] : [],
    ),
  ]
}
