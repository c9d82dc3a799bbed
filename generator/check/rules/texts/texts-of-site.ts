import type { Path } from '../../../diagnostics/problem.ts'
import { mayNameDownload } from '../../../lib/files/download-types.ts'
import { compileMarkdown } from '../../../lib/markdown/compile-markdown.ts'
import { withoutLanguageMarks } from '../../../lib/markdown/language-marks.ts'
import { listDefinitions } from '../../../lib/markdown/link-definitions.ts'
import { splitVariants } from '../../../lib/markdown/split-variants.ts'
import type { LocalisedKind } from '../../../schema/site-schema.ts'
import { placePath } from '../../../schema/walk.ts'
import { type RuleInput, textPath } from '../rule-input.ts'

/** What was found in a text that visitors read, with the place of the text. */
interface ProseFinding<Found> {
  readonly found: Found
  readonly path: Path
}

const plainKinds: ReadonlySet<LocalisedKind> = new Set(['text'])
const allKinds: ReadonlySet<LocalisedKind> = new Set(['text', 'markdown'])

/**
 * Searches the texts that visitors read: those in all languages, then other prose. Allocates nothing for a text without findings.
 *
 * @param find returns what a text should not have; undefined for nearly all texts
 * @param options.markdown whether texts in Markdown count
 */
export function findInProse<Found>(
  { localised, texts }: Pick<RuleInput, 'localised' | 'texts'>,
  find: (text: string) => Found | undefined,
  { markdown = true } = {},
): ProseFinding<Found>[] {
  const kinds = markdown ? allKinds : plainKinds
  const findings: ProseFinding<Found>[] = []
  for (const { place, kind, value } of localised) {
    if (!kinds.has(kind)) continue
    for (const locale in value) {
      const found = find(value[locale] as string)
      if (found !== undefined) findings.push({ found, path: textPath(place, locale) })
    }
  }
  for (const { place, schema, value } of texts) {
    const isProse = schema.prose === 'plain' || (markdown && schema.prose === 'markdown')
    const found = isProse ? find(value) : undefined
    if (found !== undefined) findings.push({ found, path: placePath(place) })
  }
  return findings
}

/** A text in Markdown. Its path is computed on demand, since most texts have no problem. */
export interface MarkdownText {
  readonly text: string
  /** The locales in which it is shown; left out, all. */
  readonly locales?: readonly string[]
  readonly path: () => Path
}

/** The texts in Markdown: those in all languages, and the articles, which are written in one. */
export function markdownTexts({ localised, texts }: Pick<RuleInput, 'localised' | 'texts'>): MarkdownText[] {
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
      schema.prose === 'markdown' ? [{ text: value, ...(locales && { locales }), path: () => placePath(place) }] : [],
    ),
  ]
}

/** A link within a longer text. */
export interface TextLink extends Omit<MarkdownText, 'text'> {
  readonly target: string
  /** Whether it is the address of an image. */
  readonly isPicture: boolean
  /** Whether only a web address may stand there: a source (`cite`) or a variant of an image (`srcset`). */
  readonly isWebOnly: boolean
  /** Whether it is a bare address within words: it may be no address at all. */
  readonly isBare: boolean
}

/** The key of the page that a link of a text names: `page:contact#form` → `contact`. Undefined for any other link. */
export function linkedPage(target: string): string | undefined {
  return /^page:([^#]*)/.exec(target)?.[1]
}

/** The links in the Markdown texts of a site. */
export function collectLinks(site: RuleInput): TextLink[] {
  return markdownTexts(site).flatMap(findLinks)
}

/** Link targets: of an image or link in Markdown, also `page: key`, which is not valid there; of a link in HTML, or in angle brackets; and bare addresses outside of link texts and code. */
const linkTarget =
  /(!\[[^\]\n]*)?\]\(\s*(?:<([^>\n]+)>|((?:page: +)?[^)>\s]*))|<img\b[^>]*?\ssrc\s*=\s*["']?\s*([^"'\s>]+)|href\s*=\s*["']?\s*([^"'\s>]+)|\s(?:cite|longdesc)\s*=\s*["']?\s*([^"'\s>]+)|\ssrcset\s*=\s*("[^"]*|'[^']*|[^"'\s>]+)|<([a-z][a-z\d+.-]{1,31}:[^<>\s]+)>|(?<![("'=[`])(https?:\/\/[\p{L}\p{N}][^\s)<>"']*)/giu

