import { type ReactNode, useId } from 'react'
import { type Content, type DocumentProps, FactList, Stamp, Titles, useFormats } from 'site-from-yaml/kinds'
import type { Manual } from './type.ts'

type Chapter = Content<Manual>['contents'][number]

/** A manual: its cover with the facts of the document, and its table of contents. */
export function Large({ artefact }: DocumentProps<Manual>) {
  const id = useId()
  const { title, subtitle, facts, contentsTitle, contents } = artefact
  return (
    <>
      <Cover title={title} subtitle={subtitle}>
        <FactList facts={facts} />
      </Cover>
      <div className="artefact-manual-page">
        <p className="artefact-manual-heading" id={id}>
          {contentsTitle}
        </p>
        <Contents chapters={contents} labelledBy={id} />
      </div>
    </>
  )
}

interface CoverProps extends Pick<Content<Manual>, 'title' | 'subtitle'> {
  /** The facts of the document. */
  readonly children: ReactNode
}

function Cover({ title, subtitle, children }: CoverProps) {
  return (
    <div className="artefact-manual-cover">
      <Stamp />
      <Titles title={title} subtitle={subtitle} />
      {children}
    </div>
  )
}

/** A table of contents. Styles draw the dot leaders. */
function Contents({ chapters, labelledBy }: { readonly chapters: readonly Chapter[]; readonly labelledBy?: string }) {
  const { number } = useFormats()
  return (
    <ol aria-labelledby={labelledBy}>
      {chapters.map(({ title, page }, index) => (
        <li key={index}>
          <span>{title}</span> <b>{number(page)}</b>
        </li>
      ))}
    </ol>
  )
}

/** Its first lines, as a picture. */
export function Small({ artefact: { title, subtitle, facts, contentsTitle, contents } }: DocumentProps<Manual>) {
  return (
    <>
      <Cover title={title} subtitle={subtitle}>
        <p>
          {facts
            .slice(0, 2)
            .map(({ label, value }) => `${label} ${value}`)
            .join(' · ')}
        </p>
      </Cover>
      <div className="artefact-manual-page">
        <p className="artefact-manual-heading">{contentsTitle}</p>
        <Contents chapters={contents.slice(0, 6)} />
      </div>
    </>
  )
}
