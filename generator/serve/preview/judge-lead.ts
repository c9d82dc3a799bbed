import { leadNames } from '../../../src/contact/lead-names.ts'
import type { LeadReceiver } from '../../compile/site-model.ts'
import type { ReceivedLead } from './lead-store.ts'

interface Delivery {
  readonly contentType: string | undefined
  /** Undefined where it is too large to be read. */
  readonly body: Buffer | undefined
  /** The forms whose leads are received at the address. */
  readonly forms: readonly LeadReceiver[]
}

/** Why a lead is refused: the status to answer with, and what is wrong. */
interface Refusal {
  readonly status: number
  readonly error: string
}

/** Returns the lead in a request, or why there is none. */
export function judgeLead({ contentType, body, forms }: Delivery): { readonly lead: ReceivedLead } | Refusal {
  const type = forms.some(({ to }) => to === 'netlify') ? 'application/x-www-form-urlencoded' : 'application/json'
  if ((contentType ?? '').split(';')[0]?.trim().toLowerCase() !== type)
    return { status: 415, error: `The content type is not ${type}` }
  if (!body) return { status: 413, error: 'The body has more than 256 kB' }
  const lead = type === 'application/json' ? parseObject(body) : fieldsIn(body)
  if (!lead) return { status: 400, error: 'The body is not a JSON object in UTF-8' }
  const nested = Object.keys(lead).filter((name) => typeof lead[name] === 'object')
  if (nested.length > 0) return { status: 400, error: `Neither a text nor true or false: ${nested.join(', ')}` }
  const form = forms.find(({ conversionType }) => conversionType === lead.conversion_type)
  const missing = [...leadNames, ...(form?.required ?? [])].filter((name) => isEmpty(lead, name))
  if (missing.length > 0) return { status: 400, error: `Missing: ${missing.join(', ')}` }
  if (!form) return { status: 400, error: `No form sends "${lead.conversion_type}" here` }
  if (typeof lead.conversion_id !== 'string') return { status: 400, error: 'conversion_id is not a text' }
  if (Number.isNaN(Date.parse(String(lead.timestamp)))) return { status: 400, error: 'timestamp is not a date' }
  return { lead: lead as ReceivedLead }
}

/** Whether a lead lacks something. A field may have the name of something that every object has. */
function isEmpty(lead: Readonly<Record<string, unknown>>, name: string): boolean {
  return !Object.hasOwn(lead, name) || lead[name] === false || String(lead[name]).trim() === ''
}

/** What browsers send of a form; boxes that are not ticked are none. */
function fieldsIn(body: Buffer): Record<string, unknown> {
  const { 'form-name': _name, ...fields } = Object.fromEntries(new URLSearchParams(String(body)))
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === 'false' ? false : value]))
}

function parseObject(body: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    // Not UTF-8, or not JSON: the caller reports it to the sender.
    return undefined
  }
}
