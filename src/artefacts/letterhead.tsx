import { useMessages } from '../locale/use-messages.ts'

interface LetterheadProps {
  readonly artefact: { readonly title: string; readonly subtitle: string }
  /** The id by which a table below is named after the title. */
  readonly id?: string
}

/** The head of a document: what it is, for whom, and the stamp that says that it is an example. */
export function Letterhead({ artefact, id }: LetterheadProps) {
  return (
    <div className="artefact-head">
      <div className="artefact-title" id={id}>
        {artefact.title}
      </div>
      <p className="artefact-subtitle">{artefact.subtitle}</p>
      <Stamp />
    </div>
  )
}

/** The stamp that says that a document is an example. */
export function Stamp() {
  const { t } = useMessages()
  return <p className="artefact-stamp">{t('artefacts.example')}</p>
}
