import type { KindOf, SectionPart } from './section-parts.ts'
import type { ListViews, LoadedViews, ViewsOf } from './section-views.ts'

/** Loads each part of the app that draws sections. */
const parts: { readonly [Part in SectionPart]: () => Promise<ViewsOf<KindOf<Part>> & ListViews> } = {
  basic: () => import('./views/basic-views.ts').then(({ basicViews }) => basicViews),
  facts: () => import('./views/facts-views.ts').then(({ factsViews }) => factsViews),
  articles: () => import('./views/articles-views.ts').then(({ articlesViews }) => articlesViews),
  cards: () => import('./views/cards-views.ts').then(({ cardsViews }) => cardsViews),
  detail: () => import('./views/detail-views.ts').then(({ detailViews }) => detailViews),
  media: () => import('./views/media-views.ts').then(({ mediaViews }) => mediaViews),
  lists: () => import('./views/lists-views.ts').then(({ listsViews }) => listsViews),
  embed: () => import('./views/embed-views.ts').then(({ embedViews }) => embedViews),
  filters: () => import('./views/filters-views.ts').then(({ filtersViews }) => filtersViews),
  search: () => import('./views/search-views.ts').then(({ searchViews }) => searchViews),
  form: () => import('./views/form-views.ts').then(({ formViews }) => formViews),
}

/** All parts of the app that draw sections. */
export const sectionParts = Object.keys(parts) as SectionPart[]

/** Loads the views of some parts of the app. */
export async function loadViews(names: readonly SectionPart[] = []): Promise<LoadedViews> {
  return Object.assign({}, ...(await Promise.all(names.map((name) => parts[name]()))))
}
