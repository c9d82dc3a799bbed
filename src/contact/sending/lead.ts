import { bareWords } from '../../content/marked-words.ts'
import type { FormContent, FormField } from '../../content/page-content.ts'
import type { FormValues } from '../values/form-values.ts'
import { shownFields } from '../values/shown-fields.ts'
import { consentNames } from './consent-names.ts'

/** A lead as the receiver gets it: the values of the fields, with where and when they were sent. */
export interface Lead {
  readonly [field: string]: string | boolean | undefined
  readonly conversion_type: string
  /**
   * The same each time the lead is sent, so that the receiver can drop duplicates. Its random part begins with "suspect" if the form was probably
   * filled in by a machine; behind "_after_" is the id of an earlier lead with other values that was not acknowledged.
   */
  readonly conversion_id: string
  readonly timestamp: string
  readonly locale: string
  readonly page_url: string
  readonly user_agent: string
}

/** The names of the properties that a lead may have beside the form's fields. */
export type OwnName = keyof { [Name in keyof Lead as string extends Name ? never : Name]: Lead[Name] }

interface LeadOptions {
  readonly form: FormContent
  readonly values: FormValues
  readonly locale: string
  /** Whether the form was probably filled in by a machine. */
  readonly suspect: boolean
  /** An earlier lead with other values that was sent and not acknowledged. */
  readonly follows?: Lead | undefined
}

/** Creates a lead from what was entered, with a new id. */
export function createLead({ form, values, locale, suspect, follows }: LeadOptions): Lead {
  const now = Date.now()
  return {
    ...fieldValues(form.fields, values),
    ...consents(form.fields, values),
    conversion_type: form.conversionType,
    conversion_id: `${form.conversionIdPrefix}${now}_${suspect ? 'suspect' : ''}${randomSuffix()}${follows ? `_after_${follows.conversion_id}` : ''}`,
    timestamp: new Date(now).toISOString(),
    locale,
    page_url: window.location.href,
    user_agent: navigator.userAgent,
  }
}

/** Whether a lead has the current values: then sending them repeats that lead. */
export function isRepeat(lead: Lead, fields: readonly FormField[], values: FormValues): boolean {
  return Object.entries(fieldValues(fields, values)).every(([name, value]) => lead[name] === value)
}

/** Whether a required field is empty. */
export function isIncomplete(fields: readonly FormField[], values: FormValues): boolean {
  const entered = fieldValues(fields, values)
  return shownFields(fields, values).some(({ name, required }) => required !== undefined && !entered[name])
}

/** Returns the values of an untouched form. */
export function emptyValues(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(fields.map(({ name, type }) => [name, type === 'checkbox' ? false : '']))
}

function fieldValues(fields: readonly FormField[], values: FormValues): FormValues {
  return Object.fromEntries(
    shownFields(fields, values).map(({ name }) => {
      // A field may be named like a property of every object.
      const value = Object.hasOwn(values, name) ? (values[name] ?? '') : ''
      return [name, typeof value === 'string' ? value.trim() : value]
    }),
  )
}

/** The consents: for each ticked box whose text has a version, the text and the version. */
function consents(fields: readonly FormField[], values: FormValues): FormValues {
  return Object.fromEntries(
    shownFields(fields, values).flatMap((field) => {
      if (field.type !== 'checkbox' || field.version === undefined || values[field.name] !== true) return []
      const text = field.link ? `${field.label} ${field.link.label}` : field.label
      const said = [bareWords(text), field.version]
      return consentNames(field).map((name, index): [string, string] => [name, said[index] ?? ''])
    }),
  )
}

function randomSuffix(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return high.toString(36) + low.toString(36)
}
