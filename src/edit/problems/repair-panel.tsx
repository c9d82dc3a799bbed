import { useState } from 'react'
import { Button } from '../button.tsx'
import type { BrokenState, RepairRequest } from '../protocol/repair.ts'
import { TwoVersions } from '../publish/two-versions.tsx'
import { useAnswer } from '../state/use-answer.ts'
import { useDates } from '../state/use-dates.ts'
import type { Connection } from '../state/use-editor.ts'
import { useWords } from '../words/use-words.ts'
import { ProblemsList } from './problems-list.tsx'

interface RepairPanelProps {
  readonly connection: Connection
  readonly broken: BrokenState
  readonly language: string
}

/** A file that cannot be read: the broken lines beside those that could be read last, and the ways back. */
export function RepairPanel({ connection, broken: { broken, repair }, language }: RepairPanelProps) {
  const { words, fill } = useWords()
  const [told, setTold] = useState('')
  const { client } = connection
  const { kind, lines, hasLast, conflicts, readings, canUndo, version } = repair

  async function fix(by: RepairRequest['by']): Promise<void> {
    const answer = await connection.send({
      name: `repair ${version} ${JSON.stringify(by)}`,
      ask: () => client.ask('POST repair', { body: { version, by } }),
    })
    const isUnsafe = 'refused' in answer && answer.refused !== 'changed-elsewhere'
    const why = isUnsafe ? words.repair.unsafe : words.changedElsewhere
    setTold('version' in answer ? '' : why)
  }

  return (
    <main className="message repair">
      <h1>{words.repair.title[kind]}</h1>
      <p>{words.repair.intro[kind]}</p>
      {kind === 'unreadable' && <ProblemsList problems={broken} namePlace={({ line }) => fill(words.line, { line })} />}
      {conflicts.length > 0 && (
        <TwoVersions
          conflicts={conflicts}
          namePlace={(path) => path.join(' › ')}
          onChoose={(choices) => void fix(choices)}
        />
      )}
      {lines.map(({ line, was, now }) => (
        <dl key={line} className="difference">
          <div>
            <dt>{fill(words.repair.now, { line })}</dt>
            <dd data-side="before">
              <pre>{shortened(now) || words.repair.nothing}</pre>
            </dd>
          </div>
          <div>
            <dt>{words.repair.was}</dt>
            <dd data-side="after">
              <pre>{shortened(was) || words.repair.nothing}</pre>
            </dd>
          </div>
        </dl>
      ))}
      <p className="row">
        {kind === 'older' && (
          <Button label={words.repair.upgrade} className="primary" onClick={() => void fix('upgrade')} />
        )}
        {readings.map(({ encoding, example }) => (
          <Button
            key={encoding}
            label={fill(words.repair.letters, { example })}
            className="primary"
            onClick={() => void fix({ encoding })}
          />
        ))}
        {kind === 'unreadable' && hasLast && (
          <Button label={words.repair.lines} className="primary" onClick={() => void fix('lines')} />
        )}
        {hasLast && (
          <Button
            label={words.repair.last}
            className={kind === 'missing' ? 'primary' : undefined}
            onClick={() => void fix('last')}
          />
        )}
        {canUndo && <Button label={words.undo} onClick={() => void connection.step('undo')} />}
      </p>
      {told && <p role="status">{told}</p>}
      <Publications connection={connection} language={language} />
    </main>
  )
}

/** The publications, each of which can take the place of the file. */
function Publications({ connection, language }: Omit<RepairPanelProps, 'broken'>) {
  const { words, fill } = useWords()
  const told = useDates(language)
  const { client } = connection
  const [publications = []] = useAnswer(client, 'GET publications')
  if (publications.length === 0) return null
  return (
    <details className="publications">
      <summary>{words.publish.publications}</summary>
      <ol>
        {publications.map((publication) => (
          <li key={publication.commit}>
            {publication.note} <span className="field-note">{told(publication)}</span>{' '}
            <Button
              label={words.publish.restore}
              aria-label={fill(words.publish.restoreOf, { text: publication.note })}
              onClick={() =>
                void connection.send({
                  name: publication.commit,
                  ask: () => client.ask('POST bring-back', { body: { commit: publication.commit } }),
                })
              }
            />
          </li>
        ))}
      </ol>
    </details>
  )
}

/** The most lines that are shown of a place. */
const most = 30

function shortened(text: string): string {
  const lines = text.trimEnd().split('\n')
  return lines.length <= most ? lines.join('\n') : [...lines.slice(0, most), '…'].join('\n')
}
