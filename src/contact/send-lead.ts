import { fetchInTime } from '../fetch-in-time.ts'
import type { Lead } from './lead.ts'

/** What receives leads. */
interface Receiver {
  readonly webhook: string
  /** How long one attempt may take, in milliseconds. */
  readonly timeoutMs: number
}

/** The outcome of sending a lead. `reason` contains no personal data. */
export type Outcome = { readonly sent: true } | { readonly sent: false; readonly reason: string }

type Attempt = Outcome & { readonly retryInMs?: number }

const retryDelayMs = 1000
/** Browsers refuse `keepalive` for more bytes. */
const largestKeptAlive = 60_000

/**
 * Sends a lead. Retries once after a failure that may pass: no connection, a server error, too many requests. Does not retry
 * after a timeout: the visitor has waited long enough and may send the same lead again.
 */
export async function sendLead(lead: Lead, receiver: Receiver): Promise<Outcome> {
  const first = await attempt(lead, receiver)
  if (first.sent || first.retryInMs === undefined || first.retryInMs > receiver.timeoutMs) return first
  await sleep(first.retryInMs)
  return attempt(lead, receiver)
}

async function attempt(lead: Lead, { webhook, timeoutMs }: Receiver): Promise<Attempt> {
  const body = JSON.stringify(lead)
  try {
    return await fetchInTime(webhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      // A redirect would turn the request into a GET without a body, and its answer would acknowledge nothing.
      redirect: 'error',
      keepalive: new Blob([body]).size < largestKeptAlive,
      timeoutMs,
      read: judge,
    })
  } catch (error) {
    const { name, message } = error as Error
    if (name === 'TimeoutError') return { sent: false, reason: message }
    return { sent: false, reason: `no connection (${message})`, retryInMs: retryDelayMs }
  }
}

function judge(response: Response): Attempt {
  if (response.ok) {
    // Captchas and error pages of proxies have status 200; a receiver never answers with a web page.
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    return isPage ? { sent: false, reason: `status ${response.status} with a web page` } : { sent: true }
  }
  const mayPass = response.status === 429 || response.status >= 500
  const reason = `status ${response.status}`
  return mayPass ? { sent: false, reason, retryInMs: retryAfter(response) } : { sent: false, reason }
}

/** Reads how long the receiver asks to wait: a number of seconds, or a date. */
function retryAfter({ headers }: Response): number {
  const value = headers.get('retry-after')
  if (value === null) return retryDelayMs
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(wait) ? retryDelayMs : wait
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
