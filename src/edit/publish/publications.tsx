import { useState } from 'react'
import { Button } from '../button.tsx'
import type { EditedChange, Publication } from '../protocol/publishing.ts'
import type { EditorProps } from '../state/editor-props.ts'
import { useAnswer } from '../state/use-answer.ts'
import { useDates } from '../state/use-dates.ts'
import { useWords } from '../words/use-words.ts'
import { ChangesList } from './changes-list.tsx'

interface PublicationsProps extends EditorProps {
  onBroughtBack(): void
}

/** The publications of the site: what each has changed, and a way back to it. */
export function Publications(props: PublicationsProps) {
  const { client } = props.connection
  const { words } = useWords()
  const [publications = []] = useAnswer(client, 'GET publications')

  return (
    <section className="publications" aria-label={words.publish.publications}>
      <h3>{words.publish.publications}</h3>
      <ol>
        {publications.map((publication) => (
          <li key={publication.commit}>
            <PublicationRow {...props} publication={publication} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function PublicationRow({
  state,
  connection,
  language,
  publication,
  onBroughtBack,
}: PublicationsProps & { readonly publication: Publication }) {
  const { words } = useWords()
  const told = useDates(language)
  const { client } = connection
  const { commit, note } = publication
  const [changes, setChanges] = useState<readonly EditedChange[]>()

  async function open(isOpen: boolean): Promise<void> {
    if (isOpen && !changes) setChanges(await client.ask('GET publication', { query: { commit } }).catch(() => []))
  }

  async function restore(): Promise<void> {
    const answer = await connection.send({
      name: commit,
      ask: () => client.ask('POST bring-back', { body: { commit } }),
    })
    if ('version' in answer) onBroughtBack()
  }

  return (
    <details onToggle={(event) => void open(event.currentTarget.open)}>
      <summary>
        {note} <span className="field-note">{told(publication)}</span>
      </summary>
      <Button label={words.publish.restoreAll} onClick={() => void restore()} />
      {changes && <ChangesList state={state} language={language} changes={changes} />}
    </details>
  )
}
