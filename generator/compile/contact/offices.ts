import type { GeoCoordinates, LocalBusiness, PostalAddress } from 'schema-dts'
import type { Office } from '../../../schema/site-config.ts'
import type { ShownDetails } from '../../../src/content/page-content.ts'
import { dialledNumber } from '../../lib/addresses/phone-numbers.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import { openHours, openingTimes, shownHours, specialTimes } from './opening-times.ts'
import { placeInLocale, postalAddress } from './postal-address.ts'

/** The name of an office's node in every graph of the site. */
function officeId({ rootAddress }: LocaleProjection, key: string): string {
  return `${rootAddress}#office-${key}`
}

/** Whether a node is that of an office, by its name. */
export function isOfficeId(id: unknown): boolean {
  return /#office-[^#]*$/.test(String(id))
}

/** Whether what a page is about, for machines, names an office, whose data has to be there too. */
export function namesOffice(nodes: readonly unknown[]): boolean {
  return /"[^"]*#office-[^"#]*"/.test(JSON.stringify(nodes))
}

/** An office, which the check has found. */
function readOffice({ config }: LocaleProjection, key: string): Office {
  const office = config.offices?.[key]
  if (!office) throw new Error(`There is no office ${key}`)
  return office
}

/** How an office is reached, as its section shows it. */
export function officeDetails(projection: LocaleProjection, key: string): ShownDetails {
  const office = readOffice(projection, key)
  const { phone, email, address } = projection.plain('Office', office)
  const hours = shownHours(projection, office)
  return {
    ...(address !== undefined && { address }),
    ...(hours !== undefined && { hours, ...openHours(projection, office, office.place) }),
    ...(phone !== undefined && { phone: { label: office.phone ?? '', href: phone } }),
    ...(email !== undefined && { email: { label: office.email ?? '', href: email } }),
  }
}

/** The office that is known to be at an address, as search engines know it. */
export function findOffice(
  projection: LocaleProjection,
  street: string,
): { readonly id: string; readonly type: string } | undefined {
  const { config, locale } = projection
  const plain = (text = '') => text.replace(/\s/g, ' ')
  const found = Object.entries(config.offices ?? {}).find(
    ([, office]) => plain(office.address?.[locale]) === plain(street),
  )
  return found && { id: officeId(projection, found[0]), type: found[1].business ?? 'LocalBusiness' }
}

/** The offices as search engines see them, which take no business without its address. */
export function officeNodes(projection: LocaleProjection): LocalBusiness[] {
  const { config } = projection
  return Object.entries(config.offices ?? {}).flatMap(([key, office]) => {
    const address = officeAddress(projection, office)
    if (!address) return []
    const { name, business, coordinates } = projection.facts('Office', office)
    return {
      '@type': business ?? 'LocalBusiness',
      '@id': officeId(projection, key),
      name: `${config.site.name}, ${name}`,
      ...(office.phone && { telephone: dialledNumber(office.phone, config.contactDetails.phonePrefix ?? '') }),
      ...(office.email && { email: office.email }),
      address,
      ...(coordinates && { geo: { '@type': 'GeoCoordinates', ...coordinates } as GeoCoordinates }),
      ...(office.openingHours && { openingHoursSpecification: openingTimes(office.openingHours) }),
      ...(office.exceptions && {
        specialOpeningHoursSpecification: specialTimes(office.exceptions, projection.context.today),
      }),
    } as LocalBusiness
  })
}

/** The address of an office in its parts, or as it is shown; undefined for one without. */
function officeAddress(projection: LocaleProjection, office: Office): PostalAddress | undefined {
  const { address } = projection.facts('Office', office)
  return postalAddress(placeInLocale(office.place ?? {}, projection.locale)) ?? shownAddress(address)
}

/** An address of which only the displayed lines are known. */
export function shownAddress(lines: string | undefined): PostalAddress | undefined {
  return lines
    ? { '@type': 'PostalAddress', streetAddress: lines.replace(/[^\S\n]/g, ' ').replaceAll('\n', ', ') }
    : undefined
}
