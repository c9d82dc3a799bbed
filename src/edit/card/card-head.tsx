import { useWords } from '../words/use-words.ts'

/** The head of a card: the place that it is about, and the button that closes it. */
export function CardHead({ place, onClose }: { readonly place: readonly string[]; onClose(): void }) {
  const { words } = useWords()
  return (
    <header>
      <h2>{place.join(' › ')}</h2>
      <button type="button" className="icon-button" aria-label={words.close} title={words.close} onClick={onClose}>
        ×
      </button>
    </header>
  )
}
