import type { Thing } from 'schema-dts'
import type { Markup } from '../../src/content/markup.ts'
import type { ShownKind, ShownSection } from '../../src/content/page-content.ts'
import type { LocaleProjection } from './locale-projection.ts'
import { officeAt } from './offices.ts'
import { organizationId } from './organization.ts'

/** Where a section stands. */
interface SectionPlace {
  readonly projection: LocaleProjection
  /** The page's canonical address, absolute. */
  readonly address: string
}

/** What a section is, for machines; undefined for a kind that is nothing beyond its words, or that would rate the company itself. */
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
  questions: ({ id, items }, { address }) => [
    {
      '@type': 'FAQPage',
      '@id': `${address}#section.${id}`,
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: wordsOf(answer) },
      })),
    },
  ],
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
  prices: ({ items, currency }, { projection }) =>
    items.flatMap(({ title, amount, from, text }) => {
      if (amount === undefined) return []
      const price = from ? { minPrice: amount } : { price: amount }
      return {
        '@type': 'Offer',
        name: title,
        ...(text && { description: text }),
        priceSpecification: { '@type': 'PriceSpecification', ...price, priceCurrency: currency },
        offeredBy: { '@id': organizationId(projection) },
      } satisfies Thing
    }),
  gallery: undefined,
  logos: undefined,
  cases: undefined,
  timeline: undefined,
  cards: ({ cards }, { projection }) => [
    {
      '@type': 'ItemList',
      itemListElement: cards.map(({ key }) => projection.config.site.url + (projection.routeOf(key)?.canonical ?? '')),
    },
  ],
  articles: undefined,
  form: undefined,
  contact: undefined,
  place: ({ id, title, address: street, image, map }, { projection, address }) => {
    const { name } = projection.config.site
    const shown = {
      ...(image && { image: absolute(image.file, projection) }),
      ...(map?.url && { hasMap: map.url }),
    }
    const office = officeAt(projection, street)
    // What else is known of an office stands where the company is described.
    if (office) return [{ '@type': office.type, '@id': office.id, ...shown } as Thing]
    return [
      {
        '@type': 'LocalBusiness',
        '@id': `${address}#section.${id}`,
        name: `${name}, ${title}`,
        address: street.replaceAll('\n', ', '),
        parentOrganization: { '@id': organizationId(projection) },
        ...shown,
      },
    ]
  },
  downloads: undefined,
  video: ({ id, title, poster, file, link, transcript }, { projection, address }) => [
    {
      '@type': 'VideoObject',
      '@id': `${address}#section.${id}`,
      name: title ?? poster.alt,
      thumbnailUrl: absolute(poster.file, projection),
      ...(file && { contentUrl: absolute(file, projection) }),
      ...(link?.url && { url: link.url }),
      ...(transcript && { transcript }),
    },
  ],
  notice: undefined,
  text: undefined,
  privacy: undefined,
  closing: undefined,
  newsletter: undefined,
}

/** What the sections of a page are, for machines. */
export function sectionData(sections: readonly ShownSection[], place: SectionPlace): Thing[] {
  return sections.flatMap((section) => {
    // The types know which kinds there are, but not that a section is described by what belongs to its own kind.
    const nodesOf = describers[section.kind] as Describe<ShownKind>
    return nodesOf?.(section, place) ?? []
  })
}

function absolute(path: string, { config }: LocaleProjection): string {
  return config.site.url + path
}

/** The words of a marked-up text. */
function wordsOf(markup: Markup): string {
  return markup
    .map((node) => (typeof node === 'string' ? node : wordsOf(node.children ?? [])))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}
