import type { ContactForm, FormField } from '../content/page-content.ts'

/** What the visitor entered, by field name: a text, or whether a checkbox is ticked. */
export type FormValues = Readonly<Record<string, string | boolean>>

/** A lead as the receiver gets it: the values of the fields, with where and when they were sent. */
export interface Lead {
  readonly [field: string]: string | boolean | undefined
  readonly conversion_type: string
  /** The same each time the lead is sent, so that the receiver can drop duplicates. */
  readonly conversion_id: string
  readonly timestamp: string
  readonly locale: string
  readonly page_url: string
  readonly user_agent: string
  /** Present if the form was probably filled in by a machine. */
  readonly suspect?: true
}

/** The names of the properties that a lead may have beside the form's fields. */
export type OwnName = keyof { [Name in keyof Lead as string extends Name ? never : Name]: Lead[Name] }

interface LeadOptions {
  readonly form: ContactForm
  readonly values: FormValues
  readonly locale: string
  /** Whether the form was probably filled in by a machine. */
  readonly suspect: boolean
}

/** Creates a lead from what was entered, with a new id. */
export function createLead({ form, values, locale, suspect }: LeadOptions): Lead {
  const now = Date.now()
  return {
    ...fieldValues(form.fields, values),
    conversion_type: form.conversionType,
    conversion_id: `${form.conversionIdPrefix}${now}_${randomSuffix()}`,
    timestamp: new Date(now).toISOString(),
    locale,
    page_url: window.location.href,
    user_agent: navigator.userAgent,
    ...(suspect && { suspect }),
  }
}

/** Whether a lead has the values that are entered now: then sending them again repeats that lead. */
export function isRepeat(lead: Lead, { fields }: ContactForm, values: FormValues): boolean {
  return Object.entries(fieldValues(fields, values)).every(([name, value]) => lead[name] === value)
}

/** Whether a required field is empty. */
export function isIncomplete(fields: readonly FormField[], values: FormValues): boolean {
  const entered = fieldValues(fields, values)
  return fields.some(({ name, required }) => required !== undefined && !entered[name])
}

/** Returns the values of an untouched form. */
export function emptyValues(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(fields.map(({ name, type }) => [name, type === 'checkbox' ? false : '']))
}

function fieldValues(fields: readonly FormField[], values: FormValues): FormValues {
  return Object.fromEntries(
    fields.map(({ name }) => {
      const value = values[name] ?? ''
      return [name, typeof value === 'string' ? value.trim() : value]
    }),
  )
}

function randomSuffix(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return high.toString(36) + low.toString(36)
}
