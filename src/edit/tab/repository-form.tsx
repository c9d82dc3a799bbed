import { type FormEvent, useState } from 'react'
import { Icon } from '../icon.tsx'
import { parseRepository, type RepositoryPlace } from '../protocol/repository-address.ts'
import { whyRefused } from '../publish/why-refused.ts'
import { useWords } from '../words/use-words.ts'
import type { TabState } from './tab-protocol.ts'
import type { TabWords } from './words/tab-en.ts'
import type { WorkerClient } from './worker-client.ts'

interface RepositoryFormProps {
  readonly client: WorkerClient
  readonly words: TabWords
  /** Told that somebody is signed in, or that a site is open. */
  onDone(state: TabState): void
  /** Whether the repository is known already, and only a key is asked for. */
  readonly isKnown?: boolean
  /** The repository, where it is the one of the site that the editor is part of. */
  readonly at?: RepositoryPlace
}

/** The address of a repository, and a key to it. */
export function RepositoryForm({ client, words, onDone, at: own, isKnown = own !== undefined }: RepositoryFormProps) {
  const { words: all } = useWords()
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)

  const action = isKnown ? words.signIn : words.open

  async function submit(form: FormData, at: RepositoryPlace | undefined): Promise<void> {
    const signing = { key: String(form.get('key') ?? '').trim(), stay: form.has('stay') }
    const response = await client.ask(at ? { do: 'open-repository', at, ...signing } : { do: 'sign-in', ...signing })
    if (!response.ok) return setFailure(words.failed)
    const state = (await response.json()) as TabState
    if (state.refused) return setFailure(whyRefused(all.publish.refused, state.refused))
    onDone(state)
  }

  function open(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const at = isKnown ? own : parseRepository(String(form.get('address') ?? ''), otherHosts())
    if (!isKnown && !at) {
      setFailure(words.noRepository)
      return
    }
    setBusy(true)
    setFailure('')
    submit(form, at)
      .catch(() => setFailure(words.failed))
      .finally(() => setBusy(false))
  }

  return (
    <form onSubmit={open} aria-busy={isBusy}>
      {!isKnown && (
        <label>
          {words.repository}
          <input name="address" required inputMode="url" placeholder="https://github.com/…/…" />
        </label>
      )}
      <label>
        {words.key}
        <input name="key" type="password" required autoComplete="off" spellCheck={false} />
        <small>{words.keyNote}</small>
      </label>
      <label className="choice">
        <input type="checkbox" name="stay" /> {words.stay}
      </label>
      <p role="alert" className="error">
        {failure}
      </p>
      <button type="submit" className="primary" disabled={isBusy}>
        {isBusy && <Icon name="busy" />}
        {isBusy ? words.opening : action}
      </button>
    </form>
  )
}

/** Self-hosted forges, named by whoever set up the app. */
function otherHosts(): string[] {
  return document.querySelector<HTMLMetaElement>('meta[name="repository-hosts"]')?.content.split(',') ?? []
}
