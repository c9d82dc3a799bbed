import type { FormContent } from '../../content/page-content.ts'
import { fetchInTime } from '../../fetch-in-time.ts'
import { asFormData } from '../values/files.ts'
import type { FormValues } from '../values/form-values.ts'
import type { Lead } from './lead.ts'
import type { Receiver } from './receiver.ts'

/** The receiver of leads, and how long it may take. */
type Destination = Pick<FormContent, 'deliver' | 'timeoutMs'>

/** Files by the names of their fields. */
type Files = Readonly<Record<string, readonly File[]>>

/**
 * The outcome of sending a lead. `reason` contains no personal data; `isOpen`: it may have arrived anyway; `isUnchecked`: nothing was sent, because the
 * captcha check failed.
 */
export type Outcome =
  | { readonly sent: true }
  | { readonly sent: false; readonly reason: string; readonly isOpen?: boolean; readonly isUnchecked?: boolean }

type Attempt = Outcome & { readonly retryInMs?: number | undefined }

const retryDelayMs = 1000
/** The longest delay that a receiver may ask for: the button says "Sending" meanwhile. */
const longestDelayMs = 5000
/** How many bytes a slow connection uploads in a millisecond. */
const slowestUpload = 20
/** Browsers refuse `keepalive` for more bytes. */
const largestKeptAlive = 60_000

/**
 * Sends a lead in one request. If the receiver is idempotent, retries once after a temporary failure: no connection, a server error, or too many
 * requests; not after a timeout, nor if the receiver asks for a long delay. The visitor may always send the same lead again.
 */
export async function sendLead(lead: Lead, destination: Destination, files: Files = {}): Promise<Outcome> {
  const first = await attempt(lead, destination, files)
  if (first.sent || first.retryInMs === undefined || first.retryInMs > longestDelayMs) return first
  await sleep(first.retryInMs)
  const second = await attempt(lead, destination, files)
  return second.sent ? second : { ...second, isOpen: first.isOpen || second.isOpen }
}

async function attempt(lead: Lead, { deliver, timeoutMs }: Destination, files: Files): Promise<Attempt> {
  const body = makeBody(lead, deliver, files)
  const size = Object.values(files)
    .flat()
    .reduce((sum, file) => sum + file.size, 0)
  try {
    return await fetchInTime(deliver.address, {
      method: 'POST',
      // Without this, form services answer with a redirect to a page.
      headers: { accept: 'application/json', ...(typeof body === 'string' && { 'content-type': 'application/json' }) },
      body,
      // With credentials, the status 401 would make the browser ask the visitor for a password.
      credentials: 'omit',
      keepalive: size === 0 && new Blob([String(body)]).size < largestKeptAlive,
      timeoutMs: timeoutMs + size / slowestUpload,
      read: (response) => judge(response, deliver),
    })
  } catch (error) {
    const { name, message } = error as Error
    if (name === 'TimeoutError') return { sent: false, reason: message, isOpen: true }
    return {
      sent: false,
      reason: `no connection (${message})`,
      isOpen: navigator.onLine,
      ...(deliver.isIdempotent && { retryInMs: retryDelayMs }),
    }
  }
}

function makeBody(
  lead: Lead,
  { adds, copies = {}, format }: Receiver,
  files: Files,
): string | URLSearchParams | FormData {
  // A hidden field has no value.
  const again = Object.entries(copies).flatMap(([name, field]) =>
    lead[field] === undefined ? [] : [[name, lead[field]]],
  )
  const all = { ...Object.fromEntries(again), ...lead, ...adds }
  if (Object.keys(files).length > 0) return asFormData(all as FormValues, files)
  return format
    ? new URLSearchParams(Object.entries(all).map(([name, value]) => [name, String(value)]))
    : JSON.stringify(all)
}

async function judge(response: Response, receiver: Receiver): Promise<Attempt> {
  const judged = judgeStatus(response, receiver)
  if (!receiver.answer) return judged
  const isJson = jsonType.test(response.headers.get('content-type') ?? '')
  const answer = isJson ? parsed(await response.text()) : undefined
  if (judged.sent && acknowledges(answer, receiver)) return judged
  const said = answerMessage(answer)
  const reason = judged.sent ? `status ${response.status} without an acknowledgement` : judged.reason
  // An HTML page in the place of an answer may come from anybody, such as a proxy.
  const isOpen = judged.sent ? answer === undefined : judged.isOpen
  return { ...judged, sent: false, reason: said ? `${reason}: ${said}` : reason, isOpen }
}

function judgeStatus(response: Response, { isIdempotent }: Receiver): Attempt {
  if (response.ok) return { sent: true }
  const mayPass = isIdempotent && (response.status === 429 || response.status >= 500)
  const failed = { sent: false, reason: `status ${response.status}`, isOpen: response.status >= 500 } as const
  return mayPass ? { ...failed, retryInMs: retryAfter(response) } : failed
}

/** The JSON types of the MIME Sniffing standard. */
const jsonType = /^(?:(?:application|text)\/json|[\w!#$&^.-]+\/[\w!#$&^.+-]+\+json)[\t ]*(?:;|$)/i

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON, whatever its type says.
    return undefined
  }
}

/** Whether an answer in JSON acknowledges the lead. The status is not enough: captchas and error pages of proxies have 200, too. */
// biome-ignore lint/suspicious/noExplicitAny: it may be anything.
function acknowledges(answer: any, { proof }: Receiver): boolean {
  if (answer === undefined || answer === null || answer.error || answer.errors) return false
  const isDenied = [answer, answer.ok, answer.success].some((said) => String(said) === 'false')
  return !isDenied && (!proof || proof.some((name) => answer[name]))
}

/** The receiver's reason for a failure, for whoever maintains the site: it requires a captcha, or the monthly quota is used up. */
// biome-ignore lint/suspicious/noExplicitAny: it may be anything.
function answerMessage(answer: any): string {
  const said = answer?.error ?? answer?.message ?? answer?.body?.message ?? answer?.errors?.[0]?.message
  return typeof said === 'string' ? said.slice(0, 200) : ''
}

/** The delay in the header `retry-after`: a number of seconds, or a date. */
function retryAfter({ headers }: Response): number {
  const value = headers.get('retry-after') ?? ''
  if (/^\d+$/.test(value)) return Number(value) * 1000
  // Browsers parse much else as a date, such as "-5".
  const date = /^[a-z]+, .*GMT$/i.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(date) ? retryDelayMs : Math.max(0, date - Date.now())
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
