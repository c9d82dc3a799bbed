import { useId } from 'react'
import { Button } from '../button.tsx'
import type { EditedPage, Path } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import { SwitchOn } from './switch-on.tsx'

interface OffPageProps {
  readonly page: EditedPage
  readonly place: Path
  onSections(): void
}

/** What stands in the place of a page that is switched off: it has no address at which it could be shown. */
export function OffPage({ page, place, onSections }: OffPageProps) {
  const { state } = useOpenFile()
  const { words } = useWords()
  const id = useId()
  return (
    <section className="panel" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{page.labels[state.defaultLocale] ?? page.key}</h2>
      <p className="notice">
        {words.parts.pageOff} <SwitchOn place={place} />
      </p>
      <p>
        <Button label={words.parts.sectionsOf} onClick={onSections} />
      </p>
    </section>
  )
}
