import { basename } from '#path'
import type { OnlineState } from '../../../../src/edit/protocol/publishing.ts'
import { parseRepository, projectAddress } from '../../../../src/edit/protocol/repository-address.ts'
import { parseUrl } from '../../../lib/addresses/web-addresses.ts'
import type { AskHost } from './host-answers.ts'
import { readStates } from './read-states.ts'

/** How long a host may take for one answer: nobody waits for what it says. */
const patienceMs = 10_000

/** How long an answer is kept, in milliseconds: whoever asks without signing in may ask GitHub 60 times an hour. */
const keptMs = 8_000

/** `git@host:owner/name` and `ssh://git@host/owner/name`, as addresses that a browser shows. */
export function browserAddress(remote: string): string {
  const [, host, path] =
    /^(?:ssh:\/\/)?(?:[^@/\s]+@)([\w.-]+)(?::(?!\d+\/)|(?::\d+)?\/)(.+)$/.exec(remote.replace(/^https?:\/\//, '')) ?? []
  return host === undefined ? remote : `https://${host}/${path}`
}

/** What people call the place at an address: its host, or the folder that it leads to. */
export function namePlace(remote: string): string {
  const shown = browserAddress(remote)
  return (/^https?:/.test(shown) && parseUrl(shown)?.hostname) || basename(remote)
}

/** What the host of a public repository tells of a commit; undefined where nobody may ask it without signing in, or it tells nothing. */
export class PublicHost {
  readonly #fetch: typeof fetch
  #last: { readonly key: string; readonly at: number; readonly answer: Promise<OnlineState | undefined> } | undefined

  constructor(ask: typeof fetch = fetch) {
    this.#fetch = ask
  }

  /** @param remote the address of the repository, as git has it */
  state(remote: string, commit: string): Promise<OnlineState | undefined> {
    const place = parseRepository(browserAddress(remote))
    if (!place) return Promise.resolve(undefined)
    const key = `${remote} ${commit}`
    if (this.#last?.key === key && Date.now() - this.#last.at < keptMs) return this.#last.answer
    // A host that does not answer, or not to everybody, says nothing of the site.
    const answer = readStates[place.kind](this.#asker(projectAddress(place)), commit).catch(() => undefined)
    this.#last = { key, at: Date.now(), answer }
    return answer
  }

  #asker(base: string): AskHost {
    return async <Value>(path: string) => {
      const response = await this.#fetch(base + path, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(patienceMs),
      })
      if (!response.ok) throw new Error(`${response.status}`)
      return (await response.json()) as Value
    }
  }
}
