import type { PostalAddress } from 'schema-dts'
import type { PostalPlace } from '../../../schema/common.ts'

/** A place as a language writes it: each part in its own spelling, where it has one. */
export function placeInLocale<Place extends PostalPlace>(
  { streets, localities, regions, ...place }: Place,
  locale: string,
): Omit<Place, 'streets' | 'localities' | 'regions'> {
  const [street, locality, region] = [streets?.[locale], localities?.[locale], regions?.[locale]]
  return { ...place, ...(street && { street }), ...(locality && { locality }), ...(region && { region }) }
}

/** Where a place is; undefined where it is not said. */
export function postalAddress({
  street,
  postalCode,
  locality,
  region,
  country,
}: PostalPlace): PostalAddress | undefined {
  if ((locality ?? region ?? country) === undefined) return undefined
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(postalCode && { postalCode }),
    ...(locality && { addressLocality: locality }),
    ...(region && { addressRegion: region }),
    ...(country && { addressCountry: country }),
  }
}

/** A place in one line, as people read it: the street, the code with the city, the region, and the country by its name. */
export function placeInWords({ street, postalCode, locality, region, country }: PostalPlace, tag: string): string {
  const city = [postalCode, locality].filter(Boolean).join(' ')
  const land = country && new Intl.DisplayNames([tag], { type: 'region' }).of(country)
  return [street, city, region, land].filter(Boolean).join(', ')
}
