import { createHash } from 'node:crypto'
import { leadNames, proofName } from '../../../src/contact/sending/lead-names.ts'
import { hasType } from '../../../src/contact/values/file-limits.ts'
import type { LeadReceiver } from '../../compile/site-model.ts'
import type { ReceivedLead } from './lead-store.ts'
import { postedLead } from './posted-lead.ts'
import { largestDelivery, readDelivery, type SentFile } from './read-delivery.ts'

interface Request {
  readonly contentType: string | undefined
  /** Undefined if it is too large to be read. */
  readonly body: Buffer | undefined
  /** The forms whose leads are received at the address. */
  readonly forms: readonly LeadReceiver[]
}

/** Why a lead is refused: the status to answer with, and what is wrong. */
interface LeadRefusal {
  readonly status: number
  readonly error: string
}

interface Judged {
  readonly lead: ReceivedLead
  readonly files: readonly SentFile[]
  /** Whether a browser without JavaScript has sent it, which will show the answer; and its form. */
  readonly isPosted?: boolean
  readonly form?: LeadReceiver
  /** Whether a machine has filled it in: the answer is that of success, but nothing is kept. */
  readonly isTrapped?: boolean
}

/** Returns the lead in a request with its files, or why there is none. */
export async function judgeLead({ contentType = '', body, forms }: Request): Promise<Judged | LeadRefusal> {
  const expected = forms.some(({ to }) => to === 'netlify') ? 'application/x-www-form-urlencoded' : 'application/json'
  const type = contentType.split(';')[0]?.trim().toLowerCase()
  if (type !== expected && type !== 'multipart/form-data')
    return { status: 415, error: `The content type is neither ${expected} nor multipart/form-data` }
  if (!body) return { status: 413, error: `The body has more than ${Math.floor(largestDelivery(forms) / 1024)} kB` }
  const delivery = await readDelivery(contentType, body)
  if (!delivery) return refusal('The body is neither a JSON object in UTF-8 nor a form')
  const posted = postedLead(delivery, forms)
  if (posted) {
    const wrong = fileProblem(posted.files, posted.form)
    return wrong ? refusal(wrong) : { ...posted, isPosted: true }
  }
  const { lead, files } = delivery
  const nested = Object.keys(lead).filter((name) => typeof lead[name] === 'object')
  if (nested.length > 0) return refusal(`Neither a text nor true or false: ${nested.join(', ')}`)
  const form = forms.find(({ conversionType }) => conversionType === lead.conversion_type)
  const isThere = (name: string) => !isEmpty(lead, name) || files.some(({ field }) => field === name)
  const missing = [...leadNames, ...(form?.required ?? [])].filter((name) => !isThere(name))
  if (missing.length > 0) return refusal(`Missing: ${missing.join(', ')}`)
  if (!form) return refusal(`No form sends "${lead.conversion_type}" here`)
  if (form.honeypot !== undefined && !isEmpty(lead, form.honeypot)) return refusal('Filled in by a machine')
  if (typeof lead.conversion_id !== 'string') return refusal('conversion_id is not a text')
  if (Number.isNaN(Date.parse(String(lead.timestamp)))) return refusal('timestamp is not a date')
  if (form.proofOfWork && !isProven(lead.conversion_id, lead[proofName])) return refusal('The proof of work is wrong')
  // Only a receiver with the secret can verify the token.
  if (form.captchaField !== undefined && isEmpty(lead, form.captchaField))
    return refusal('Nothing says that a person writes')
  const wrong = fileProblem(files, form)
  return wrong ? refusal(wrong) : { lead: lead as ReceivedLead, files }
}

function refusal(error: string): LeadRefusal {
  return { status: 400, error }
}

/** What is wrong with the files of a lead, if anything is. Browsers check them, but anybody can send a request. */
function fileProblem(sent: readonly SentFile[], { files = {} }: LeadReceiver): string | undefined {
  for (const field of new Set(sent.map((file) => file.field))) {
    const own = sent.filter((file) => file.field === field)
    const taken = Object.hasOwn(files, field) ? files[field] : undefined
    if (!taken) return `Not a field for files: ${field}`
    if (own.length > taken.maxFiles) return `Too many files: ${field}`
    if (own.some(({ bytes }) => bytes.length > taken.maxBytes)) return `Too large: ${field}`
    if (own.some(({ name }) => !hasType(name, taken.accept))) return `Not of a type that is taken: ${field}`
  }
  return undefined
}

/** Whether the hash of an id with a proof behind it begins with 16 zero bits. */
function isProven(id: string, proof: unknown): boolean {
  const hash = createHash('sha256').update(`${id}.${proof}`).digest()
  return hash.readUInt16BE() === 0
}

/** Whether a field of a lead is empty. A field may be named like a property of every object, such as `constructor`. */
function isEmpty(lead: Readonly<Record<string, unknown>>, name: string): boolean {
  return !Object.hasOwn(lead, name) || lead[name] === false || String(lead[name]).trim() === ''
}
