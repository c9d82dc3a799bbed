import { type FormEvent, useState } from 'react'
import { Icon } from '../icon.tsx'
import { whyRefused } from '../publish/why-refused.ts'
import { useWords } from '../words/use-words.ts'
import { RepositoryForm } from './repository-form.tsx'
import type { TabState } from './tab-protocol.ts'
import type { TabWords } from './words/tab-en.ts'
import type { WorkerClient } from './worker-client.ts'

interface KeyScreenProps {
  readonly client: WorkerClient
  readonly words: TabWords
  readonly home: NonNullable<TabState['home']>
  onOpen(): void
}

/** Who edits the site that the editor is part of: a person with a phrase, or who looks after it with a token. */
export function KeyScreen({ client, words, home: { at, people }, onOpen }: KeyScreenProps) {
  const { words: all } = useWords()
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function submit(form: FormData): Promise<void> {
    const [name, phrase] = ['name', 'phrase'].map((field) => String(form.get(field) ?? '')) as [string, string]
    const response = await client.ask({ do: 'open-key', name, phrase, stay: form.has('stay') })
    if (!response.ok) return setFailure(words.failed)
    const state = (await response.json()) as TabState
    if (state.isOpen) return onOpen()
    if (state.isWrong) return setFailure(words.wrongPhrase)
    setFailure(state.refused ? whyRefused(all.publish.refused, state.refused) : words.failed)
  }

  function open(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setBusy(true)
    setFailure('')
    submit(new FormData(event.currentTarget))
      .catch(() => setFailure(words.failed))
      .finally(() => setBusy(false))
  }

  return (
    <main className="tab-start tab-sign-in" aria-busy={isBusy}>
      <p className="tab-site">{window.location.host}</p>
      <h1>{words.editThis}</h1>
      {people.length > 0 && (
        <section>
          <form onSubmit={open}>
            <label>
              {words.person}
              <select name="name" required autoComplete="username">
                {people.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
            <label>
              {words.phrase}
              <input
                name="phrase"
                required
                autoComplete="current-password"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="go"
              />
              <small>{words.phraseNote}</small>
            </label>
            <label className="choice">
              <input type="checkbox" name="stay" /> {words.stay}
            </label>
            <p role="alert" className="error">
              {failure}
            </p>
            <button type="submit" className="primary" disabled={isBusy}>
              {isBusy && <Icon name="busy" />}
              {isBusy ? words.opening : words.signIn}
            </button>
          </form>
        </section>
      )}
      <details open={people.length === 0}>
        <summary>{words.asOwner}</summary>
        <RepositoryForm client={client} words={words} at={at} onDone={onOpen} />
      </details>
    </main>
  )
}
