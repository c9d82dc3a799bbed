import { useCallback, useId, useState } from 'react'
import { imageName } from '../../../schema/image-endings.ts'
import { fileName } from '../pictures/file-name.ts'
import { UnusedPictures } from '../pictures/unused-pictures.tsx'
import type { Path } from '../protocol/protocol.ts'
import type { Publishing } from '../protocol/publishing.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useAnswer } from '../state/use-answer.ts'
import { useWords } from '../words/use-words.ts'
import { ChangesList } from './changes-list.tsx'
import { FolderToUpload } from './folder-to-upload.tsx'
import { GoOnline } from './go-online.tsx'
import { LaunchList } from './launch-list.tsx'
import { OnlineLine } from './online-line.tsx'
import { Publications } from './publications.tsx'
import { PublishForm } from './publish-form.tsx'
import { canBegin, PublishNotes } from './publish-notes.tsx'
import { useOnline } from './use-online.ts'

interface PublishPanelProps {
  /** Leads to what the check says. */
  onProblems(): void
  /** A place in words. */
  namePlace(path: Path): string
  /** Leads to a place. */
  onOpen(path: Path): void
}

/** What has changed since the last publication, in words; its publication, and the way online. */
export function PublishPanel(props: PublishPanelProps) {
  const { words } = useWords()
  const { state, client } = useOpenFile()
  const id = useId()
  const [publishing, setPublishing] = useAnswer(client, 'GET publishing', state.version)
  const reload = useCallback(async () => setPublishing(await client.ask('GET publishing')), [client, setPublishing])
  return (
    <section className="panel publish" aria-labelledby={`${id}title`} aria-busy={publishing ? undefined : true}>
      <h2 id={`${id}title`}>{words.publish.title}</h2>
      {publishing ? (
        <>
          <Publish {...props} publishing={publishing} reload={reload} />
          <AfterPublishing {...props} publishing={publishing} reload={reload} />
        </>
      ) : (
        <p>{words.publish.looking}</p>
      )}
    </section>
  )
}

interface PublishPartProps extends PublishPanelProps {
  readonly publishing: Publishing
  /** Asks anew what publishing would do. */
  reload(): Promise<void>
}

/** The list of changes and the form that publishes them. */
function Publish({ onProblems, namePlace, publishing, reload }: PublishPartProps) {
  const { state, client, send } = useOpenFile()
  const { words } = useWords()
  const [told, setTold] = useState('')
  const [sent, setSent] = useState(0)
  const online = useOnline(client, sent)
  const { changes, files, isFirst, isRewritten, version } = publishing
  const count = (wanted: (problem: (typeof state.problems)[number]) => boolean) => state.problems.filter(wanted).length
  const errors = count(({ severity }) => severity === 'error')
  const unfinished = count(({ code }) => code === 'value-unfinished')
  const isEmpty = !isFirst && changes.length === 0 && files.length === 0 && !isRewritten

  async function revert(index: number): Promise<void> {
    const answer = await send({
      name: `revert ${version} ${index}`,
      ask: () => client.ask('POST revert', { body: { version, index } }),
    })
    setTold('refused' in answer ? (words.refused[answer.refused] ?? words.changedElsewhere) : '')
  }

  return (
    <>
      <PublishNotes {...{ publishing, isEmpty, errors, unfinished, onProblems }} />
      {told && <p role="status">{told}</p>}
      <ChangesList changes={changes} onRevert={(index) => void revert(index)} />
      {isRewritten && <p>{words.publish.rewritten}</p>}
      {files.length > 0 && <FilesGoingAlong files={files} />}
      {canBegin(publishing.gap) && (
        <PublishForm
          {...{ publishing, namePlace }}
          canPublish={!isEmpty && errors + unfinished === 0}
          onDone={async (isSent) => {
            if (isSent) setSent((times) => times + 1)
            await reload()
          }}
        />
      )}
      <div role="status">{online && <OnlineLine online={online} />}</div>
      {canBegin(publishing.gap) && !isFirst && (
        <Publications key={version.split(' ')[0]} onBroughtBack={() => setTold(words.publish.broughtBack)} />
      )}
    </>
  )
}

/** The pictures that go along, by their names; of the other files, how many. */
function FilesGoingAlong({ files }: { readonly files: readonly string[] }) {
  const { words, fill } = useWords()
  const pictures = files.filter((name) => imageName.test(name))
  const others = files.length - pictures.length
  return (
    <>
      <p>{words.publish.files}</p>
      <ul>
        {pictures.map((name) => (
          <li key={name}>{fileName(name)}</li>
        ))}
        {others > 0 && <li>{fill(words.publish.otherFiles, { count: others })}</li>}
      </ul>
    </>
  )
}

/** The ways online, what is to be done before, and what can be tidied up. While nothing goes online yet, the way there comes first. */
function AfterPublishing({ namePlace, onOpen, publishing, reload }: PublishPartProps) {
  const { state, edit, client } = useOpenFile()
  const { deployment, gap, hosts, inTab, isFirst, isKeptHere, launch, unused } = publishing
  const isWithoutWay = !isFirst && isKeptHere
  const hasMistakes = state.problems.some(({ severity, code }) => severity === 'error' || code === 'value-unfinished')
  const launchList = (
    <LaunchList launch={launch} namePlace={namePlace} onOpen={onOpen} onEdit={(one) => void edit({ edits: [one] })} />
  )
  return (
    <>
      {!isWithoutWay && launchList}
      {deployment && <GoOnline deployment={deployment} onDone={reload} />}
      {hosts.length > 0 && (
        <FolderToUpload
          hosts={hosts}
          isOpen={gap !== undefined || (isWithoutWay && !deployment)}
          canMake={!hasMistakes}
          inTab={inTab}
          namePlace={namePlace}
          onOpen={onOpen}
        />
      )}
      {isWithoutWay && launchList}
      <UnusedPictures
        names={unused}
        onRemove={(names) => void client.ask('POST remove-pictures', { body: { names } }).then(reload)}
      />
    </>
  )
}
