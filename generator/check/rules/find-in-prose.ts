import type { Path } from '../../diagnostics/problem.ts'
import type { LocalisedKind } from '../../schema/site-schema.ts'
import { pathOf } from '../../schema/walk.ts'
import { type Site, textPath } from './site.ts'

/** What was found in a text that visitors read, with the place of the text. */
interface ProseFinding<Found> {
  readonly found: Found
  readonly path: Path
}

const plainKinds: ReadonlySet<LocalisedKind> = new Set(['text'])
const allKinds: ReadonlySet<LocalisedKind> = new Set(['text', 'markdown'])

/**
 * Searches the texts that visitors read: those in all languages, then other prose. Usually nothing is found, and nothing is allocated for
 * a text in which there is nothing.
 *
 * @param find returns what a text should not have; undefined for nearly all texts
 * @param options.markdown whether texts in Markdown count
 */
export function findInProse<Found>(
  { localised, texts }: Pick<Site, 'localised' | 'texts'>,
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
    if (found !== undefined) findings.push({ found, path: pathOf(place) })
  }
  return findings
}
