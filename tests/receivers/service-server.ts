import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Behaviour } from '../browser/contact/scripted-receiver.ts'
import { makeCertificate } from '../hosts/certificate.ts'
import { temporaryFolder } from '../site/command.ts'
import { captchaHosts } from './captcha-services.ts'
import { type Asked, type FormService, formServices, type Handled, type ServiceFault } from './form-services.ts'

/** What goes wrong on the way to a service, or in it. */
export type Mishap = ServiceFault | Behaviour

/** A lead that a service has taken: each time that it took it. */
export type TakenLead = Readonly<Record<string, string>>

const services: readonly FormService[] = [...Object.values(formServices), ...captchaHosts]

/** The host to which a service leads a browser without JavaScript when it has what that sent. */
const thankingHost = 'web3forms.com'

/** The services, on one port of this machine: browsers are told to find their hosts there. */
export class ServiceServer {
  readonly taken: TakenLead[] = []
  readonly asked: Asked[] = []
  /** Decides what goes wrong with a request. */
  mishap: (asked: Asked) => Mishap | undefined = () => undefined
  readonly #waiting = new Set<ServerResponse>()
  #server: Server | undefined

  /** Starts the server. Returns the rules by which Chromium finds it. */
  async start(): Promise<string> {
    const folder = await temporaryFolder()
    const { certificate, key } = await makeCertificate({ folder: folder.path, host: 'localhost' })
    const [cert, secret] = await Promise.all([readFile(certificate), readFile(key)])
    await folder.remove()
    this.#server = createServer({ cert, key: secret }, (request, response) => void this.#receive(request, response))
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve))
    const { port } = this.#server.address() as AddressInfo
    return [...services.map(({ host }) => host), thankingHost]
      .map((host) => `MAP ${host}:443 127.0.0.1:${port}`)
      .join(',')
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections()
    this.#server?.close()
  }

  /** Forgets what happened in an earlier test. */
  reset(): void {
    this.release()
    for (const list of [this.taken, this.asked]) list.splice(0)
    this.mishap = () => undefined
  }

  /** Lets the requests go that were never answered. */
  release(): void {
    for (const response of this.#waiting) response.destroy()
    this.#waiting.clear()
  }

  /** Answers what a function of the site asks a service. */
  ask(address: string, { body }: RequestInit): Response | undefined {
    const { host, pathname: path } = new URL(address)
    const asked = {
      host,
      path,
      method: 'POST',
      accept: '*/*',
      type: 'application/x-www-form-urlencoded',
      body: String(body),
    }
    const service = captchaHosts.find((each) => each.host === host)
    if (!service) return undefined
    this.asked.push(asked)
    const { answer } = service.handle(asked)
    return new Response(answer.body ?? '', { status: answer.status ?? 200 })
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = String(request.headers.host).split(':')[0]
    const service = services.find((each) => each.host === host)
    response.setHeader('access-control-allow-origin', '*')
    // Chromium itself repeats a request that goes down a used connection and gets no answer.
    response.setHeader('connection', 'close')
    if (request.method === 'OPTIONS') {
      const allowed = { 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'content-type,accept' }
      response.writeHead(204, allowed).end()
    } else if (service) await this.serve(service, request, response)
    // Chromium with windows has a page of its own in the place of an answer without words.
    else response.writeHead(host === thankingHost ? 200 : 421).end('Thank you')
  }

  /** Lets a service answer a request, or something go wrong. */
  async serve(service: Pick<FormService, 'handle'>, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const asked: Asked = {
      host: String(request.headers.host),
      path: String(request.url),
      method: String(request.method),
      accept: String(request.headers.accept),
      type: String(request.headers['content-type']),
      body: Buffer.concat(chunks).toString(),
    }
    this.asked.push(asked)
    const mishap = this.mishap(asked)
    const { answer, lead }: Handled = service.handle(asked, typeof mishap === 'string' ? mishap : undefined)
    const {
      status = 200,
      headers,
      body,
      keeps,
      delayMs = 0,
      trouble,
    } = { ...answer, ...(typeof mishap === 'object' && mishap) }
    if (keeps && lead) this.taken.push(lead)
    if (delayMs > 0) await sleep(delayMs)
    if (trouble === 'close') response.destroy()
    else if (trouble === 'silence') this.#waiting.add(response)
    else if (trouble === 'cut')
      response
        .writeHead(status, { ...headers, 'content-length': 999 })
        .write(body?.slice(0, 5) || '{', () => response.destroy())
    else response.writeHead(status, headers).end(body)
  }
}
