import { useMessages } from '../locale/use-messages.ts'

interface LetterheadProps {
  readonly artefact: { readonly title: string; readonly subtitle: string }
  /** The id of the title, which labels a table below. */
  readonly id?: string
}

/** The head of a document: title, subtitle, and the stamp that marks it as an example. */
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

/** The stamp that marks a document as an example. */
export function Stamp() {
  const { t } = useMessages()
  return <p className="artefact-stamp">{t('artefacts.example')}</p>
}
