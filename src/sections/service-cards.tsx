import { ArtefactView } from '../artefacts/artefact-view.tsx'
import type { ServiceCard } from '../content/page-content.ts'
import { useMessages } from '../locale/use-messages.ts'
import { MoreLink } from './more-link.tsx'
import { useKeptOpen } from './use-kept-open.ts'

interface ServiceCardsProps {
  readonly cards: readonly ServiceCard[]
  /** How many are visible while the list is collapsed. */
  readonly collapsed: number
}

/** The services as cards: the first ones, and a native disclosure with the others, which works before the app has started. */
export function ServiceCards({ cards, collapsed }: ServiceCardsProps) {
  const { t } = useMessages()
  const details = useKeptOpen()
  const rest = cards.slice(collapsed)
  return (
    <>
      <CardGrid cards={cards.slice(0, collapsed)} />
      {rest.length > 0 && (
        <details className="service-cards-more" ref={details}>
          <summary className="button button-quiet">
            <span className="service-cards-all">{t('services.showAll')}</span>
            <span className="service-cards-less">{t('services.showLess')}</span>
          </summary>
          <CardGrid cards={rest} />
        </details>
      )}
    </>
  )
}

function CardGrid({ cards }: Pick<ServiceCardsProps, 'cards'>) {
  const { t } = useMessages()
  return (
    <ul className="service-cards">
      {cards.map(({ key, label, summary, artefact }) => (
        <li key={key}>
          {artefact && (
            <div className="service-cards-sheet">
              <ArtefactView artefact={artefact} size="small" />
            </div>
          )}
          <h3>{label}</h3>
          <p>{summary}</p>
          <MoreLink page={key} about={label}>
            {t('services.learnMore')}
          </MoreLink>
        </li>
      ))}
    </ul>
  )
}
