import { useState } from 'react'
import { RepositoryForm } from './repository-form.tsx'
import type { TabRequest, TabState } from './tab-protocol.ts'
import type { TabWords } from './words/tab-en.ts'
import type { WorkerClient } from './worker-client.ts'

interface StartScreenProps {
  readonly client: WorkerClient
  readonly words: TabWords
  onNew(): void
  onOpen(): void
}

/** Where a site comes from: a ZIP, a folder where the browser opens some, or nothing yet. */
export function StartScreen({ client, words, onNew, onOpen }: StartScreenProps) {
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function open(make: () => Promise<TabRequest | undefined>): Promise<void> {
    setBusy(true)
    setFailure('')
    try {
      const request = await make()
      if (!request) return
      const response = await client.ask(request)
      if (!response.ok) return setFailure(words.failed)
      const state = (await response.json()) as TabState
      if (state.isOpen) onOpen()
      else setFailure(state.isTooLarge ? words.tooLarge : words.noSite)
    } catch {
      setFailure(words.failed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <main className="tab-start" aria-busy={isBusy}>
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <p role="alert" className="error">
        {failure}
      </p>
      <section>
        <h2>{words.newSite}</h2>
        <p>{words.newSiteNote}</p>
        <button type="button" className="primary" disabled={isBusy} onClick={onNew}>
          {words.begin}
        </button>
      </section>
      <section>
        <h2>{words.openZip}</h2>
        <p>{words.zipNote}</p>
        <div className="tab-ways">
          <label className="file-button">
            {words.chooseZip}
            <input
              type="file"
              className="visually-hidden"
              accept=".zip,application/zip"
              aria-label={words.openZip}
              disabled={isBusy}
              onChange={({ currentTarget: { files } }) => {
                const [file] = files ?? []
                if (file) void open(async () => ({ do: 'unzip', bytes: await file.arrayBuffer() }))
              }}
            />
          </label>
          {'showDirectoryPicker' in window && (
            <button type="button" disabled={isBusy} onClick={() => void open(readFolder)}>
              {words.openFolder}
            </button>
          )}
        </div>
      </section>
      <section>
        <h2>{words.openRepository}</h2>
        <p>{words.repositoryNote}</p>
        <RepositoryForm client={client} words={words} onDone={onOpen} />
      </section>
    </main>
  )
}

type PickFolder = () => Promise<AsyncIterable<readonly [string, FileSystemHandle]>>

/** Folders that no site is made of. */
const skipped = new Set(['node_modules', 'dist', 'dist-hosts', '.git'])

/** Reads the files of a folder that a person chooses; undefined where none is chosen. */
async function readFolder(): Promise<TabRequest | undefined> {
  const { showDirectoryPicker } = window as unknown as { showDirectoryPicker: PickFolder }
  const folder = await showDirectoryPicker().catch(() => undefined)
  return folder && { do: 'take', files: await readAll(folder) }
}

async function readAll(
  folder: AsyncIterable<readonly [string, FileSystemHandle]>,
  above = '',
): Promise<(readonly [string, ArrayBuffer])[]> {
  const files: (readonly [string, ArrayBuffer])[] = []
  for await (const [name, handle] of folder) {
    if (handle.kind === 'file')
      files.push([above + name, await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer()])
    else if (!skipped.has(name)) files.push(...(await readAll(handle as unknown as typeof folder, `${above}${name}/`)))
  }
  return files
}
