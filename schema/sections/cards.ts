import type { Action } from '../common.ts'
import type { FieldKey } from '../fields.ts'
import type { CollectionRef, PageRef } from '../texts.ts'
import type { HeadedSection } from './base.ts'

/**
 * The services, the entries of another collection, or other pages, each with a link to its own page.
 * @atMostOne pages collection
 */
export interface CardsSection extends HeadedSection {
  /** The kind of section. */
  kind: 'cards'
  /** How they stand: as cards, or as a list with all that each includes. @default cards */
  look?: 'cards' | 'list'
  /** The pages and services, in their order; left out, all services of this file. @minItems 1 */
  pages?: PageRef[]
  /** The key of another collection, all of whose entries are shown. */
  collection?: CollectionRef
  /** Whether each is shown with its document, picture or icon; otherwise by its words alone. @default true */
  pictured?: boolean
  /** On the page of an entry: only those others that have the same value in this field, such as its district; a field is named by its key. */
  sharing?: FieldKey
  /** Only what is still to come, by its day, the next first; or only what is past, the latest first. The day is the first of the facts that is one, held against that of the build. */
  only?: 'coming' | 'past'
  /** The field by which they are sorted, named by its key: a number, an amount, a day or a time. Left out, they stand in the order of this file, or of what `only` says. */
  sortedBy?: FieldKey
  /** With `sortedBy`: whether the largest, or the latest, stand first. @default false */
  descending?: boolean
  /** How many are shown, of the first of them; left out, all. @minimum 1 @form wholeNumber @multipleOf 1 */
  count?: number
  /**
   * How many are shown before a visitor asks for all; left out, all are shown.
   * @minimum 1
   * @form wholeNumber
   * @multipleOf 1
   */
  collapsed?: number
  /**
   * How many stand on a page; the others follow on pages with addresses of their own. Left out, all stand on one. A page has one such list.
   * @minimum 1
   * @form wholeNumber
   * @multipleOf 1
   */
  perPage?: number
  /** The link below them, such as to all of them. */
  action?: Action
}
