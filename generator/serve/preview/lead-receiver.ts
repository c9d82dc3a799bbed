import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LeadReceiver } from '../../compile/site-model.ts'
import type { Hosting } from '../../output/hosting/hosting.ts'
import { setChallenge } from '../../output/hosting/mail/challenges.ts'
import { judgeLead } from './judge-lead.ts'
import type { LeadStore } from './lead-store.ts'
import { thanksPage } from './posted-lead.ts'
import { largestDelivery } from './read-delivery.ts'
import { readBody, requestAddress } from './request.ts'
import type { Handler } from './serve-site.ts'

/** The options of a receiver of leads. */
interface LeadReceiverOptions {
  readonly store: LeadStore
  /** Prints a line on the terminal of the preview. */
  print(line: string): void
}

interface Answer {
  readonly status: number
  /** Where a browser is redirected to. */
  readonly location?: string
  /** JSON, or a page. */
  readonly body: Readonly<Record<string, unknown>> | string
}

/**
 * Stands in for the automation that receives the leads of a real site: checks each lead, stores it unless it is a repeat, and answers with
 * JSON. For Netlify, it accepts forms of browsers without JavaScript at every address, and answers these with a page.
 *
 * @returns the handler for a site
 */
export function createLeadReceiver({
  store,
  print,
}: LeadReceiverOptions): (site: Pick<Hosting, 'receivers'>) => Handler {
  async function receive(request: IncomingMessage, forms: readonly LeadReceiver[]): Promise<Answer> {
    const contentType = request.headers['content-type']
    const body = await readBody(request, largestDelivery(forms))
    const judgement = await judgeLead({ contentType, body, forms })
    if ('status' in judgement) return { status: judgement.status, body: { ok: false, error: judgement.error } }
    const { lead, files, form, isPosted, isTrapped } = judgement
    const kept = isTrapped ? 'dropped' : await store.keep(lead, files)
    if (kept === 'full' || kept === 'no-room') {
      const error = kept === 'full' ? 'The folder of files is full' : 'The disk is full'
      print(`${error}: this lead is not kept: ${JSON.stringify(lead)}`)
      return { status: 507, body: { ok: false, error } }
    }
    if (kept === 'conflict')
      return { status: 409, body: { ok: false, error: 'Another lead has this conversion_id and other words' } }
    const named = files.length > 0 ? ` with ${JSON.stringify(files.map(({ name }) => name))}` : ''
    print(`${titles[kept]} ${JSON.stringify(lead)}${named}`)
    if (isPosted) return posted(requestAddress(request).pathname, form)
    return { status: 200, body: { ok: true, repeated: kept === 'repeated' } }
  }

  return ({ receivers }) =>
    async (request, response) => {
      const { pathname } = requestAddress(request)
      const own = receivers.filter(({ address }) => address === pathname)
      const forms = own.length > 0 ? own : receivers.filter(({ to }) => to === 'netlify' && isForm(request))
      // Netlify takes forms at the addresses of pages.
      const isPage = forms.every(({ to }) => to === 'netlify') && request.method !== 'POST'
      if (forms.length === 0 || isPage) return false
      const setsChallenges = forms.some(({ mail }) => mail?.captcha && !mail.captcha.verify)
      if (request.method === 'GET' && setsChallenges) answer(response, { status: 200, body: await challenge() })
      else if (request.method !== 'POST') answer(response, { status: 405, body: { ok: false, error: 'Only POST' } })
      else answer(response, await receive(request, forms))
      return true
    }
}

/** The challenge that the host's function would set. The preview accepts any answer. */
async function challenge(): Promise<Answer['body']> {
  return { ...(await setChallenge('preview', Date.now())) }
}

const titles = { new: 'Lead', repeated: 'Repeated lead', dropped: 'Lead of a machine, which is not kept:' }

/** The answer to a form of a browser without JavaScript: its thank-you page, or Netlify's if it has none. */
function posted(address: string, form: LeadReceiver | undefined): Answer {
  return form?.posted?.hasThanks
    ? { status: 303, location: address, body: '' }
    : { status: 200, body: thanksPage(address) }
}

/** Whether a request has the content type of a form. */
function isForm({ headers }: IncomingMessage): boolean {
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)[\t ]*(?:;|$)/i.test(
    headers['content-type'] ?? '',
  )
}

function answer(response: ServerResponse, { status, location, body }: Answer): void {
  const isPage = typeof body === 'string'
  response
    .writeHead(status, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
      ...(location !== undefined && { location }),
    })
    .end(isPage ? body : JSON.stringify(body))
}
