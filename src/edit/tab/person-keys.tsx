import { type FormEvent, useState } from 'react'
import type { Role } from '../protocol/edit-keys.ts'
import { whyRefused } from '../publish/why-refused.ts'
import { withoutCountry } from '../words/european.ts'
import { useWords } from '../words/use-words.ts'
import type { TabRequest, TabState } from './tab-protocol.ts'
import type { TabWords } from './words/tab-en.ts'
import type { WorkerClient } from './worker-client.ts'

interface PersonKeysProps {
  readonly client: WorkerClient
  readonly words: TabWords
  readonly language: string
  readonly given: NonNullable<TabState['keys']>
}

/** The keys for persons: makes one, and takes one back. */
export function PersonKeys({ client, words, language, given }: PersonKeysProps) {
  const { words: all, fill } = useWords()
  const [keys, setKeys] = useState(given)
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  /** The message on the last key: its phrase, or that it was removed. */
  const [told, setTold] = useState<{ readonly name: string; readonly phrase?: string | undefined }>()

  async function change(ask: Extract<TabRequest, { do: 'make-key' | 'take-key' }>): Promise<boolean> {
    setBusy(true)
    setFailure('')
    setTold(undefined)
    try {
      const response = await client.ask(ask)
      const state = response.ok ? ((await response.json()) as TabState) : undefined
      if (!state) setFailure(words.failed)
      if (state?.refused) setFailure(whyRefused(all.publish.refused, state.refused))
      if (!state || state.refused) return false
      setKeys(state.keys ?? [])
      setTold({ name: ask.name, phrase: state.phrase })
      return true
    } finally {
      setBusy(false)
    }
  }

  async function make(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const field = (name: string) => String(new FormData(form).get(name) ?? '').trim()
    const name = field('name')
    if (keys.some((key) => key.name === name)) return setFailure(words.nameTaken)
    const note = fill(words.keyGiven, { name })
    const role = field('role') as Role
    if (await change({ do: 'make-key', name, role, token: field('token'), language: withoutCountry(language), note }))
      form.reset()
  }

  return (
    <details className="person-keys" aria-busy={isBusy}>
      <summary>{words.persons}</summary>
      <p>{words.personsNote}</p>
      <ul>
        {keys.map(({ name, role }) => (
          <li key={name}>
            {name} ({role === 'propose' ? words.mayPropose : words.mayPublish}){' '}
            <button
              type="button"
              disabled={isBusy}
              aria-label={`${words.revoke}: ${name}`}
              onClick={() => void change({ do: 'take-key', name, note: fill(words.keyTaken, { name }) })}
            >
              {words.revoke}
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void make(event)}>
        <label>
          {words.personName}
          <input name="name" required maxLength={60} autoComplete="off" />
        </label>
        <label>
          {words.role}
          <select name="role">
            <option value="publish">{words.mayPublish}</option>
            <option value="propose">{words.mayPropose}</option>
          </select>
        </label>
        <label>
          {words.personToken}
          <input name="token" type="password" autoComplete="off" spellCheck={false} />
          <small>{words.personTokenNote}</small>
        </label>
        <button type="submit" disabled={isBusy}>
          {words.giveKey}
        </button>
      </form>
      <div role="status">
        {told?.phrase !== undefined && (
          <>
            <p>{fill(words.phraseIs, { name: told.name })}</p>
            <p className="phrase" translate="no">
              {told.phrase}
            </p>
            <p>{words.phraseOnce}</p>
          </>
        )}
        {told && told.phrase === undefined && <p>{fill(words.keyTakenNote, { name: told.name })}</p>}
      </div>
      <p role="alert" className="error">
        {failure}
      </p>
      <small>{words.offLine}</small>
    </details>
  )
}
