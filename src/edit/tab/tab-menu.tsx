import { useState } from 'react'
import { Icon } from '../icon.tsx'
import { editRoot } from '../protocol/protocol.ts'
import { download } from '../publish/download.ts'
import { forgetAll } from '../state/kept-edits.ts'
import { fill } from '../words/use-words.ts'
import { PersonKeys } from './person-keys.tsx'
import { RepositoryForm } from './repository-form.tsx'
import type { TabState } from './tab-protocol.ts'
import type { TabWords } from './words/tab-en.ts'
import type { WorkerClient } from './worker-client.ts'

interface TabMenuProps {
  readonly state: TabState
  readonly client: WorkerClient
  readonly words: TabWords
  readonly language: string
  /** What the menu is called. */
  readonly menu: string
}

/** The host whose folder any host can serve: pages as they are, with files of its own that others ignore. */
const plainHost = 'netlify'

/** Where the site goes to: its files, to go on with later, and the finished website. */
export function TabMenu({ client, words, language, state, menu }: TabMenuProps) {
  const { project, isSignedIn, person, home, keys, kept = [] } = state
  const named = (text: string) => fill(text, { kinds: kept.join(', ') })
  const [isIn, setIn] = useState(isSignedIn === true)
  const [message, setMessage] = useState('')

  async function keep(name: string, ask: () => Promise<Response>): Promise<void> {
    setMessage(words.making)
    const response = await ask()
    const isFile = response.ok && response.headers.has('content-disposition')
    setMessage(isFile ? '' : words.notMade)
    if (isFile) download({ name, file: await response.blob() })
  }

  async function close(): Promise<void> {
    if (!window.confirm(words.closeNote)) return
    await client.ask({ do: 'close' })
    forgetAll()
    window.location.reload()
  }

  async function signOut(): Promise<void> {
    const ask = async (evenUnpublished: boolean) =>
      (await (await client.ask({ do: 'sign-out', evenUnpublished })).json()) as TabState
    const { unpublished = 0 } = await ask(false)
    if (unpublished > 0) {
      if (!window.confirm(fill(words.signOutNote, { count: unpublished }))) return
      await ask(true)
    }
    forgetAll()
    window.location.reload()
  }

  const build = () =>
    client.fetch(`${editRoot}folder`, { method: 'POST', body: JSON.stringify({ host: plainHost, asZip: true }) })
  return (
    <details className="tab-menu">
      <summary>
        <Icon name="copy" />
        <span>{menu}</span>
      </summary>
      <div className="tab-menu-sheet">
        {kept.length > 0 && <p>{named(home ? words.keptChanged : words.kept)}</p>}
        {project !== undefined && (
          <>
            <strong>{person?.name ?? project}</strong>
            {isIn ? (
              <>
                <button type="button" onClick={() => void signOut()}>
                  {words.signOut}
                </button>
                <small>{words.signOutHelp}</small>
              </>
            ) : (
              <RepositoryForm client={client} words={words} isKnown onDone={() => setIn(true)} />
            )}
          </>
        )}
        {keys && <PersonKeys client={client} words={words} language={language} given={keys} />}
        <button type="button" onClick={() => void keep('website-to-edit.zip', () => client.ask({ do: 'save' }))}>
          {words.keepSource}
        </button>
        {!home && (
          <>
            {kept.length === 0 ? (
              <>
                <button type="button" onClick={() => void keep('website.zip', build)}>
                  {words.keepBuilt}
                </button>
                <small>{words.builtNote}</small>
              </>
            ) : (
              <small>{named(words.keptUnbuilt)}</small>
            )}
            <button type="button" onClick={() => void close()}>
              {words.close}
            </button>
          </>
        )}
        <p role="status">{message}</p>
      </div>
    </details>
  )
}
