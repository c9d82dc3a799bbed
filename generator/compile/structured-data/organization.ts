import type { ContactPoint, Organization, Place } from 'schema-dts'
import type { Business } from '../../../schema/site-config.ts'
import { dialledNumber } from '../../lib/addresses/phone-numbers.ts'
import { languageName } from '../../lib/languages/display-names.ts'
import { languageOfTag } from '../../lib/languages/language-facts.ts'
import { officeNodes } from '../contact/offices.ts'
import { openingTimes, specialTimes } from '../contact/opening-times.ts'
import { postalAddress } from '../contact/postal-address.ts'
import type { LocaleProjection } from '../locale-projection.ts'

/** The name of the company's node in every graph of the site. */
export function organizationId({ rootAddress }: LocaleProjection): string {
  return `${rootAddress}#organization`
}

/** The company on pages that only list others: its name, and a reference to its full description. */
export function organizationName(projection: LocaleProjection): Organization {
  const { name } = projection.config.site
  return { '@type': 'Organization', '@id': organizationId(projection), name, url: projection.rootAddress }
}

/** The company with all of its offices, as search engines see it where people look for them. */
export function organizationWithOffices(projection: LocaleProjection): Organization {
  const { offices } = projection.config
  const company = organization(projection) as Organization & object
  return { ...company, ...(offices && { location: officeNodes(projection) }) } as Organization
}

/** The company as search engines see it. */
export function organization(projection: LocaleProjection): Organization {
  const { config, context } = projection
  const { site, footer } = config
  const { social = [] } = footer
  const { description, serviceType } = projection.facts('Organization', config.organization)
  const address = postalAddress(config.organization)
  return {
    '@type': describeBusiness(projection) ?? 'Organization',
    '@id': organizationId(projection),
    name: site.name,
    url: projection.rootAddress,
    logo: site.url + context.assetUrl(site.logo),
    ...(description && { description }),
    ...(address && { address }),
    ...contactPoint(projection),
    ...placeFacts(projection),
    ...areaServed(projection),
    // In the vocabulary, `serviceType` belongs to the service, not to its provider; an offer of it would need a price.
    ...(serviceType && {
      knowsAbout: {
        '@type': 'Service' as const,
        name: serviceType,
        serviceType,
        provider: { '@id': organizationId(projection) },
      },
    }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  } as Organization
}

/** What only a place has that people go to; and the numbers under which a company is registered, which any may have. */
function placeFacts(projection: LocaleProjection) {
  const { config, context } = projection
  const { coordinates, registration = {} } = config.organization
  const { openingHours, exceptions } = config.contactDetails
  // As the foot of the page has them: these bytes are in the first view of every page.
  const numbers = Object.entries(registration).map((entry) => entry.join(' '))
  return {
    ...(numbers.length > 0 && { identifier: numbers }),
    ...(describeBusiness(projection) && {
      ...(coordinates && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
      ...(openingHours && { openingHoursSpecification: openingTimes(openingHours) }),
      ...(exceptions && { specialOpeningHoursSpecification: specialTimes(exceptions, context.today) }),
    }),
  }
}

/** The company as a LocalBusiness; undefined without an address, which search engines require. */
function describeBusiness({ config: { organization: company } }: LocaleProjection): Business | undefined {
  return postalAddress(company) && company.business
}

/** The area that the company serves, as a property of whoever serves it; none where it is not said. */
export function areaServed(projection: LocaleProjection): { readonly areaServed?: Place } {
  const { areaServed: name } = projection.facts('Organization', projection.config.organization)
  return name === undefined ? {} : { areaServed: { '@type': 'Place', name } }
}

/** Where the company is reached; nothing where it has neither phone nor e-mail. */
function contactPoint(projection: LocaleProjection): { readonly contactPoint?: ContactPoint } {
  const { config } = projection
  const { contactType } = config.organization
  const details = projection.facts('ContactDetails', config.contactDetails)
  const { phone, phonePrefix = '', email } = details
  if (phone === undefined && email === undefined) return {}
  const point: ContactPoint = {
    '@type': 'ContactPoint',
    ...(contactType && { contactType }),
    ...(phone !== undefined && { telephone: dialledNumber(phone, phonePrefix) }),
    ...(email !== undefined && { email }),
    // Search engines expect the English name: `pt-BR` → "Portuguese".
    availableLanguage: Object.values(config.locales).map(({ tag }) => languageName(languageOfTag(tag), 'en')),
    hoursAvailable: details.openingHours && [
      ...openingTimes(details.openingHours),
      ...specialTimes(details.exceptions ?? [], projection.context.today),
    ],
  }
  return { contactPoint: point }
}
