import { atValue, type Path } from '../../diagnostics/problem.ts'
import { shownLength, shownWidth } from '../../lib/languages/shown-width.ts'
import { withoutLanguageMarks } from '../../lib/markdown/language-marks.ts'
import { listPublishedArticles, type Rule, type RuleInput, type RuleResult } from './rule-input.ts'
import { repeatedValues } from './texts/repetitions.ts'

const longestTitle = 60
const shortestDescription = 50
const longestDescription = 160

/** The most letters that search engines show of the text at a path; undefined where it does not matter. */
export function lengthLimit(path: Path): number | undefined {
  const limits: Readonly<Record<string, number>> = { title: longestTitle, description: longestDescription }
  return path.at(-2) === 'meta' || path[0] === 'metadata' ? limits[String(path.at(-1))] : undefined
}

interface MetaText {
  readonly locale: string
  readonly text: string
  readonly path: Path
}

/** Titles and descriptions have lengths that search engines show, and are unique in their locale. */
export const metadataSuitsSearch: Rule = (site) => {
  const titles = metaTexts(site, 'title')
  const descriptions = [...metaTexts(site, 'description'), ...articleTexts(site, 'description')]
  return [
    titles.map(titleLength),
    descriptions.map(descriptionLength),
    repeated('title-repeated', [...titles, ...articleTexts(site, 'title')]),
    repeated('description-repeated', descriptions),
  ]
}

function metaTexts({ config, pages, locales }: RuleInput, key: 'title' | 'description'): MetaText[] {
  const places = [
    { path: ['metadata', key] as Path, texts: config.metadata?.[key], locales },
    ...pages.map((page) => ({
      path: [...page.path, 'meta', key] as Path,
      texts: page.value.meta?.[key],
      locales: page.locales,
    })),
  ]
  return places.flatMap(({ path, texts, locales }) =>
    Object.entries(texts ?? {}).flatMap(([locale, text]) =>
      locales.includes(locale) && text ? [{ locale, text, path: [...path, locale] }] : [],
    ),
  )
}

function articleTexts({ pages }: RuleInput, key: 'title' | 'description'): MetaText[] {
  return pages.flatMap((page) =>
    listPublishedArticles(page).map(({ value: { [key]: text }, path }): MetaText => {
      return { locale: 'language' in page.value ? page.value.language : '', text, path: [...path, key] }
    }),
  )
}

function titleLength({ text, path }: MetaText): RuleResult {
  const { length, width, share } = measured(text)
  if (width <= longestTitle) return undefined
  return atValue('title-long', path, { length, limit: Math.floor(longestTitle * share) })
}

function descriptionLength({ text, path }: MetaText): RuleResult {
  const { length, width, share } = measured(text)
  if (width >= shortestDescription && width <= longestDescription) return undefined
  return atValue('description-length', path, {
    length,
    minimum: Math.ceil(shortestDescription * share),
    maximum: Math.floor(longestDescription * share),
  })
}

/** How long a text is in characters and in the room of letters, and how many of its characters take the room of one letter. */
function measured(text: string): { readonly length: number; readonly width: number; readonly share: number } {
  const shown = withoutLanguageMarks(text)
  const [length, width] = [shownLength(shown), shownWidth(shown)]
  return { length, width, share: width === 0 ? 1 : length / width }
}

function repeated(code: 'title-repeated' | 'description-repeated', texts: readonly MetaText[]): RuleResult {
  return repeatedValues(texts, ({ locale, text }) => `${locale} ${text.trim().toLowerCase()}`).map(
    ({ locale, path, related }) => atValue(code, path, { locale }, { related }),
  )
}
