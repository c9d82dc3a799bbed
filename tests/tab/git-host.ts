import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BareRepository } from './bare-repository.ts'
import { answerForgejo } from './forgejo-answers.ts'
import { answerGithub } from './github-answers.ts'
import { answerGitlab } from './gitlab-answers.ts'

/** What a host answers: a status and JSON. */
export interface HostAnswer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A request to it. */
export interface HostRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: Readonly<Record<string, unknown>>
}

/** How a host is set up for a test. */
export interface HostState {
  readonly repository: BareRepository
  /** What each key may do. */
  readonly keys: Map<string, 'write' | 'read'>
  isProtected: boolean
  /** What was asked to be taken over. */
  readonly proposals: { readonly from: string; readonly onto: string; readonly title: string }[]
  /** Answers everything with this, while it is set. */
  fault: HostAnswer | undefined
  /** Called before a branch is moved: for somebody who is faster. */
  beforeMove: (() => void) | undefined
}

/** A host of a repository as its documentation says, over a real one on disk. */
export interface GitHost extends HostState {
  readonly address: string
  /** All that was asked: method and path. */
  readonly asked: string[]
  close(): Promise<void>
}

type Answer = (request: HostRequest, host: HostState, may: 'write' | 'read') => HostAnswer

const answers: Readonly<Record<string, Answer>> = {
  forgejo: answerForgejo,
  github: answerGithub,
  gitlab: answerGitlab,
}

/** Starts a host of a kind. */
export async function startGitHost(kind: string, folder: string): Promise<GitHost> {
  const state: HostState = {
    repository: new BareRepository(folder),
    keys: new Map([['good-key', 'write']]),
    isProtected: false,
    proposals: [],
    fault: undefined,
    beforeMove: undefined,
  }
  const asked: string[] = []
  const server: Server = createServer(async (request, response) => {
    const cors = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*, authorization',
      'access-control-allow-methods': '*',
      'access-control-expose-headers': 'x-ratelimit-remaining',
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
    asked.push(`${request.method} ${request.url}`)
    const { status, body, headers } = answer(answers[kind] as Answer, state, await readRequest(request))
    response.writeHead(status, { ...cors, 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body ?? {}))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () =>
    new Promise<void>((done) => {
      server.closeAllConnections()
      server.close(() => done())
    })
  return Object.assign(state, { address, asked, close })
}

function answer(make: Answer, state: HostState, { key, ...request }: HostRequest & { key: string }): HostAnswer {
  if (state.fault) return state.fault
  const may = state.keys.get(key)
  if (!may) return { status: 401, body: { message: 'Bad credentials' } }
  return make(request, state, may)
}

async function readRequest(request: IncomingMessage): Promise<HostRequest & { key: string }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host')
  const text = Buffer.concat(chunks).toString()
  const key = (request.headers.authorization ?? '').replace(/^(?:Bearer|token) /, '')
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
  return { method: request.method ?? 'GET', path: decodeURIComponent(pathname), query: searchParams, body, key }
}