function findLinks({ text, ...place }: MarkdownText): TextLink[] {
  const defined = text.includes(']:') ? listDefinitions(text) : []
  return [
    ...findWrittenLinks({ text: withoutDefined(text, new Set(defined.map(({ target }) => target))), ...place }),
    // Reference links: `[words][1]`, and below `[1]: https://example.org`.
    ...defined.map((found) => ({ ...found, isWebOnly: false, isBare: false, ...place })),
  ]
}

/** A text without the addresses of its definitions. */
function withoutDefined(text: string, targets: ReadonlySet<string>): string {
  if (targets.size === 0) return text
  return text.replace(
    /(\]:[\s>]*)(?:<([^>\n]*)>|([^\s<]\S*))/g,
    (whole, before: string, angled?: string, plain?: string) => (targets.has(angled ?? plain ?? '') ? before : whole),
  )
}

function findWrittenLinks({ text, ...place }: MarkdownText): TextLink[] {
  if (!text.includes('](') && !/href|src|cite|longdesc|http|<\w+:/i.test(text)) return []
  return [...withoutLanguageMarks(text).matchAll(linkTarget)].flatMap(
    ([, picture, angled, inline, image, attribute, source, variants, automatic, bare]) => {
      const kind = {
        isBare: bare !== undefined,
        isPicture: (picture ?? image ?? variants) !== undefined,
        isWebOnly: (source ?? variants) !== undefined,
      }
      const target = angled ?? inline ?? image ?? attribute ?? source ?? automatic
      const targets =
        variants === undefined ? [target ?? bare?.replace(/[.,;:!?*_~]+$/, '') ?? ''] : listVariants(variants)
      return targets.map((each) => ({ target: each, ...kind, ...place }))
    },
  )
}

/** The addresses in a `srcset`, which may begin with its quote. */
function listVariants(variants: string): string[] {
  return splitVariants(variants.replace(/^["']/, '')).map(({ address }) => address)
}

/** An image file that a configuration names. */
interface ImageFile {
  readonly name: string
  readonly path: () => Path
  /** Whether it is named within a Markdown text. */
  readonly isInText: boolean
}

/** The image files that a configuration names, in keys of their own and within texts. */
export function imageFiles(site: Pick<RuleInput, 'references' | 'localised' | 'texts'>): ImageFile[] {
  return [
    ...site.references.flatMap(({ kind, place, name }) =>
      kind === 'file' ? [{ name, path: () => placePath(place), isInText: false }] : [],
    ),
    ...markdownTexts(site).flatMap(({ text, path }) =>
      filesInText(text).pictures.map((name) => ({ name, path, isInText: true })),
    ),
  ]
}

/** The files that a Markdown text names, by their paths as it writes them: images that it shows, and files that its links lead to. */
export function filesInText(text: string): { readonly pictures: string[]; readonly kept: string[] } {
  const pictures: string[] = []
  const kept: string[] = []
  // A quick test: most texts have none, and compiling is slow.
  if (!/!\[|<img/i.test(text) && !mayNameDownload.test(text)) return { pictures, kept }
  compileMarkdown(text, {
    linkTo: (scheme, name) => {
      if (scheme === 'file') kept.push(name)
      return { href: '' }
    },
    findImage: (file) => {
      pictures.push(file)
      return { src: file }
    },
  })
  return { pictures, kept }
}
