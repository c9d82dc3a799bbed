import type { Path } from '../../diagnostics/problem.ts'
import { type MarkdownText, markdownTexts } from './markdown-texts.ts'
import type { Site } from './site.ts'

/** A link within a longer text. */
export interface TextLink {
  readonly target: string
  /** Whether a picture is shown from there. */
  readonly isPicture: boolean
  readonly path: () => Path
}

/** The links in the Markdown texts of a site. */
export function linksOf(site: Site): TextLink[] {
  return markdownTexts(site).flatMap(linksIn)
}

/** Targets: of a picture or link in Markdown, also `page: key`, which Markdown does not take for one; of a link in HTML; and bare `http://` addresses outside of link texts and code. */
const linkTarget =
  /(!\[[^\]\n]*)?\]\(\s*<?((?:page: +)?[^)>\s]*)|href\s*=\s*["']?([^"'\s>]+)|(?<![("'=[`])(http:\/\/[^\s)<>"']+)/g

function linksIn({ text, path }: MarkdownText): TextLink[] {
  if (!text.includes('](') && !text.includes('href') && !text.includes('http:')) return []
  return [...text.matchAll(linkTarget)].map(([, picture, inline, attribute, bare]) => ({
    target: inline ?? attribute ?? bare ?? '',
    isPicture: picture !== undefined,
    path,
  }))
}
