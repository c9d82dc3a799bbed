import { leadNames } from '../../../src/contact/lead-names.ts'
import type { ReceivedLead } from './lead-store.ts'

interface Delivery {
  readonly contentType: string | undefined
  readonly body: string
  /** The fields that a lead must have. */
  readonly required: readonly string[]
}

/** Returns the lead in a request, or the status to answer with and what is wrong. */
export function judgeLead({
  contentType,
  body,
  required,
}: Delivery): { lead: ReceivedLead } | { status: number; error: string } {
  if (!contentType?.startsWith('application/json'))
    return { status: 415, error: 'The content type is not application/json' }
  const lead = parseObject(body)
  if (!lead) return { status: 400, error: 'The body is not a JSON object' }
  const missing = [...leadNames, ...required].filter(
    (name) => lead[name] === undefined || lead[name] === '' || lead[name] === false,
  )
  if (missing.length > 0) return { status: 400, error: `Missing: ${missing.join(', ')}` }
  if (typeof lead.conversion_id !== 'string') return { status: 400, error: 'conversion_id is not a text' }
  if (Number.isNaN(Date.parse(String(lead.timestamp)))) return { status: 400, error: 'timestamp is not a date' }
  return { lead: lead as ReceivedLead }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    // Not JSON: the caller reports it to the sender.
    return undefined
  }
}
