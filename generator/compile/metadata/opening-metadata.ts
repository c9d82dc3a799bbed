import { shownWidth } from '../../lib/languages/shown-width.ts'
import { withoutLanguageMarks } from '../../lib/markdown/language-marks.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import type { ConfiguredPage, EntryPage } from '../routes/site-pages.ts'
import { findOpening } from '../site-sections.ts'

/** What search results show of a title and of a description, in the room of letters. */
const longest = { title: 60, description: 160 }

/** The title and the description of a page that has none of its own, made of its opening; undefined if it has no opening in the locale. */
export function openingMetadata(
  projection: LocaleProjection,
  page: ConfiguredPage | EntryPage,
): { readonly title: string; readonly description: string } | undefined {
  const { config, locale } = projection
  const opening = findOpening(page, locale)
  const written = opening?.title[locale]
  if (written === undefined) return undefined
  const title = withoutLanguageMarks(written)
  const named = `${title} – ${config.site.name}`
  const subtitle = withoutLanguageMarks(opening?.subtitle?.[locale] ?? title)
  return {
    title: shownWidth(named) > longest.title ? title : named,
    description: shortened(subtitle, projection.localeTag()),
  }
}

/** Shortens a text to whole sentences, else to whole words. */
export function shortened(text: string, tag: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (shownWidth(line) <= longest.description) return line
  const sentences = upTo(line, { tag, granularity: 'sentence', limit: longest.description })
  return sentences || `${upTo(line, { tag, granularity: 'word', limit: longest.description - 1 })}…`
}

interface Cut {
  readonly tag: string
  readonly granularity: 'sentence' | 'word'
  readonly limit: number
}

function upTo(text: string, { tag, granularity, limit }: Cut): string {
  let end = 0
  for (const { index, segment } of new Intl.Segmenter(tag, { granularity }).segment(text)) {
    if (shownWidth(text.slice(0, index) + segment.trimEnd()) > limit) break
    end = index + segment.length
  }
  return text.slice(0, end).trim()
}
