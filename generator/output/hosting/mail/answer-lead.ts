import { leadNames, proofName } from '../../../../src/contact/sending/lead-names.ts'
import type { MailForm } from '../../../compile/site-model.ts'
import { challengeFor, checkVisitor } from './check-visitor.ts'
import { composeAnswer, composeMail, type PostedLead } from './mail-message.ts'
import { type Environment, type Mail, type Provider, providers } from './mail-providers.ts'
import { MailRefusal } from './refusal.ts'
import { SenderLimit } from './sender-limit.ts'

/** What the function knows of its site. */
export interface MailSite {
  /** The origin of the site: no page of another one may send. */
  readonly origin: string
  /** The forms by their address. */
  readonly forms: Readonly<Record<string, MailForm>>
}

/** What it knows of the host on which it runs. */
export interface FunctionSite extends MailSite {
  /** The header in which the host says who asks: it writes it itself, whatever the sender has written there. */
  readonly senderHeader: string
}

const largestBody = 256 * 1024
/** Less than a form waits by default, and less than any of the hosts lets a function run. */
const longestMs = 8000
/** An e-mail gets no less time; with less left, no second one is begun. */
const leastMs = 1000

/** Takes a lead that the site sends, makes it an e-mail, and answers as the site expects: with `ok`. */
export async function answerLead(request: Request, site: FunctionSite, environment: Environment): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }
  const answer = (status: number, body: object, more?: MailRefusal['headers']) =>
    new Response(JSON.stringify(body), { status, headers: { ...headers, ...more } })
  try {
    const form = formFor(request, site)
    if (request.method === 'GET') return answer(200, await challengeFor(form.captcha, environment))
    const lead = await readLead(request, form)
    // However long the body took: from here on, the check takes a part of the time and leaves most of it.
    const end = Date.now() + longestMs
    const timeLeft = () => end - Date.now()
    const sender = request.headers.get(site.senderHeader) ?? ''
    countSender(sender)
    if (form.captcha) await checkVisitor(lead[form.captcha.field], form.captcha, environment)
    await send(composeMail(lead, form), form, { environment, ms: Math.max(timeLeft(), leastMs) })
    const { pathname: path } = new URL(request.url)
    await answerVisitor(lead, form, { environment, ms: timeLeft(), sender, path })
    return answer(200, { ok: true })
  } catch (error) {
    if (!(error instanceof MailRefusal)) throw error
    // The log of the host: there it tells whoever looks after the site what is wrong. It has nothing of what a visitor wrote.
    if (error.status >= 424) console.error(error.message)
    return answer(error.status, { ok: false, error: error.message }, error.headers)
  }
}

