import type { Action, Newsletter } from '../common.ts'
import type { LocalisedText } from '../texts.ts'
import type { FreeSection } from './base.ts'

/** The articles of the blog; shown only while the blog is switched on. */
export interface ArticlesSection extends FreeSection {
  /** The kind of section. */
  kind: 'articles'
  /**
   * The key of a category: only its articles are shown. Left out, those of all.
   * @reference category
   * @minLength 1
   * @examples ["guides"]
   */
  category?: string
  /** How many of the newest; left out, all, in the order of this file. @minimum 1 @form wholeNumber @multipleOf 1 */
  count?: number
  /** How many stand on a page; the others follow on pages with addresses of their own. Left out, all stand on one. A page has one such list. @minimum 1 @form wholeNumber @multipleOf 1 */
  perPage?: number
  /** The heading of the list of categories beside them; left out, there is no such list. */
  categories?: LocalisedText
  /** The box beside them that invites to the newsletter. */
  newsletter?: Newsletter
  /** The link below them, such as to the blog. */
  action?: Action
}
