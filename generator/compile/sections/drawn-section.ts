import type { ReuseSection } from '../../../schema/sections/reuse.ts'
import type { Section } from '../../../schema/sections/section.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import { pageSections } from '../site-sections.ts'

/** The section itself, or the one of another page that it shows again. */
export function drawnBy(
  projection: Pick<LocaleProjection, 'findRoute'>,
  section: Section,
): Exclude<Section, ReuseSection> | undefined {
  if (section.kind !== 'reuse') return section
  const [page = '', key = ''] = section.section.split('.')
  // Of a page that is switched off, or not there in the language, texts may be missing.
  const owner = projection.findRoute(page)?.page
  const shown = owner && pageSections(owner)?.[key]
  return shown?.kind === 'reuse' ? undefined : shown
}
