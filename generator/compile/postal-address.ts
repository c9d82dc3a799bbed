import type { PostalAddress } from 'schema-dts'
import type { PostalPlace } from '../../schema/common.ts'

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
