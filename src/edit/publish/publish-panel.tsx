import { useCallback, useId, useState } from 'react'
import { Button } from '../button.tsx'
import { UnusedPictures } from '../pictures/unused-pictures.tsx'
import type { Path } from '../protocol/protocol.ts'
import type { EditorProps } from '../state/editor-props.ts'
import { useAnswer } from '../state/use-answer.ts'
import { useWords } from '../words/use-words.ts'
import { ChangesList } from './changes-list.tsx'
import { FolderToUpload } from './folder-to-upload.tsx'
import { GoOnline } from './go-online.tsx'
import { LaunchList } from './launch-list.tsx'
import { OnlineLine } from './online-line.tsx'
import { Publications } from './publications.tsx'
import { PublishForm } from './publish-form.tsx'
import { useOnline } from './use-online.ts'

interface PublishPanelProps extends EditorProps {
  /** Leads to what the check says. */
  onProblems(): void
  /** A place in words. */
  placeOf(path: Path): string
  /** Leads to a place. */
  onOpen(path: Path): void
}

/** What has changed since the last publication, in words; and its publication. */
export function PublishPanel({ state, connection, language, onProblems, placeOf, onOpen }: PublishPanelProps) {
  const { words, fill } = useWords()
  const [told, setTold] = useState('')
  const id = useId()
  const { client } = connection
  const [publishing, setPublishing] = useAnswer(client, 'GET publishing', state.version)
  const [sent, setSent] = useState(0)
  const online = useOnline(client, sent)
  const reload = useCallback(async () => setPublishing(await client.ask('GET publishing')), [client, setPublishing])

  if (!publishing)
    return (
      <section className="panel publish" aria-busy="true">
        <h2>{words.publish.title}</h2>
      </section>
    )
  const { deployment, changes, files, isFirst, isRewritten, version, launch, unused } = publishing
  // A repository is begun by the first publication.
  const gap = publishing.gap === 'no-repository' ? undefined : publishing.gap
  const errors = state.problems.filter(({ severity }) => severity === 'error').length
  const unfinished = state.problems.filter(({ code }) => code === 'value-unfinished').length
  const isEmpty = !isFirst && changes.length === 0 && files.length === 0 && !isRewritten

  async function revert(index: number): Promise<void> {
    const answer = await connection.send({
      name: `revert ${version} ${index}`,
      ask: () => client.ask('POST revert', { body: { version, index } }),
    })
    setTold('refused' in answer ? (words.refused[answer.refused] ?? words.changedElsewhere) : '')
  }

  return (
    <section className="panel publish" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{words.publish.title}</h2>
      {publishing.gap && <p>{words.publish.gaps[publishing.gap]}</p>}
      {!gap && <p>{isFirst ? words.publish.first : isEmpty ? words.publish.nothing : words.publish.intro}</p>}
      {told && <p role="status">{told}</p>}
      {errors > 0 && (
        <p className="notice" role="status">
          {fill(words.publish.errors, { count: errors })}{' '}
          <Button label={words.publish.show} className="link-button" onClick={onProblems} />
        </p>
      )}
      {unfinished > 0 && (
        <p className="notice" role="status">
          {fill(words.publish.unfinished, { count: unfinished })}{' '}
          <Button label={words.publish.show} className="link-button" onClick={onProblems} />
        </p>
      )}
      <ChangesList state={state} language={language} changes={changes} onRevert={(index) => void revert(index)} />
      {isRewritten && <p>{words.publish.rewritten}</p>}
      {files.length > 0 && (
        <>
          <p>{words.publish.files}</p>
          <ul>
            {files.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <UnusedPictures
        names={unused}
        onRemove={(names) => void client.ask('POST remove-pictures', { body: { names } }).then(reload)}
      />
      {!gap && (
        <PublishForm
          state={state}
          connection={connection}
          language={language}
          publishing={publishing}
          placeOf={placeOf}
          canPublish={!isEmpty && errors + unfinished === 0}
          onDone={async (isSent) => {
            if (isSent) setSent((count) => count + 1)
            await reload()
          }}
        />
      )}
      <div role="status">{online && <OnlineLine online={online} language={language} />}</div>
      {!gap && !isFirst && (
        <Publications
          key={version.split(' ')[0]}
          state={state}
          connection={connection}
          language={language}
          onBroughtBack={() => setTold(words.publish.broughtBack)}
        />
      )}
      <LaunchList
        launch={launch}
        placeOf={placeOf}
        onOpen={onOpen}
        onEdit={(edit) => void connection.edit({ edits: [edit] })}
      />
      {deployment && <GoOnline connection={connection} deployment={deployment} onDone={reload} />}
      {publishing.hosts.length > 0 && (
        <FolderToUpload
          connection={connection}
          hosts={publishing.hosts}
          isOpen={publishing.gap !== undefined}
          canMake={errors + unfinished === 0}
        />
      )}
    </section>
  )
}
