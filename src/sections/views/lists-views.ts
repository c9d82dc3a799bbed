import { EntryPage } from '../entry-page.tsx'
import { ListPages } from '../list-pages.tsx'
import type { ListViews } from '../section-views.ts'

/** The views of this part of the app. */
export const listsViews: ListViews = { lists: { Pager: ListPages }, menus: { EntryPage } }
