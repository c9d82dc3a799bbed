import { Icon } from '../icon.tsx'
import type { PublishAnswer } from '../protocol/publishing.ts'
import { useWords } from '../words/use-words.ts'
import { whyRefused } from './why-refused.ts'

interface PublishOutcomeProps {
  readonly answer: PublishAnswer
  /** Where publications are sent. */
  readonly place: string | undefined
  /** Whether publications are kept on this machine alone, so that nothing of them goes online. */
  readonly isKeptHere: boolean
}

/** What came of a publication, step by step; or why nothing did. */
export function PublishOutcome({ answer, place, isKeptHere }: PublishOutcomeProps) {
  const { words, fill } = useWords()
  const { published, sent, refused, detail, proposal } = answer
  if (proposal !== undefined)
    return (
      <p>
        {words.publish.proposed}{' '}
        {proposal && (
          <a href={proposal} target="_blank" rel="noreferrer">
            {words.publish.proposal}
          </a>
        )}
      </p>
    )
  return (
    <>
      <ul className="stages">
        {published && <Stage text={isKeptHere ? words.online.notOnline : words.online.saved} />}
        {sent && <Stage text={fill(words.online.sentTo, { place: place ?? '' })} />}
      </ul>
      {refused && <p className="refusal">{whyRefused(words.publish.refused, refused)}</p>}
      {/* Who publishes is asked beside it: what git says of that helps nobody. */}
      {detail && refused !== 'no-author' && (
        <details>
          <summary>{words.publish.said}</summary>
          <pre>{detail}</pre>
        </details>
      )}
    </>
  )
}

function Stage({ text }: { readonly text: string }) {
  return (
    <li>
      <Icon name="check" /> {text}
    </li>
  )
}
