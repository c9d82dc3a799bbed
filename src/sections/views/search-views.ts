import { SearchResultsPage } from '../../search/search-results-page.tsx'
import type { ListViews } from '../section-views.ts'

/** The views of this part of the app. */
export const searchViews: ListViews = { search: { SearchResultsPage } }
