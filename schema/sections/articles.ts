import type { Action } from '../common.ts'
import type { HeadedSection } from './base.ts'

/** The newest articles of the blog; shown only while the blog is switched on. */
export interface ArticlesSection extends HeadedSection {
  /** The kind of section. */
  kind: 'articles'
  /** How many. @minimum 1 @maximum 12 @form wholeNumber @multipleOf 1 @default 3 */
  count?: number
  /** The link below them, such as to the blog. */
  action?: Action
}
