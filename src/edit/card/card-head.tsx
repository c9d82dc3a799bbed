import { Icon } from '../icon.tsx'
import { useWords } from '../words/use-words.ts'

/** The head of a card: the place that it is about, and the button that closes it. */
export function CardHead({ place, onClose }: { readonly place: readonly string[]; onClose(): void }) {
  const { words } = useWords()
  return (
    <header>
      <h2>
        {place.length > 1 && <span className="card-place">{place.slice(0, -1).join(' › ')} › </span>}
        {place.at(-1)}
      </h2>
      <button type="button" className="icon-button" aria-label={words.close} title={words.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </header>
  )
}
