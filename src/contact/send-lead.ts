import type { FormContent } from '../content/page-content.ts'
import { fetchInTime } from '../fetch-in-time.ts'
import type { Lead } from './lead.ts'

/** What receives leads. */
type Receiver = Pick<FormContent, 'deliver' | 'timeoutMs'>

/** The outcome of sending a lead. `reason` contains no personal data. */
export type Outcome = { readonly sent: true } | { readonly sent: false; readonly reason: string }

type Attempt = Outcome & { readonly retryInMs?: number }

const retryDelayMs = 1000
/** The longest wait that a receiver may ask for: the button says "Sending" meanwhile. */
const longestDelayMs = 5000
/** Browsers refuse `keepalive` for more bytes. */
const largestKeptAlive = 60_000

/**
 * Sends a lead. Retries once after a failure that may pass: no connection, a server error, too many requests. Does not retry
 * after a timeout, nor where the receiver asks for a long wait: the visitor may send the same lead again.
 */
export async function sendLead(lead: Lead, receiver: Receiver): Promise<Outcome> {
  const first = await attempt(lead, receiver)
  if (first.sent || first.retryInMs === undefined || first.retryInMs > longestDelayMs) return first
  await sleep(first.retryInMs)
  return attempt(lead, receiver)
}

async function attempt(lead: Lead, { deliver: { address, answer }, timeoutMs }: Receiver): Promise<Attempt> {
  const body = JSON.stringify(lead)
  try {
    return await fetchInTime(address, {
      method: 'POST',
      // Form services answer others than programs with a redirect to a page.
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body,
      // With credentials, an answer 401 would make the browser ask the visitor for a password.
      credentials: 'omit',
      keepalive: new Blob([body]).size < largestKeptAlive,
      timeoutMs,
      read: answer === 'json' ? judgeJson : judgeStatus,
    })
  } catch (error) {
    const { name, message } = error as Error
    if (name === 'TimeoutError') return { sent: false, reason: message }
    return { sent: false, reason: `no connection (${message})`, retryInMs: retryDelayMs }
  }
}

function judgeStatus(response: Response): Attempt {
  if (response.ok) return { sent: true }
  const mayPass = response.status === 429 || response.status >= 500
  const reason = `status ${response.status}`
  return mayPass ? { sent: false, reason, retryInMs: retryAfter(response) } : { sent: false, reason }
}

/** Captchas and error pages of proxies have status 200, too: only JSON that tells of no failure acknowledges the lead. */
async function judgeJson(response: Response): Promise<Attempt> {
  const judged = judgeStatus(response)
  if (!judged.sent) return judged
  const isJson = jsonType.test(response.headers.get('content-type') ?? '')
  return isJson && acknowledges(await response.text())
    ? judged
    : { sent: false, reason: `status ${response.status} without an acknowledgement` }
}

/** The JSON types of the MIME Sniffing standard. */
const jsonType = /^(?:(?:application|text)\/json|[\w!#$&^.-]+\/[\w!#$&^.+-]+\+json)[\t ]*(?:;|$)/i

function acknowledges(text: string): boolean {
  try {
    const answer = JSON.parse(text)
    return (
      answer !== null && !answer.error && ![answer, answer.ok, answer.success].some((said) => String(said) === 'false')
    )
  } catch {
    // Not JSON, whatever its type says: no acknowledgement.
    return false
  }
}

/** Reads how long the receiver asks to wait: a number of seconds, or a date. */
function retryAfter({ headers }: Response): number {
  const value = headers.get('retry-after') ?? ''
  if (/^\d+$/.test(value)) return Number(value) * 1000
  // Browsers take much else for a date, such as "-5".
  const date = /^[a-z]+, .*GMT$/i.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(date) ? retryDelayMs : Math.max(0, date - Date.now())
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
