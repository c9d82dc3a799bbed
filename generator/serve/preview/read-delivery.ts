import type { LeadReceiver } from '../../compile/site-model.ts'
import { isMapping } from '../../lib/plain-map.ts'

/** A file that was sent along, with the field that it was sent in. */
export interface SentFile {
  readonly field: string
  readonly name: string
  readonly bytes: Buffer
}

/** The content of a request: the lead as sent, not yet checked, and its files. */
export interface Delivery {
  /** The name that Netlify knows the form by. */
  readonly formName?: unknown
  readonly lead: Readonly<Record<string, unknown>>
  readonly files: readonly SentFile[]
}

const largestLead = 256 * 1024

/** The largest request, in bytes, that forms with these fields send. */
export function largestDelivery(forms: readonly LeadReceiver[]): number {
  const files = forms.map((form) =>
    Object.values(form.files ?? {}).reduce((sum, { maxFiles, maxBytes }) => sum + maxFiles * maxBytes, 0),
  )
  return largestLead + Math.max(0, ...files)
}

/** Reads the body of a request: JSON, or a form with files. Undefined if it is neither, or not in UTF-8. */
export async function readDelivery(contentType: string, body: Buffer): Promise<Delivery | undefined> {
  if (!/^multipart\//i.test(contentType)) {
    const lead = /json/i.test(contentType) ? parseObject(body) : parseFields(body)
    return lead && { ...named(lead), files: [] }
  }
  const headers = { 'content-type': contentType }
  const data = await new Response(new Uint8Array(body), { headers }).formData().catch(() => undefined)
  if (!data) return undefined
  const entries = [...data.entries()]
  const lead = Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
  const files = entries.map(async ([field, value]) =>
    typeof value === 'string' ? [] : [{ field, name: value.name, bytes: Buffer.from(await value.arrayBuffer()) }],
  )
  return { ...named(lead), files: (await Promise.all(files)).flat() }
}

/** Parses a URL-encoded form. Browsers leave out boxes that are not ticked. */
function parseFields(body: Buffer): Record<string, unknown> {
  const fields = new URLSearchParams(String(body))
  return Object.fromEntries([...fields].map(([name, value]) => [name, value === 'false' ? false : value]))
}

function named({ 'form-name': formName, ...lead }: Record<string, unknown>): Pick<Delivery, 'formName' | 'lead'> {
  return { formName, lead }
}

function parseObject(body: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    return isMapping(value) ? value : undefined
  } catch {
    // Not UTF-8, or not JSON: the caller reports it to the sender.
    return undefined
  }
}
