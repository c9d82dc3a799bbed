import type { FAQPage, Thing } from 'schema-dts'
import type { ShownKind, ShownSection } from '../../../src/content/page-content.ts'
import { findOffice, shownAddress } from '../contact/offices.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import { markupWords } from '../words/markup-words.ts'
import { offer } from './offer.ts'
import { organizationId } from './organization.ts'

/** Where a section stands. */
interface SectionPlace {
  readonly projection: LocaleProjection
  /** The page's canonical address, absolute. */
  readonly address: string
}

/** What a section is, for machines; undefined for a kind that is nothing beyond its words, or that would rate the company itself. Questions are gathered page by page. */
type Describe<Kind extends ShownKind> = ((section: ShownSection<Kind>, place: SectionPlace) => Thing[]) | undefined

/** What each kind of section is in the vocabulary of schema.org. */
const describers: { readonly [Kind in ShownKind]: Describe<Kind> } = {
  opening: undefined,
  points: undefined,
  checks: undefined,
  split: undefined,
  overview: undefined,
  steps: undefined,
  table: undefined,
  figures: undefined,
  facts: undefined,
  questions: undefined,
  quotes: undefined,
  people: ({ items }, { projection }) =>
    items.map(({ name, role, photo, url }) => ({
      '@type': 'Person',
      name,
      jobTitle: role,
      worksFor: { '@id': organizationId(projection) },
      ...(photo && { image: absolute(photo.file, projection) }),
      ...(url && { sameAs: url }),
    })),
  prices: ({ items, terms, ...section }, { projection }) =>
    items.flatMap(({ title, text, other, ...price }) =>
      [price, ...(terms && other ? [other] : [])].flatMap(({ amount, from, currency = section.currency }, index) => {
        if (amount === undefined) return []
        const term = terms && other && (index === 0 ? terms.first : terms.second)
        return {
          ...offer({ amount, currency, from }),
          name: term === undefined ? title : `${title} (${term})`,
          ...(text && { description: text }),
          offeredBy: { '@id': organizationId(projection) },
        } satisfies Thing
      }),
    ),
  gallery: undefined,
  logos: undefined,
  cases: undefined,
  timeline: undefined,
  cards: ({ cards }, { projection }) => [
    {
      '@type': 'ItemList',
      itemListElement: cards.map(({ key }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: projection.config.site.url + (projection.findRoute(key)?.canonical ?? ''),
      })),
    },
  ],
  articles: undefined,
  form: undefined,
  contact: undefined,
  place: ({ id, address: street, image, map }, { projection, address }) => {
    const shown = {
      ...(image && { image: absolute(image.file, projection) }),
      ...(map?.url && { hasMap: map.url }),
    }
    const office = findOffice(projection, street)
    // What else is known of an office stands where the company is described.
    if (office) return [{ '@type': office.type, '@id': office.id, ...shown } as Thing]
    // Where the company is, is no second business.
    return [{ '@type': 'Place', '@id': `${address}#section.${id}`, address: shownAddress(street), ...shown } as Thing]
  },
  downloads: undefined,
  video: ({ id, title, date, poster, file, link, transcript }, { projection, address }) => {
    if (!date || date > projection.context.today) return []
    return [
      {
        '@type': 'VideoObject',
        '@id': `${address}#section.${id}`,
        name: title ?? poster.alt,
        thumbnailUrl: absolute(poster.file, projection),
        uploadDate: date,
        ...(file && { contentUrl: absolute(file, projection) }),
        ...(link?.url && { url: link.url }),
        ...(transcript && { transcript }),
      },
    ]
  },
  embed: undefined,
  notice: undefined,
  text: undefined,
  privacy: undefined,
  closing: undefined,
  newsletter: undefined,
}

/** What the sections of a page are, for machines. */
export function sectionData(sections: readonly ShownSection[], place: SectionPlace): Thing[] {
  const nodes = sections.flatMap((section) => {
    // TypeScript cannot see that a section and its describer are of the same kind.
    const describeSection = describers[section.kind] as Describe<ShownKind>
    return describeSection?.(section, place) ?? []
  })
  return [...listQuestions(sections, place), ...nodes]
}

/** All questions of a page in one node: search engines take no more than one. */
function listQuestions(sections: readonly ShownSection[], { address }: SectionPlace): FAQPage[] {
  const asking = sections.filter((section) => section.kind === 'questions')
  const [first] = asking
  if (!first) return []
  return [
    {
      '@type': 'FAQPage',
      '@id': `${address}#section.${first.id}`,
      mainEntity: asking.flatMap(({ items }) =>
        items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: markupWords(answer) },
        })),
      ),
    },
  ]
}

function absolute(path: string, { config }: LocaleProjection): string {
  return config.site.url + path
}
