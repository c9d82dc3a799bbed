import type { Path } from '../diagnostics/problem.ts'
import type { LocalisedKind } from '../site-schema.ts'
import { pathOf } from '../walk.ts'
import { type Site, textPath } from './site.ts'

/** A text that visitors read. */
export interface ProseText {
  readonly text: string
  readonly path: Path
}

const plainKinds: ReadonlySet<LocalisedKind> = new Set(['text', 'optional'])
const allKinds: ReadonlySet<LocalisedKind> = new Set([...plainKinds, 'markdown'])

/**
 * The texts that visitors read and that satisfy a predicate: those in all languages, then other prose. Usually there are none, and
 * nothing is allocated for those that do not.
 *
 * @param options.markdown whether texts in Markdown count
 */
export function proseWhere(
  { localised, texts }: Pick<Site, 'localised' | 'texts'>,
  isMeant: (text: string) => boolean,
  { markdown = true } = {},
): ProseText[] {
  const kinds = markdown ? allKinds : plainKinds
  const found: ProseText[] = []
  for (const { place, kind, value } of localised) {
    if (!kinds.has(kind)) continue
    for (const locale in value) {
      const text = value[locale] as string
      if (isMeant(text)) found.push({ text, path: textPath(place, locale) })
    }
  }
  for (const { place, schema, value: text } of texts) {
    const isProse = schema.prose === 'plain' || (markdown && schema.prose === 'markdown')
    if (isProse && isMeant(text)) found.push({ text, path: pathOf(place) })
  }
  return found
}
