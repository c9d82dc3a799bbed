import { checkFile } from '../../generator/check/check-file.ts'
import type { CompleteConfig } from '../../generator/compile/complete-config.ts'
import type { PageConfig, SectionsPage } from '../../schema/pages.ts'
import type { Section, SectionKind } from '../../schema/sections/section.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import type { LocalisedText } from '../../schema/texts.ts'
import { shippedSite } from './command.ts'

/** A configuration that leaves out nothing of what the tests read. */
export interface WholeConfig extends CompleteConfig {
  readonly metadata: Required<CompleteConfig['metadata']>
  readonly header: Required<CompleteConfig['header']>
  readonly footer: CompleteConfig['footer'] & { readonly rights: LocalisedText }
}

/** The shipped configuration; a copy of its own for each caller. */
export function readShippedConfig(): WholeConfig {
  const { config } = checkFile(shippedSite)
  if (!config) throw new Error('The shipped configuration is wrong')
  return config as WholeConfig
}

/** What a page is for: its role, or `blog`. */
export type Purpose = NonNullable<SectionsPage['role']> | 'blog'

/** The first page of a site that is for something, with its key. */
export function pageFor<C extends Pick<SiteConfig, 'pages'>>(
  { pages }: C,
  purpose: Purpose,
): { readonly key: string; readonly page: PageConfig } {
  const found = Object.entries(pages).find(([, page]) => purposeOf(page) === purpose)
  if (!found) throw new Error(`The site has no page for "${purpose}"`)
  return { key: found[0], page: found[1] }
}

/** What a page of the configuration is for; a service or an article is for something else. */
export function purposeOf(page: PageConfig | undefined): Purpose {
  if (!page) return 'other'
  return page.kind === 'blog' ? 'blog' : (page.role ?? 'other')
}

/** The first section of a kind of a page or service. */
export function sectionOf<Kind extends SectionKind>(
  { sections }: Pick<PageConfig, 'sections'>,
  kind: Kind,
): Extract<Section, { kind: Kind }> {
  const found = Object.values(sections).find((section) => section.kind === kind)
  if (!found) throw new Error(`The page has no section of the kind "${kind}"`)
  return found as Extract<Section, { kind: Kind }>
}
