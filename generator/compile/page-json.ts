import { memoizeWeak } from '../lib/memoize.ts'
import type { PageModel } from './site-model.ts'

/** The content of a page as JSON. Made once: the choice of letters, the data of the app and the typed modules all need it. */
export const pageJson = memoizeWeak((page: PageModel['page']): string => JSON.stringify(page))
