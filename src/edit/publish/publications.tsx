import { useState } from 'react'
import { Button } from '../button.tsx'
import type { EditedChange, Publication } from '../protocol/publishing.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useAnswer } from '../state/use-answer.ts'
import { useDates } from '../state/use-dates.ts'
import { useWords } from '../words/use-words.ts'
import { ChangesList } from './changes-list.tsx'

interface PublicationsProps {
  onBroughtBack(): void
}

/** The publications of the site: what each has changed, and a way back to it. */
export function Publications(props: PublicationsProps) {
  const { client } = useOpenFile()
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

function PublicationRow({ publication, onBroughtBack }: PublicationsProps & { readonly publication: Publication }) {
  const { language, client, send } = useOpenFile()
  const { words } = useWords()
  const told = useDates(language)
  const { commit, note } = publication
  const [changes, setChanges] = useState<readonly EditedChange[]>()

  async function open(isOpen: boolean): Promise<void> {
    if (isOpen && !changes) setChanges(await client.ask('GET publication', { query: { commit } }).catch(() => []))
  }

  async function restore(): Promise<void> {
    const answer = await send({
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
      {changes && <ChangesList changes={changes} />}
    </details>
  )
}
