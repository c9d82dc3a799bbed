import type { JobPosting, PostalAddress } from 'schema-dts'
import type { CollectionEntry, Job } from '../../../schema/collections.ts'
import type { PostalPlace } from '../../../schema/common.ts'
import { countryName } from '../../lib/languages/display-names.ts'
import { placeInLocale, postalAddress } from '../contact/postal-address.ts'
import type { LocaleProjection } from '../locale-projection.ts'

/**
 * When and where the work of a vacancy is offered, as search engines take it.
 *
 * @returns undefined if they would not list it: its day or a place with its country is missing, or it is over
 */
export function jobData(projection: LocaleProjection, { date, job = {} }: CollectionEntry): object | undefined {
  const { today } = projection.context
  const where = workPlace(projection, job)
  if (!date || date > today || !where || (job.until && job.until < today)) return undefined
  return {
    datePosted: date,
    ...(job.until && { validThrough: `${job.until}T23:59` }),
    ...(job.employment && {
      employmentType: job.employment.map((kind) => kind.toUpperCase().replaceAll('-', '_')),
    }),
    ...where,
  } satisfies Partial<Exclude<JobPosting, string>>
}

/** Where the work is done: at a place, at home in some countries, or both. */
function workPlace(projection: LocaleProjection, { remote, ...job }: Job) {
  const place = placeInLocale(findPlace(projection, job, remote !== undefined) ?? {}, projection.locale)
  const address = place.country ? postalAddress(place) : undefined
  if (!address && !remote) return undefined
  return {
    ...(address && { jobLocation: { '@type': 'Place' as const, address: address as PostalAddress } }),
    ...(remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: remote.map((code) => ({
        '@type': 'Country' as const,
        name: countryName(code, 'en'),
      })),
    }),
  }
}

/** The place that a vacancy names, or the only one that the company has. */
function findPlace({ config }: LocaleProjection, { place, office }: Job, isRemote: boolean): PostalPlace | undefined {
  if (place) return place
  if (office !== undefined) return config.offices?.[office]?.place
  return isRemote || config.offices ? undefined : config.organization
}
