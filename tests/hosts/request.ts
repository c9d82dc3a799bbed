import { type ClientRequest, type IncomingMessage, request as overHttp, type RequestOptions } from 'node:http'
import { request as overTls } from 'node:https'

/** What a server is asked. */
export interface Question {
  /** The path, as it is sent. */
  readonly path: string
  /** The name of the site's host, for which the server has its certificate. */
  readonly host: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** An answer of a server, as it came. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Asks a server, without following redirects and without unpacking anything. */
export function ask(address: string, { path, host, method = 'GET', headers }: Question): Promise<Answer> {
  const { protocol, hostname, port } = new URL(address)
  const options: RequestOptions = { hostname, port, path, method, headers: { host, ...headers }, agent: false }
  return new Promise((resolve, reject) => {
    const answer = (response: IncomingMessage) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, [value ?? ''].flat().join('\n')]),
          ),
          body: Buffer.concat(chunks),
        }),
      )
    }
    const request: ClientRequest =
      protocol === 'https:'
        ? overTls({ ...options, servername: host, rejectUnauthorized: false }, answer)
        : overHttp(options, answer)
    request.on('error', reject)
    request.end()
  })
}
