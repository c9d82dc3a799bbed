import type { ContactPoint, DayOfWeek, Organization, Place } from 'schema-dts'
import { languageOfTag } from '../lib/language-of-tag.ts'
import { dialledNumber } from '../lib/phone-numbers.ts'
import type { LocaleProjection } from './locale-projection.ts'

/** The name of the company's node in every graph of the site. */
export function organizationId(url: string): string {
  return `${url}/#organization`
}

/** The company on pages that only list others: its name, and a reference to its full description. */
export function organizationName({ config: { site } }: LocaleProjection): Organization {
  return { '@type': 'Organization', '@id': organizationId(site.url), name: site.name, url: `${site.url}/` }
}

/** The company as search engines see it. */
export function organization(projection: LocaleProjection): Organization {
  const { config, context } = projection
  const { site, footer } = config
  const { social = [] } = footer
  const { description, street, postalCode, locality, region, country, serviceType } = projection.facts(
    'Organization',
    config.organization,
  )
  return {
    '@type': 'Organization',
    '@id': organizationId(site.url),
    name: site.name,
    url: `${site.url}/`,
    logo: site.url + context.assetUrl(site.logo),
    description,
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(postalCode && { postalCode }),
      addressLocality: locality,
      addressRegion: region,
      addressCountry: country,
    },
    contactPoint: contactPoint(projection),
    areaServed: areaServed(projection),
    // In the vocabulary, `serviceType` belongs to the service, not to its provider.
    makesOffer: {
      '@type': 'Offer',
      itemOffered: {
        '@type': 'Service',
        name: serviceType,
        serviceType,
        provider: { '@id': organizationId(site.url) },
      },
    },
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  }
}

/** The area that the company serves. */
export function areaServed(projection: LocaleProjection): Place {
  const { areaServed: name } = projection.facts('Organization', projection.config.organization)
  return { '@type': 'Place', name }
}

function contactPoint(projection: LocaleProjection): ContactPoint {
  const { config } = projection
  const details = projection.facts('ContactDetails', config.contactDetails)
  return {
    '@type': 'ContactPoint',
    contactType: config.organization.contactType,
    telephone: dialledNumber(details.phone, details.phonePrefix),
    email: details.email,
    availableLanguage: Object.values(config.locales).map(({ tag }) => languageName(tag)),
    hoursAvailable: details.openingHours?.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => capitalised(day) as DayOfWeek),
      opens,
      closes,
    })),
  }
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

/** The English name of a language, as search engines expect it: `pt-BR` → "Portuguese". */
function languageName(tag: string): string {
  const language = languageOfTag(tag)
  return languageNames.of(language) ?? language
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
