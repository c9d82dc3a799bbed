import { ArtefactView } from '../artefacts/artefact-view.tsx'
import type { PageCard } from '../content/page-content.ts'
import { useMessages } from '../locale/use-messages.ts'
import { Icon } from '../media/icon.tsx'
import { Photo } from '../media/photo.tsx'
import { FactList } from './fact-list.tsx'
import { MoreLink } from './more-link.tsx'
import { EntryAmount } from './price-amount.tsx'
import { useKeptOpen } from './use-kept-open.ts'
import { useShownUntil } from './use-shown-until.ts'

interface PageCardsProps {
  readonly cards: readonly PageCard[]
  /** How many are visible while the list is collapsed. */
  readonly collapsed: number
  /** Whether they have pictures, where there are some. */
  readonly isPictured: boolean
}

/** The services as cards: the first ones, and a native disclosure with the others, which works before the app has started. */
export function PageCards({ cards, collapsed, isPictured }: PageCardsProps) {
  const { t } = useMessages()
  const details = useKeptOpen()
  const rest = cards.slice(collapsed)
  const withPlates = cards.some(({ artefact, image }) => artefact ?? image)
  return (
    <>
      <CardGrid cards={cards.slice(0, collapsed)} withPlates={withPlates} isPictured={isPictured} />
      {rest.length > 0 && (
        <details className="page-cards-more" ref={details}>
          <summary className="button button-quiet">
            <span className="page-cards-all">{t('services.showAll')}</span>
            <span className="page-cards-less">{t('services.showLess')}</span>
          </summary>
          <CardGrid cards={rest} withPlates={withPlates} isPictured={isPictured} />
        </details>
      )}
    </>
  )
}

interface CardGridProps extends Pick<PageCardsProps, 'cards' | 'isPictured'> {
  /** Whether each card is headed by a plate, with its document, its picture or else its icon: where one has it, its neighbours have it too. */
  readonly withPlates: boolean
}

function CardGrid({ cards, withPlates, isPictured }: CardGridProps) {
  const { t } = useMessages()
  const shownUntil = useShownUntil()
  return (
    <ul className={isPictured ? 'page-cards' : 'page-cards page-cards-words'}>
      {cards.map(({ key, label, icon, summary, price, artefact, image, facts, until }) => (
        <li key={key} {...shownUntil(until)}>
          {withPlates ? <Plate artefact={artefact} image={image} icon={icon} /> : icon && <Icon name={icon} />}
          <h3>{label}</h3>
          {facts && <FactList facts={facts} />}
          <p>{summary}</p>
          {price && <EntryAmount {...price} />}
          <MoreLink page={key} about={label}>
            {t('services.learnMore')}
          </MoreLink>
        </li>
      ))}
    </ul>
  )
}

/** The widest that a picture is: two stand side by side. */
const photoBox = { aspectRatio: 4 / 3, narrow: 92, wide: 44, from: '46rem' }

function Plate({ artefact, image, icon }: Pick<PageCard, 'artefact' | 'image' | 'icon'>) {
  if (image) return <Photo className="page-cards-photo" image={image} box={photoBox} />
  if (!artefact) {
    return <div className="page-cards-sheet page-cards-icon">{icon && <Icon name={icon} />}</div>
  }
  return (
    <div className="page-cards-sheet">
      <ArtefactView artefact={artefact} size="small" />
    </div>
  )
}
