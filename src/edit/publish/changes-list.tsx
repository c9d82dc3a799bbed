import { Button } from '../button.tsx'
import { pathKey } from '../paths/paths.ts'
import type { EditedChange } from '../protocol/publishing.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import { changeInWords, type ToldChange } from './change-words.ts'
import { Difference } from './difference.tsx'

interface ChangesListProps {
  readonly changes: readonly EditedChange[]
  /** Takes the change of an index back; left out where none can be. */
  onRevert?(index: number): void
}

/** Changes in words, page by page. */
export function ChangesList({ changes, onRevert }: ChangesListProps) {
  const { state, language } = useOpenFile()
  const { words } = useWords()
  const told = changes.map((change, index) => ({ change, index, ...changeInWords(state, change, { language, words }) }))
  const pages = [...new Set(told.map(({ page }) => page))]
  return pages.map((page) => (
    <section key={page} className="changes" aria-label={page}>
      <h3>{page}</h3>
      <ul>
        {told
          .filter((one) => one.page === page)
          .map((one) => (
            <ChangeRow key={`${one.change.do} ${pathKey(one.change.path)}`} {...one} onRevert={onRevert} />
          ))}
      </ul>
    </section>
  ))
}

interface ChangeRowProps extends ToldChange {
  readonly change: EditedChange
  readonly index: number
  readonly onRevert: ((index: number) => void) | undefined
}

function ChangeRow({ change, index, place, locale, was, now, onRevert }: ChangeRowProps) {
  const { words, fill } = useWords()
  const name = [place, locale?.name].filter(Boolean).join(' · ')
  const isMoved = change.do === 'moved'
  return (
    <li data-change={change.do}>
      <p className="change-name">
        <strong>{name}</strong> <span>{words.publish[change.do]}</span>
      </p>
      {onRevert && (
        <Button
          label={words.publish.revert}
          aria-label={fill(words.publish.revertOf, { place: name })}
          onClick={() => onRevert(index)}
        />
      )}
      {isMoved ? <p>{now}</p> : <Difference was={was} now={now} lang={locale?.tag} />}
    </li>
  )
}
