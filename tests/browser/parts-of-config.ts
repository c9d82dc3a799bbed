import type { PageBase } from '../../schema/pages.ts'
import type { Section, SectionKind } from '../../schema/sections/section.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import type { Role } from './page-kinds.ts'

/** The first page of a role. */
export function pageOf({ pages }: SiteConfig, role: Role): PageBase {
  const found = Object.values(pages).find((page) => page.kind === 'page' && page.role === role)
  if (!found) throw new Error(`The site has no page of the role "${role}"`)
  return found
}

/** The first section of a kind on a page. */
export function sectionOf<Kind extends SectionKind>(page: PageBase, kind: Kind): Extract<Section, { kind: Kind }> {
  const found = Object.values(page.sections).find((section) => section.kind === kind)
  if (!found) throw new Error(`The page has no section of the kind "${kind}"`)
  return found as Extract<Section, { kind: Kind }>
}
