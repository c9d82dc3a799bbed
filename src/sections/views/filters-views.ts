import { FilteredList } from '../../lists/list-filter.tsx'
import type { ListViews } from '../section-views.ts'

/** The views of this part of the app. */
export const filtersViews: ListViews = { filters: { FilteredList } }