function formFor(request: Request, { origin, forms }: MailSite): MailForm {
  const { pathname, origin: own } = new URL(request.url)
  const form = Object.hasOwn(forms, pathname) ? forms[pathname] : undefined
  if (!form) throw new MailRefusal(404, 'No form sends to this address')
  // Browsers send no Origin header when a page requests a challenge from its own site (a GET).
  if (request.method === 'GET' && form.captcha) return form
  if (request.method !== 'POST') throw new MailRefusal(405, 'Only POST', { allow: 'POST' })
  // Browsers send Origin with each POST. The site may also be open under another name, as before it is published.
  if (![origin, own].includes(request.headers.get('origin') ?? '')) throw new MailRefusal(403, 'Not sent by the site')
  if (!/^application\/json[\t ]*(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new MailRefusal(415, 'The content type is not application/json')
  return form
}

/** Shared by all requests: a serverless function has no other memory. */
const limit = new SenderLimit()

function countSender(sender: string): void {
  const seconds = limit.take(sender, Date.now())
  if (seconds > 0)
    throw new MailRefusal(429, 'Too many from one sender within an hour', { 'retry-after': String(seconds) })
}

async function readLead(request: Request, { fields, honeypot, captcha }: MailForm): Promise<PostedLead> {
  const tooLarge = new MailRefusal(413, 'The body has more than 256 kB')
  if (Number(request.headers.get('content-length')) > largestBody) throw tooLarge
  const body = await request.text()
  if (new TextEncoder().encode(body).length > largestBody) throw tooLarge
  const lead = parsed(body)
  const known = new Set([
    ...leadNames,
    proofName,
    ...fields.map(({ name }) => name),
    ...(captcha ? [captcha.field] : []),
  ])
  const wrong = [
    ...Object.keys(lead).filter((name) => !known.has(name) || !['string', 'boolean'].includes(typeof lead[name])),
    ...[...leadNames].filter((name) => typeof lead[name] !== 'string' || lead[name] === ''),
    ...fields.filter(({ name, isRequired }) => isRequired && !String(lead[name] || '').trim()).map(({ name }) => name),
    ...fields
      .filter(({ name, maxLength = largestBody }) => String(lead[name]).length > maxLength)
      .map(({ name }) => name),
  ]
  if (honeypot !== undefined && lead[honeypot]) throw new MailRefusal(400, 'Filled in by a machine')
  if (wrong.length > 0) throw new MailRefusal(400, `Wrong or missing: ${[...new Set(wrong)].join(', ').slice(0, 200)}`)
  return lead as PostedLead
}

function parsed(body: string): Record<string, unknown> {
  try {
    const lead: unknown = JSON.parse(body)
    if (typeof lead === 'object' && lead !== null && !Array.isArray(lead))
      return Object.assign(Object.create(null), lead)
  } catch {
    // Not JSON: the answer says so.
  }
  throw new MailRefusal(400, 'The body is not a JSON object')
}

/** How an e-mail is sent: with which environment, and within how many milliseconds. */
interface Sending {
  readonly environment: Environment
  readonly ms: number
}

/** How an answer is sent: after a lead of which sender, to which form. */
interface Answering extends Sending {
  readonly sender: string
  readonly path: string
}

/**
 * Each form answers a mailbox once within an hour, and a network gets few answers, to whatever mailboxes. That makes it slow to fill the mailbox
 * of somebody else, not impossible: another running copy of the function counts anew, and so does another network.
 */
const answers = new SenderLimit(1)
const answersOfNetwork = new SenderLimit(5)

/** Answers the visitor, if the form does so. The lead is there, whatever becomes of the answer; one that was not sent does not count. */
async function answerVisitor(lead: PostedLead, form: MailForm, sending: Answering): Promise<void> {
  const mail = composeAnswer(lead, form)
  if (!mail || sending.ms < leastMs) return
  const now = Date.now()
  const mailbox = `${sending.path} ${formatMailbox(mail.to[0] ?? '')}`
  if (answers.take(mailbox, now) > 0) return
  if (answersOfNetwork.take(sending.sender, now) > 0) return answers.giveBack(mailbox, now)
  await send(mail, form, sending).catch((error: Error) => {
    answers.giveBack(mailbox, now)
    answersOfNetwork.giveBack(sending.sender, now)
    console.error(`No answer was sent: ${error.message}`)
  })
}

/** The mailbox of an address, without a subaddress (`name+tag@…`), which its owner makes up. */
function formatMailbox(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*@/, '@')
}

async function send(mail: Mail, form: MailForm, { environment, ms }: Sending): Promise<void> {
  const provider = providers[form.provider]
  const key = environment[provider.key]?.trim()
  if (!key) throw new MailRefusal(424, `The environment variable ${provider.key} is not set`)
  const { url, headers, body } = await provider.call(mail, key, environment)
  const type: HeadersInit = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
  const answer = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', ...type, ...headers },
    body,
    signal: AbortSignal.timeout(ms),
  }).catch((error: Error) => {
    throw error.name === 'TimeoutError'
      ? new MailRefusal(504, `${form.provider} did not answer in time`)
      : new MailRefusal(502, `${form.provider} could not be reached`)
  })
  await judge(answer, provider, form.provider)
}

/** Throws unless a provider has taken an e-mail. */
async function judge(answer: Response, { proof, key }: Provider, name: string): Promise<void> {
  const text = await answer.text().catch(() => '')
  const { status } = answer
  if (answer.ok && (proof === undefined || hasProof(text, proof))) return
  const said = `${name} answered with ${status}`
  if (answer.ok) throw new MailRefusal(502, `${said}, but did not say that it took the e-mail`)
  if (status === 401 || status === 403)
    throw new MailRefusal(424, `${said}: it does not accept ${key}, or not the sender`)
  // The month's number of e-mails is used up: to try again at once is in vain.
  if (/quota|credits/i.test(text)) throw new MailRefusal(424, `${said}: no more e-mails are left in this plan`)
  // The same lead twice at once: the first is still being sent.
  if (status === 409) throw new MailRefusal(503, said, { 'retry-after': '2' })
  if (status === 429) throw new MailRefusal(429, said, { 'retry-after': answer.headers.get('retry-after') ?? '1' })
  throw new MailRefusal(status >= 500 ? 502 : 424, said)
}

function hasProof(text: string, proof: string): boolean {
  try {
    const answer = JSON.parse(text)
    return Boolean(answer?.[proof]) && !answer.ErrorCode
  } catch {
    // A page in the place of an answer.
    return false
  }
}
