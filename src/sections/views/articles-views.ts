import type { KindOf } from '../section-parts.ts'
import type { ViewsOf } from '../section-views.ts'
import { ArticlesView } from './articles-view.tsx'

/** The views of this part of the app. */
export const articlesViews: ViewsOf<KindOf<'articles'>> = { articles: ArticlesView }
