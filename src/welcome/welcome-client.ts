import type { ImageRefused } from '../edit/protocol/images.ts'
import { editRoot, tokenHeader } from '../edit/protocol/protocol.ts'
import { askEditor } from '../edit/state/transport.ts'
import type { MadeAnswer, Question, WelcomeState } from './protocol.ts'

/** Thrown where the server does not answer, or does not know the tab. */
export class ServerGone extends Error {}

/** What the welcome asks its server. */
export class WelcomeClient {
  token: string
  readonly #language: string

  constructor(language: string, token: string) {
    this.#language = language
    this.token = token
  }

  state(): Promise<WelcomeState> {
    return this.#ask('GET', 'state')
  }

  /** Sends an answer. What is wrong with it stands in the state. */
  answer(question: Question, value: unknown): Promise<WelcomeState> {
    return this.#ask('PUT', 'answer', JSON.stringify({ question, value }))
  }

  logo(file: File): Promise<WelcomeState | ImageRefused> {
    return this.#ask('PUT', `logo/${encodeURIComponent(file.name)}`, file)
  }

  /** Has the site made. */
  make(): Promise<MadeAnswer> {
    return this.#ask('POST', 'site')
  }

  async #ask<Answer>(method: string, path: string, body?: string | File): Promise<Answer> {
    const type: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const response = await askEditor(`${editRoot}${path}?lang=${this.#language}`, {
      method,
      headers: { ...type, [tokenHeader]: this.token },
      body: body ?? null,
    }).catch((cause: unknown) => {
      throw new ServerGone('', { cause })
    })
    if (!response.ok) throw new ServerGone(String(response.status))
    return (await response.json()) as Answer
  }
}
