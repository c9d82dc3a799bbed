import { Button } from '../button.tsx'
import type { Publishing } from '../protocol/publishing.ts'
import { useWords } from '../words/use-words.ts'
import { whyUnkept } from './why-refused.ts'

interface PublishNotesProps {
  readonly publishing: Publishing
  /** Whether there is nothing to publish. */
  readonly isEmpty: boolean
  /** How many mistakes there are, and how many parts that were added without a value. */
  readonly errors: number
  readonly unfinished: number
  /** Leads to what the check says. */
  onProblems(): void
}

/** Says how things stand before a publication, and what keeps it from being made. */
export function PublishNotes({ publishing, isEmpty, errors, unfinished, onProblems }: PublishNotesProps) {
  const { words, fill } = useWords()
  const { gap } = publishing
  const stand = isEmpty ? words.publish.nothing : words.publish.intro
  const hindrances = [
    { count: errors, text: words.publish.errors },
    { count: unfinished, text: words.publish.unfinished },
  ].filter(({ count }) => count > 0)
  return (
    <>
      {gap && <p>{whyUnkept(words.publish, gap)}</p>}
      {canBegin(gap) && <p>{publishing.isFirst ? words.publish.first : stand}</p>}
      {hindrances.map(({ count, text }) => (
        <p key={text} className="notice" role="status">
          {fill(text, { count })} <Button label={words.publish.show} className="link-button" onClick={onProblems} />
        </p>
      ))}
    </>
  )
}

/** Whether a publication can be made: a repository is begun by the first one. */
export function canBegin(gap: Publishing['gap']): boolean {
  return gap === undefined || gap === 'no-repository'
}
