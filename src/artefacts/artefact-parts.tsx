import { createContext, type ReactNode, use } from 'react'
import { useFormats } from '../locale/use-formats.ts'
import { useMessages } from '../locale/use-messages.ts'

/** What the title of a document is: a heading, unless the document is a mere picture. */
export const TitleTag = createContext<'h2' | 'div'>('h2')

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
  const Title = use(TitleTag)
  return (
    <>
      <Title className="artefact-title" id={id}>
        {title}
      </Title>
      <p className="artefact-subtitle">{subtitle}</p>
    </>
  )
}

/** The stamp that marks a document as an example. */
export function Stamp() {
  const { t } = useMessages()
  return <p className="artefact-stamp">{t('artefacts.example')}</p>
}

interface ColumnHeadsProps {
  /** The names of the columns, in their order. */
  readonly names: readonly string[]
}

/** The head of a document's table. */
export function ColumnHeads({ names }: ColumnHeadsProps) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface FactListProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly className?: string
}

/** Facts in small print, each with its label. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface LegendProps {
  readonly entries: readonly {
    readonly key: string
    /** The mark or badge that the document uses. */
    readonly sign: ReactNode
    /** What it means. */
    readonly label: string
    /** How often the document has it. */
    readonly count: number
  }[]
}

/** What the signs of a document mean, and how often it has each. */
export function Legend({ entries }: LegendProps) {
  const { number } = useFormats()
  return (
    <ul className="artefact-legend">
      {entries.map(({ key, sign, label, count }) => (
        <li key={key}>
          {sign} {label} <b>{number(count)}</b>
        </li>
      ))}
    </ul>
  )
}

/** The meaning of a mark. Each has its own shape, so that none depends on colour. */
type MarkKind = 'pass' | 'partial' | 'fail' | 'open'

const paths: Readonly<Record<MarkKind, string>> = {
  pass: 'M4 8.4 7 11.4 12.2 5',
  partial: 'M8 0A8 8 0 0 0 8 16Z',
  fail: 'm5 5 6 6m0-6-6 6',
  open: '',
}

interface MarkProps {
  readonly kind: MarkKind
}

/** A handwritten mark: decoration beside the text that says the same. */
export function Mark({ kind }: MarkProps) {
  return (
    <svg className={`artefact-${kind}`} viewBox="0 0 16 16" aria-hidden="true">
      {paths[kind] === '' ? null : <path d={paths[kind]} />}
    </svg>
  )
}
