import type { ContactInfo, PointList } from '../common.ts'
import type { FormRef } from '../texts.ts'
import type { HeadedSection } from './base.ts'

/** A form, which is described under `forms`, with ways to reach the company and reasons beside it. A page has each form once at most. */
export interface FormSection extends HeadedSection {
  /** The kind of section. */
  kind: 'form'
  /** How it stands: with the ways to reach the company beside it, in the middle with these below it, or as one sheet whose half in the brand colour has them. @default beside */
  look?: 'beside' | 'centred' | 'panel'
  /** The form that is shown. It may be left out where the site has one form only. */
  form?: FormRef
  /** The ways to reach the company; their values stand under `contactDetails`. */
  info?: ContactInfo
  /** The reasons beside the form. */
  reasons?: PointList
}
