import { ArtefactView } from '../artefacts/artefact-view.tsx'
import type { PageCard } from '../content/page-content.ts'
import { useMessages } from '../locale/use-messages.ts'
import { Photo } from '../media/photo.tsx'
import { CheckList } from './check-list.tsx'
import { MoreLink } from './more-link.tsx'
import { EntryAmount } from './price-amount.tsx'
import { useShownUntil } from './use-shown-until.ts'

const photoBox = { aspectRatio: 4 / 3, narrow: 92, wide: 40, from: '60rem' }

/** Pages and services as a list, each with what it includes and its document. */
export function PageIndex({ cards }: { readonly cards: readonly PageCard[] }) {
  const { t } = useMessages()
  const shownUntil = useShownUntil()
  return (
    <ol className="page-index">
      {cards.map(({ key, label, summary, price, features, artefact, image, until }) => (
        <li key={key} {...shownUntil(until, artefact || image ? undefined : 'page-index-plain')}>
          <div className="page-index-text">
            <h3>{label}</h3>
            <p>{summary}</p>
            {price && <EntryAmount {...price} />}
            <MoreLink page={key} about={label}>
              {t('services.learnMore')}
            </MoreLink>
          </div>
          {features && <CheckList items={features} />}
          {image && <Photo className="page-index-photo" image={image} box={photoBox} />}
          {artefact && (
            <div className="page-index-sheet">
              <ArtefactView artefact={artefact} size="small" />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
