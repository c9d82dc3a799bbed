import type { Section } from '../../../schema/sections/section.ts'
import type { PageCard } from '../../../src/content/page-content.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import { chooseEntries, daysOfEntries, listedKeys, type OwnerEntry } from './choose-entries.ts'
import { pageCards } from './page-cards.ts'

type CardsSection = Extract<Section, { kind: 'cards' }>

/** The keys of the pages that a section lists, of those that are there in the language. `owner` is the entry on whose page it stands. */
export function listedCards(
  projection: LocaleProjection,
  section: Pick<CardsSection, 'pages' | 'collection' | 'sharing' | 'only' | 'sortedBy' | 'descending' | 'count'>,
  owner: OwnerEntry | undefined,
): string[] {
  const { config } = projection
  const chosen = chooseEntries(listedKeys(config, section), section, {
    entries: config.entries,
    owner: owner?.key,
    days: () => projection.once(daysOfEntries),
  })
  return chosen.filter((key) => projection.pathTo(key) !== undefined).slice(0, section.count)
}

/** Makes the cards of a section, with what its look shows of them. */
export function cardMaker({ look = 'cards', pictured = true, only }: Pick<CardsSection, 'look' | 'pictured' | 'only'>) {
  return (projection: LocaleProjection, keys: readonly string[]): PageCard[] => {
    const pictures = pictured ? pageCards(projection, keys) : pageCards(projection, keys).map(withoutPicture)
    const found = only === 'coming' ? pictures.map((card) => shownUntil(projection, card)) : pictures
    return look === 'list' ? found : found.map(({ features: _features, ...card }) => card)
  }
}

/** A card of a future event, with its last day. */
function shownUntil(projection: LocaleProjection, card: PageCard): PageCard {
  const found = projection.once(daysOfEntries).get(card.key)
  return found ? { ...card, until: found.until } : card
}

/** A card of words alone. */
function withoutPicture({ artefact: _artefact, image: _image, icon: _icon, ...card }: PageCard): PageCard {
  return card
}

/** The last day of a list of future events, over all of its pages. */
export function lastDay(projection: LocaleProjection, keys: readonly string[]): { readonly until?: string } {
  const days = projection.once(daysOfEntries)
  const until = keys
    .flatMap((key) => days.get(key)?.until ?? [])
    .sort()
    .at(-1)
  return until === undefined ? {} : { until }
}
