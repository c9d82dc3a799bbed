import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LeadReceiver } from '../../compile/site-model.ts'
import type { Hosting } from '../../output/hosting/hosting.ts'
import { judgeLead } from './judge-lead.ts'
import { isLeadFault, type LeadFault, misbehave } from './lead-fault.ts'
import type { LeadStore } from './lead-store.ts'
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
  readonly body: Readonly<Record<string, unknown>>
}

/**
 * Stands in for the automation that receives the leads of a real site: checks each, stores it unless it is a repeat, and answers with
 * JSON. A PUT with the name of a fault makes it fail in that way; "none" makes it work again.
 *
 * @returns the handler for a site
 */
export function createLeadReceiver({
  store,
  print,
}: LeadReceiverOptions): (site: Pick<Hosting, 'receivers'>) => Handler {
  let fault: LeadFault = 'none'

  async function receive(request: IncomingMessage, forms: readonly LeadReceiver[]): Promise<Answer> {
    const contentType = request.headers['content-type']
    const body = await readBody(request, largestDelivery(forms))
    const judgement = await judgeLead({ contentType, body, forms })
    if ('status' in judgement) return { status: judgement.status, body: { ok: false, error: judgement.error } }
    const { lead, files } = judgement
    const kept = await store.keep(lead, files)
    if (kept === 'full') return { status: 507, body: { ok: false, error: 'The folder of files is full' } }
    if (kept === 'conflict')
      return { status: 409, body: { ok: false, error: 'Another lead has this conversion_id and other words' } }
    const repeated = kept === 'repeated'
    const named = files.length > 0 ? ` with ${JSON.stringify(files.map(({ name }) => name))}` : ''
    print(`${repeated ? 'Repeated lead' : 'Lead'} ${JSON.stringify(lead)}${named}`)
    return { status: 200, body: { ok: true, repeated } }
  }

  async function change(request: IncomingMessage): Promise<Answer> {
    const name = String(await readBody(request))
    if (!isLeadFault(name)) return { status: 400, body: { ok: false, error: `"${name}" is not a fault` } }
    fault = name
    return { status: 200, body: { ok: true, fault } }
  }

  return ({ receivers }) =>
    async (request, response) => {
      const { pathname } = requestAddress(request)
      const forms = receivers.filter(({ address }) => address === pathname)
      // Netlify takes forms at the addresses of pages.
      const isPage = forms.every(({ to }) => to === 'netlify') && !['POST', 'PUT'].includes(request.method ?? '')
      if (forms.length === 0 || isPage) return false
      if (request.method === 'PUT') answer(response, await change(request))
      else if (request.method !== 'POST') answer(response, { status: 405, body: { ok: false, error: 'Only POST' } })
      else if (!(await misbehave(fault, response))) answer(response, await receive(request, forms))
      return true
    }
}

function answer(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
