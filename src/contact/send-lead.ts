import type { Lead } from './lead.ts'

/** What sending a lead takes. */
export interface Delivery {
  /** Where leads go. */
  readonly webhook: string
  /** How long one attempt may take. */
  readonly timeoutMs: number
  readonly fetch?: typeof fetch
}

/** What became of a lead. `reason` holds nothing personal. */
export type Outcome = { readonly sent: true } | { readonly sent: false; readonly reason: string }

type Attempt = Outcome & { readonly retryInMs?: number }

const retryDelayMs = 1000
/** Browsers refuse to finish larger requests after the page is gone. */
const largestKeptAlive = 60_000

/**
 * Sends a lead. Once more after a failure that may pass: no connection, a fault of the receiver, too many requests. A receiver
 * that does not answer in time is not asked again: the visitor has waited long enough and may send the same lead again.
 */
export async function sendLead(lead: Lead, delivery: Delivery): Promise<Outcome> {
  const first = await attempt(lead, delivery)
  if (first.sent || first.retryInMs === undefined || first.retryInMs > delivery.timeoutMs) return first
  await sleep(first.retryInMs)
  return attempt(lead, delivery)
}

async function attempt(lead: Lead, { webhook, timeoutMs, fetch = window.fetch }: Delivery): Promise<Attempt> {
  const body = JSON.stringify(lead)
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  try {
    const response = await fetch(webhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      // A redirect would turn the request into one without a body, and its answer into an empty promise.
      redirect: 'error',
      keepalive: body.length < largestKeptAlive,
      signal: timeout.signal,
    })
    return judge(response)
  } catch (error) {
    if (timeout.signal.aborted) return { sent: false, reason: `no answer within ${timeoutMs} ms` }
    return { sent: false, reason: `no connection (${(error as Error).message})`, retryInMs: retryDelayMs }
  } finally {
    clearTimeout(timer)
  }
}

function judge(response: Response): Attempt {
  if (response.ok) {
    // Captchas and error pages of proxies come with status 200; a receiver does not answer with a page.
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
    return isPage ? { sent: false, reason: `status ${response.status} with a web page` } : { sent: true }
  }
  const mayPass = response.status === 429 || response.status >= 500
  const reason = `status ${response.status}`
  return mayPass ? { sent: false, reason, retryInMs: retryAfter(response) } : { sent: false, reason }
}

/** How long the receiver asks to wait, in seconds or until a date. */
function retryAfter({ headers }: Response): number {
  const value = headers.get('retry-after')
  if (value === null) return retryDelayMs
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(wait) ? retryDelayMs : Math.max(0, wait)
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
