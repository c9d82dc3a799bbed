import { useMessages } from '../locale/use-messages.ts'

interface TitlesProps {
  readonly title: string
  readonly subtitle: string
  /** The id of the title, which labels a table below. */
  readonly id?: string
}

interface LetterheadProps extends Pick<TitlesProps, 'id'> {
  readonly artefact: Pick<TitlesProps, 'title' | 'subtitle'>
}

/** The head of a document: title, subtitle, and the stamp that marks it as an example. */
export function Letterhead({ artefact: { title, subtitle }, id }: LetterheadProps) {
  return (
    <div className="artefact-head">
      <Titles title={title} subtitle={subtitle} id={id} />
      <Stamp />
    </div>
  )
}

/** The title and the subtitle of a document. */
export function Titles({ title, subtitle, id }: TitlesProps) {
  return (
    <>
      <div className="artefact-title" id={id}>
        {title}
      </div>
      <p className="artefact-subtitle">{subtitle}</p>
    </>
  )
}

/** The stamp that marks a document as an example. */
export function Stamp() {
  const { t } = useMessages()
  return <p className="artefact-stamp">{t('artefacts.example')}</p>
}
