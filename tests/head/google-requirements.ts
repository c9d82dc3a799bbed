/**
 * What Google's documentation of structured data requires of each type that a site may have (https://developers.google.com/search/docs/appearance/structured-data).
 * Written by hand. `a|b` is one of several; `address.addressCountry` is a property of a property. A type that it requires nothing of has an empty list.
 */
export const googleRequires: Readonly<Record<string, readonly string[]>> = {
  // Of a place to stay Google has no result but that of holiday flats, which it lists by agreement alone.
  Accommodation: [],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  Answer: ['text'],
  Article: [],
  BreadcrumbList: ['itemListElement'],
  ContactPoint: ['telephone|email'],
  Country: ['name'],
  Course: ['name', 'description', 'provider'],
  CourseInstance: [],
  CreativeWork: [],
  Event: ['name', 'startDate', 'location.address'],
  FAQPage: ['mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  ItemList: ['itemListElement'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization',
    'jobLocation.address.addressCountry|applicantLocationRequirements',
  ],
  ListItem: ['position', 'name|url', 'item|url'],
  LocalBusiness: ['name', 'address'],
  MenuItem: [],
  MonetaryAmount: ['value', 'currency'],
  Offer: ['price', 'priceCurrency'],
  OpeningHoursSpecification: ['opens', 'closes'],
  Organization: ['name', 'url'],
  Person: ['name'],
  Place: ['name|address'],
  PostalAddress: ['addressCountry|addressLocality|streetAddress'],
  Product: ['name', 'offers|review|aggregateRating'],
  Question: ['name', 'acceptedAnswer'],
  QuantitativeValue: ['value'],
  Recipe: ['name', 'image'],
  HowToStep: ['text'],
  Service: [],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  WebPage: [],
  WebSite: ['name', 'url'],
}

/** The types that are a page, and those that are a business with a place. */
const kinds: Readonly<Record<string, string>> = {
  AboutPage: 'WebPage',
  CollectionPage: 'WebPage',
  ContactPage: 'WebPage',
  Hotel: 'LocalBusiness',
  LodgingBusiness: 'LocalBusiness',
  Store: 'LocalBusiness',
}

type Node = Readonly<Record<string, unknown>>

/** What Google requires of the nodes of a graph and they lack: `VideoObject: uploadDate`; and types that the list above lacks. */
export function missingForGoogle(graph: readonly unknown[]): string[] {
  const nodes = graph.flatMap(nodesIn)
  const named = new Map<string, Node>()
  // Nodes of one name are one thing.
  for (const node of nodes) named.set(String(node['@id']), { ...named.get(String(node['@id'])), ...node })
  return nodes.flatMap((node) => {
    const whole = (node['@id'] && named.get(String(node['@id']))) || node
    return [node['@type']].flat().flatMap((type) => {
      const required = googleRequires[kinds[String(type)] ?? String(type)]
      if (!required) return [`${type} is not in the list`]
      return required.filter((one) => !one.split('|').some((path) => has(whole, path))).map((one) => `${type}: ${one}`)
    })
  })
}

/** Whether each value of a property, and of what it has, is there and not empty. */
function has(value: unknown, path: string): boolean {
  const found = path.split('.').reduce<unknown>((of, key) => (of as Node | undefined)?.[key], value)
  return found !== undefined && found !== '' && !(Array.isArray(found) && found.length === 0)
}

/** All nodes of a type in a value. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  return [...('@type' in value ? [value as Node] : []), ...Object.values(value).flatMap(nodesIn)]
}
