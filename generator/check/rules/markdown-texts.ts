import type { Path } from '../../diagnostics/problem.ts'
import { withoutLanguageMarks } from '../../lib/markdown/language-marks.ts'
import { pathOf } from '../../schema/walk.ts'
import { type Site, textPath } from './site.ts'

/** A text in Markdown. Its path is computed on demand, since most texts have no problem. */
export interface MarkdownText {
  readonly text: string
  /** The locales in which it is shown; left out, all. */
  readonly locales?: readonly string[]
  readonly path: () => Path
}

/** The texts in Markdown: those in all languages, and the articles, which are written in one. */
export function markdownTexts({ localised, texts }: Pick<Site, 'localised' | 'texts'>): MarkdownText[] {
  return [
    ...localised.flatMap(({ place, kind, value, locales }) =>
      kind === 'markdown'
        ? Object.entries(value).map(([locale, text]) => ({
            text,
            locales: locales?.includes(locale) === false ? [] : [locale],
            path: () => textPath(place, locale),
          }))
        : [],
    ),
    ...texts.flatMap(({ place, schema, value, locales }) =>
      schema.prose === 'markdown' ? [{ text: value, ...(locales && { locales }), path: () => pathOf(place) }] : [],
    ),
  ]
}

/** A link within a longer text. */
export interface TextLink extends Omit<MarkdownText, 'text'> {
  readonly target: string
  /** Whether a picture is shown from there. */
  readonly isPicture: boolean
  /** Whether it stands among words without marks: it may be no address at all. */
  readonly isBare: boolean
}

/** The links in the Markdown texts of a site. */
export function linksOf(site: Site): TextLink[] {
  return markdownTexts(site).flatMap(linksIn)
}

/** Targets: of a picture or link in Markdown, also `page: key`, which Markdown does not take for one; of a link in HTML, or between angles; and bare addresses outside of link texts and code. */
const linkTarget =
  /(!\[[^\]\n]*)?\]\(\s*(?:<([^>\n]+)>|((?:page: +)?[^)>\s]*))|<img\b[^>]*?\ssrc\s*=\s*["']?\s*([^"'\s>]+)|href\s*=\s*["']?\s*([^"'\s>]+)|<((?!https?:)[a-z][a-z\d+.-]{1,31}:[^<>\s]+)>|(?<![("'=[`])(https?:\/\/[\p{L}\p{N}][^\s)<>"']*)/giu

function linksIn({ text, ...place }: MarkdownText): TextLink[] {
  if (!text.includes('](') && !/href|src|http|<\w+:/i.test(text)) return []
  return [...withoutLanguageMarks(text).matchAll(linkTarget)].map(
    ([, picture, angled, inline, source, attribute, automatic, bare]) => ({
      target: angled ?? inline ?? source ?? attribute ?? automatic ?? bare?.replace(/[.,;:!?*_~]+$/, '') ?? '',
      isBare: bare !== undefined,
      isPicture: (picture ?? source) !== undefined,
      ...place,
    }),
  )
}
