import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { useWords } from '../words/use-words.ts'

interface CardHeadProps {
  readonly place: readonly string[]
  /** Shows all of the card, where it is made small while its text is typed on the page. */
  readonly onExpand?: (() => void) | undefined
  /** Leads to the picture of what is open, which the small card has no room for. */
  readonly onPicture?: (() => void) | undefined
  /** Whether the site has several languages, which the rest of the card has as well. */
  readonly hasLanguages?: boolean
  onClose(): void
}

/** The head of a card: the place that it is about, and the button that closes it. */
export function CardHead({ place, onExpand, onPicture, hasLanguages, onClose }: CardHeadProps) {
  const { words } = useWords()
  return (
    <header>
      <h2>
        {place.length > 1 && <span className="card-place">{place.slice(0, -1).join(' › ')} › </span>}
        {place.at(-1)}
      </h2>
      {onPicture && <Button label={words.pictures.title} className="card-expand" onClick={onPicture} />}
      {onExpand && (
        <Button label={hasLanguages ? words.expand : words.more} className="card-expand" onClick={onExpand} />
      )}
      <button type="button" className="icon-button" aria-label={words.close} title={words.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </header>
  )
}
