/** An e-mail that a provider has taken. */
export interface TakenMail {
  readonly provider: string
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly replyTo?: string | undefined
}

/** What a provider may do in the place of what it should: as its documentation says where it is an answer. */
export type MailFault =
  | 'limit'
  | 'quota'
  | 'key'
  | 'sender'
  | 'down'
  | 'page'
  | 'drop'
  | 'lost answer'
  | 'cut answer'
  | 'concurrent'

interface Asked {
  readonly headers: Headers
  readonly body: string
}

interface Provider {
  readonly key: string
  /** What the request has where the provider wants its key. */
  keyIn(asked: Asked): string | null
  mailIn(asked: Asked): Omit<TakenMail, 'provider'>
  /** By which it knows an e-mail again that it has taken. */
  idIn?(asked: Asked): string | null
  answer(id: string): Response
  readonly wrongKey: Response
  readonly wrongSender: Response
  readonly quota: Response
  readonly limit: Response
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
const bearer = ({ headers }: Asked) => /^Bearer (.*)$/.exec(headers.get('authorization') ?? '')?.[1] ?? null

/** Stand-ins for the providers, by the address of their documentation. Made anew for each test. */
function makeProviders(): Readonly<Record<string, Provider>> {
  return {
    'https://api.resend.com/emails': {
      key: 're_test',
      keyIn: bearer,
      mailIn: ({ body }) => {
        const { from, to, subject, text, reply_to: replyTo } = JSON.parse(body)
        return { from, to, subject, text, replyTo }
      },
      idIn: ({ headers }) => headers.get('idempotency-key'),
      answer: (id) => json(200, { id }),
      wrongKey: json(401, { statusCode: 401, name: 'validation_error', message: 'API key is invalid' }),
      wrongSender: json(403, { statusCode: 403, name: 'validation_error', message: 'The domain is not verified.' }),
      quota: json(429, {
        statusCode: 429,
        name: 'daily_quota_exceeded',
        message: 'You have reached your daily quota.',
      }),
      limit: json(
        429,
        { statusCode: 429, name: 'rate_limit_exceeded', message: 'Too many requests.' },
        { 'retry-after': '1' },
      ),
    },
    'https://api.postmarkapp.com/email': {
      key: 'postmark-token',
      keyIn: ({ headers }) => headers.get('x-postmark-server-token'),
      mailIn: ({ body }) => {
        const { From: from, To, Subject: subject, TextBody: text, ReplyTo: replyTo } = JSON.parse(body)
        return { from, to: To.split(','), subject, text, replyTo }
      },
      answer: (MessageID) => json(200, { To: '', SubmittedAt: '', MessageID, ErrorCode: 0, Message: 'OK' }),
      wrongKey: json(401, { ErrorCode: 10, Message: 'Bad or missing Server API token.' }),
      wrongSender: json(422, { ErrorCode: 400, Message: 'The From address is not a Sender Signature.' }),
      quota: json(422, { ErrorCode: 405, Message: 'You ran out of credits.' }),
      limit: json(429, { ErrorCode: 429, Message: 'Rate limit exceeded' }),
    },
    'https://api.brevo.com/v3/smtp/email': {
      key: 'xkeysib-test',
      keyIn: ({ headers }) => headers.get('api-key'),
      mailIn: ({ body }) => {
        const { sender, to, subject, textContent: text, replyTo } = JSON.parse(body)
        return { from: written(sender), to: emails(to), subject, text, replyTo: replyTo?.email }
      },
      idIn: ({ body }) => uuid(JSON.parse(body).headers.idempotencyKey),
      answer: (messageId) => json(201, { messageId }),
      wrongKey: json(401, { code: 'unauthorized', message: 'Key not found' }),
      wrongSender: json(400, { code: 'invalid_parameter', message: 'sender is invalid' }),
      quota: json(402, { code: 'not_enough_credits', message: 'Insufficient credits' }),
      limit: json(429, { code: 'too_many_requests', message: 'Too many requests' }),
    },
    'https://api.sendgrid.com/v3/mail/send': {
      key: 'SG.test',
      keyIn: bearer,
      mailIn: ({ body }) => {
        const { personalizations, from, subject, content, reply_to: replyTo } = JSON.parse(body)
        return {
          from: written(from),
          to: emails(personalizations[0].to),
          subject,
          text: content[0].value,
          replyTo: replyTo?.email,
        }
      },
      answer: () => new Response(null, { status: 202 }),
      wrongKey: json(401, { errors: [{ message: 'The provided authorization grant is invalid', field: null }] }),
      wrongSender: json(403, {
        errors: [{ message: 'The from address does not match a verified Sender Identity.', field: 'from' }],
      }),
      quota: json(401, { errors: [{ message: 'Maximum credits exceeded', field: null }] }),
      limit: json(429, { errors: [{ message: 'too many requests' }] }),
    },
    'https://api.eu.mailgun.net/v3/example.com/messages': {
      key: 'key-test',
      keyIn: ({ headers }) =>
        atob(/^Basic (.*)$/.exec(headers.get('authorization') ?? '')?.[1] ?? '').replace(/^api:/, ''),
      mailIn: ({ body }) => {
        const form = new URLSearchParams(body)
        const at = (name: string) => form.get(name) ?? ''
        return {
          from: at('from'),
          to: at('to').split(','),
          subject: at('subject'),
          text: at('text'),
          replyTo: form.get('h:Reply-To') ?? undefined,
        }
      },
      answer: (id) => json(200, { id: `<${id}@example.com>`, message: 'Queued. Thank you.' }),
      wrongKey: new Response('Forbidden', { status: 401 }),
      wrongSender: json(400, { message: "'from' parameter is not a valid address." }),
      quota: json(403, { message: 'Domain is not allowed to send: quota exceeded.' }),
      limit: json(429, { message: 'Too many requests' }),
    },
  }
}

const emails = (to: readonly { readonly email: string }[]) => to.map(({ email }) => email)
const written = ({ name, email }: { name?: string; email: string }) => (name ? `"${name}" <${email}>` : email)

function uuid(text: string): string {
  if (!/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/.test(text)) throw new Error(`${text} is no UUID`)
  return text
}

/** Stands in for all providers of e-mails: takes what `fetch` takes. */
export class MailProviders {
  readonly taken: TakenMail[] = []
  /** Decides what goes wrong with a request. */
  fault: () => MailFault | undefined = () => undefined
  readonly #providers = makeProviders()
  readonly #known = new Map<string, string>()

