import type { CollectionEntry } from '../../schema/collections.ts'
import type { Sections } from '../../schema/pages.ts'
import type { OpeningSection } from '../../schema/sections/opening.ts'
import type { PageModule, ShownSection, TemplateContent, TemplateName } from '../../src/content/page-content.ts'
import { searchIndexFile } from '../../src/search/search-index.ts'
import { dataFolder } from '../lib/addresses/data-address.ts'
import { textDirection } from '../lib/languages/language-facts.ts'
import { nullObject } from '../lib/plain-map.ts'
import { sectionForHours } from './contact/hours-places.ts'
import { articleContent } from './lists/blog-content.ts'
import { ticketDays } from './lists/choose-entries.ts'
import { listPageLabel } from './lists/list-pages.ts'
import { sideMenu } from './lists/side-menu.ts'
import type { LocaleProjection } from './locale-projection.ts'
import { arrangeSections } from './looks/arrange-sections.ts'
import { resolveLook } from './looks/directions.ts'
import { footForm } from './looks/foot-form.ts'
import { breadcrumbsTo } from './routes/breadcrumbs.ts'
import type { PageRoute } from './routes/routes.ts'
import { searchPageKey } from './routes/search-page.ts'
import type { EntryPage } from './routes/site-pages.ts'
import { listFacts } from './sections/entry-facts.ts'
import { type SectionPlace, shownSections } from './sections/shown-sections.ts'
import { findOpening } from './site-sections.ts'
import { eventCalendar } from './structured-data/event-calendar.ts'

/** A page with its content in its locale. */
export interface PageWithContent {
  readonly route: PageRoute
  readonly content: TemplateContent[TemplateName]
}

/** A template with content that it takes. */
type FilledTemplate = { [Name in TemplateName]: Pick<PageModule<Name>, 'template' | 'content'> }[TemplateName]

type FilledPage = Extract<FilledTemplate, { template: 'page' }>

/** The template of a page and its content in one locale. The projection gathers what the content refers to. */
export function compileContent(projection: LocaleProjection, route: PageRoute): FilledTemplate {
  const { page } = route
  if (page.type === 'article') {
    const foot = footForm(projection, page.key, [])
    return { template: 'article', content: { ...articleContent(projection, page), sections: foot ? [foot] : [] } }
  }
  const { key, config } = page
  const fill = (sections: readonly ShownSection[]) => filledPage(projection, { route, key, sections })
  const list = projection.table.lists?.find(page, route.locale)
  const place = list && { list: { section: list.section, number: route.list?.number ?? 1, page: key } }
  if (route.list) return fill(laterPage(projection, config.sections, { ...place, route }))
  if (key === searchPageKey) return withSearch(projection, fill(shownSections(projection, config.sections, {})))
  if (page.type === 'page') {
    const isContact = page.config.kind === 'page' && page.config.role === 'contact'
    const hours = isContact ? sectionForHours(projection, config.sections) : undefined
    return fill(withOpened(projection, shownSections(projection, config.sections, { ...place, hours }), key))
  }
  const facts = listFacts(projection, page.collection.fields, {
    facts: page.config.facts,
    dates: page.config.dates,
    place: 'page',
    until: projection.once(ticketDays).get(key),
  })
  const calendar = eventCalendar(projection, page)
  const sections = facts.length > 0 || calendar ? withFacts(config.sections) : config.sections
  const owner = { key, facts, ...(calendar && { calendar }) }
  return withMenu(
    projection,
    page,
    fill(withPrice(projection, shownSections(projection, sections, { ...place, owner }), page.config)),
  )
}

/** The page for what is found by the search, with the address of its index. */
function withSearch({ config, locale }: LocaleProjection, { content }: FilledPage): FilledTemplate {
  return {
    template: 'page',
    content: { ...content, search: dataFolder(config.site.folder) + searchIndexFile(locale) },
  }
}

/** The page of an entry with the menu of its collection, if that has one. */
function withMenu(projection: LocaleProjection, page: EntryPage, { content }: FilledPage): FilledPage {
  const menu = sideMenu(projection, page)
  return { template: 'page', content: { ...content, ...(menu && { menu }) } }
}

interface Filling {
  readonly route: PageRoute
  readonly key: string
  readonly sections: readonly ShownSection[]
}

/** A page with its label, and its sections in their layout. */
function filledPage(projection: LocaleProjection, { route, key, sections: shown }: Filling): FilledPage {
  const { theme } = projection.config
  const sections = arrangeSections(shown, {
    isHome: breadcrumbsTo(projection.table, route).length < 2,
    isRightToLeft: textDirection(projection.localeTag()) === 'rtl',
    light: projection.context.light,
    isBarOver: resolveLook(theme).bar === 'over',
    ...(theme.direction && { direction: theme.direction }),
  })
  const foot = footForm(projection, key, shown)
  const label = route.list ? listPageLabel(projection, route.list.number) : projection.pageLabel(key)
  return { template: 'page', content: { label, sections: foot ? [...sections, foot] : sections } }
}

/** The sections of a page of a list after the first: the title of the page, and the list. */
function laterPage(
  projection: LocaleProjection,
  sections: Sections,
  { route, ...place }: SectionPlace & { readonly route: PageRoute },
): readonly ShownSection[] {
  const { section = '', number = 1 } = route.list ?? {}
  const owner = route.page.type === 'entry' ? { owner: { key: route.page.key, facts: [] } } : {}
  const list = Object.entries(sections).filter(([key]) => key === section)
  const opening = findOpening(route.page, projection.locale)
  const title = opening && projection.plain('Section', { kind: 'opening', title: opening.title } as OpeningSection)
  const named = { ...title, kind: 'opening', id: 'opening', subtitle: listPageLabel(projection, number), artefacts: [] }
  return [named as ShownSection<'opening'>, ...shownSections(projection, nullObject(list), { ...owner, ...place })]
}

/** The sections of a page: where forms lead to it once they are sent, its opening has the buttons to what opens then. */
function withOpened(projection: LocaleProjection, sections: readonly ShownSection[], key: string) {
  const forms = Object.values(projection.config.forms).filter(({ thanks }) => thanks === key)
  const opened = forms.flatMap(({ opensAfter }) => (opensAfter ? [projection.plain('Action', opensAfter)] : []))
  if (opened.length === 0) return sections
  return sections.map((section) => {
    return section.kind === 'opening' ? { ...section, opened } : section
  })
}

/** The sections of an entry's page: its opening says what it costs. */
function withPrice(
  projection: LocaleProjection,
  sections: readonly ShownSection[],
  { price }: CollectionEntry,
): readonly ShownSection[] {
  if (!price) return sections
  const shown = projection.plain('EntryPrice', price)
  return sections.map((section) => (section.kind === 'opening' ? { ...section, price: shown } : section))
}

/** The sections of an entry with its facts, which stand below the opening where no section has them. */
function withFacts(sections: Sections): Sections {
  const all = Object.entries(sections)
  if (all.some(([, { kind }]) => kind === 'facts')) return sections
  const key = Object.hasOwn(sections, 'facts') ? 'entry-facts' : 'facts'
  return nullObject([...all.slice(0, 1), [key, { kind: 'facts' }], ...all.slice(1)])
}
