import { compileSite } from '../../generator/compile-site.ts'
import type { Section } from '../../schema/sections/section.ts'
import type { LocalisedText } from '../../schema/texts.ts'
import { renderPage } from '../../src/entry-server.tsx'
import { parseHtml } from '../site/parse-html.ts'
import { readShippedConfig } from '../site/shipped-config.ts'

/** Without its photos, which lie beside its own file. */
const shipped: ReturnType<typeof readShippedConfig> = JSON.parse(
  JSON.stringify(readShippedConfig(), (key, value) => (key === 'photo' ? undefined : value)),
)

/** One text for all languages. */
export function inAll(text: string): LocalisedText {
  return Object.fromEntries(Object.keys(shipped.locales).map((key) => [key, text]))
}

/** What a test may look for in sections that were compiled and rendered. */
export interface RenderedSections {
  readonly page: Element
  /** The elements that a selector finds in a section. */
  all(section: string, selector: string): Element[]
  /** Their texts, with all white space made single. */
  texts(section: string, selector: string): string[]
}

interface Options {
  readonly sections: Readonly<Record<string, Section>>
  readonly locale: string
  /** The configuration file, to which the paths of images and files are relative. */
  readonly file?: string
}

/** Compiles and renders sections, below an opening, in a page of the shipped site. */
export async function renderSections({
  sections,
  locale,
  file = 'site.config.yaml',
}: Options): Promise<RenderedSections> {
  const config = structuredClone(shipped)
  // The photos of its openings and closings do not lie around another file.
  for (const page of [...Object.values(config.pages), ...Object.values(config.services ?? {})])
    for (const section of Object.values('sections' in page ? (page.sections ?? {}) : {}))
      if (section.kind === 'opening' || section.kind === 'closing') delete section.image
  const opening: Section = { kind: 'opening', title: inAll('Details'), subtitle: inAll('All of them.') }
  config.pages.details = {
    kind: 'page',
    label: inAll('Details'),
    slug: inAll('details'),
    sections: { opening, ...sections },
  }
  const { model } = await compileSite(config, file)
  const found = model.pages.find(({ route }) => route.key === 'details' && route.locale === locale)
  const shell = model.locales.find((one) => one.locale === locale)?.shell
  if (!found || !shell) throw new Error('The page was not compiled')
  const html = await renderPage({ shell, page: found.page, path: found.route.path })
  const page = parseHtml(html).body
  const all = (section: string, selector: string) => [...page.querySelectorAll(`#${section} ${selector}`)]
  return {
    page,
    all,
    texts: (section, selector) =>
      all(section, selector).map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
  }
}