  /** The environment in which the function finds its keys. */
  readonly environment = {
    ...{ RESEND_API_KEY: 're_test', POSTMARK_SERVER_TOKEN: 'postmark-token', BREVO_API_KEY: 'xkeysib-test' },
    ...{ SENDGRID_API_KEY: 'SG.test', MAILGUN_API_KEY: 'key-test', MAILGUN_REGION: 'eu' },
  }

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const provider = this.#providers[url]
    if (!provider || init.method !== 'POST') throw new TypeError(`fetch failed: ${url}`)
    const asked = { headers: new Headers(init.headers), body: String(init.body) }
    const fault = this.fault()
    if (fault === 'drop') throw new TypeError('fetch failed')
    if (fault === 'limit' || fault === 'quota') return provider[fault].clone()
    if (fault === 'sender') return provider.wrongSender.clone()
    if (fault === 'down') return new Response('upstream connect error', { status: 503 })
    if (fault === 'page')
      return new Response('<!doctype html><title>One moment</title>', { headers: { 'content-type': 'text/html' } })
    if (fault === 'concurrent')
      return json(409, { name: 'concurrent_idempotent_requests', message: 'Still in progress.' })
    if (fault === 'key' || provider.keyIn(asked) !== provider.key) return provider.wrongKey.clone()
    const answer = this.#take(url, provider, asked)
    if (fault === 'lost answer') throw new TypeError('fetch failed')
    if (fault === 'cut answer') return new Response(brokenStream(), { status: answer.status, headers: answer.headers })
    return answer
  }

  #take(url: string, provider: Provider, asked: Asked): Response {
    const mail = { provider: new URL(url).host, ...provider.mailIn(asked) }
    const key = provider.idIn?.(asked)
    const earlier = key ? this.#known.get(url + key) : undefined
    if (earlier !== undefined) return provider.answer(earlier)
    this.taken.push(mail)
    const id = crypto.randomUUID()
    if (key) this.#known.set(url + key, id)
    return provider.answer(id)
  }
}

function brokenStream(): ReadableStream {
  return new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) })
}
