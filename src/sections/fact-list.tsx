import type { ShownFact } from '../content/page-content.ts'
import { Photo } from '../media/photo.tsx'
import { PageLink } from '../routing/page-link.tsx'
import { TargetLink } from '../routing/target-link.tsx'
import { useShownUntil } from './use-shown-until.ts'

interface FactListProps {
  readonly facts: readonly ShownFact[]
  /** Whether it has the width of a page, and not that of a card. */
  readonly isWide?: boolean
}

/** What is known of an entry: names with their values. What it simply has is its name with a tick. */
export function FactList({ facts, isWide }: FactListProps) {
  const shownUntil = useShownUntil()
  return (
    <dl className={isWide ? 'fact-list fact-list-wide' : 'fact-list'}>
      {facts.map((fact) => (
        <div key={fact.label} {...shownUntil(fact.until, factClass(fact))}>
          <dt>{fact.label}</dt>
          <dd>
            <FactValue {...fact} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The most letters that a line of the narrowest column holds. */
const mostInLine = 12

/** The class of a fact by what its value needs: room for a tick, or for words that cannot be divided, such as an amount with its currency. */
function factClass({ isTick, text = '' }: ShownFact): string | undefined {
  if (isTick) return 'fact-tick'
  return text.split(/[ \n]/).some((word) => word.length > mostInLine) ? 'fact-long' : undefined
}

const box = { aspectRatio: 3 / 2, narrow: 92, wide: 30, from: '46rem' }

function FactValue({ text, href, page, image, isTick, more, parts }: ShownFact) {
  if (image) return <Photo className="fact-photo" image={image} box={box} />
  if (isTick) return '✓'
  if (more) {
    return [text, ...more].map((line, index) => (
      <span className="fact-line" key={index}>
        {line}
      </span>
    ))
  }
  if (parts) return parts.map((part, index) => <FactValue key={index} label={part.text} {...part} />)
  if (page !== undefined) return <PageLink page={page}>{text}</PageLink>
  return href === undefined ? text : <TargetLink target={{ href }}>{text}</TargetLink>
}
