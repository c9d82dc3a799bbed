import type { PrivacyLaw } from '../../schema/sections/privacy.ts'
import { receivers, type Service } from '../receivers/receivers.ts'
import type { PrivacyFacts } from './privacy-facts.ts'

/** The countries in which known services process data, by the end of their host; undefined for a service that is abroad in an unknown country. */
const countries: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(
    Object.values(receivers).flatMap(({ service }) =>
      service ? [[service.domain ?? service.host, service.country]] : [],
    ),
  ),
  'netlify.app': 'US',
  'vercel.app': 'US',
  'workers.dev': 'US',
  'zapier.com': 'US',
  'airtable.com': 'US',
  'script.google.com': 'US',
  'googleusercontent.com': 'US',
  'githubusercontent.com': 'US',
  'cloudinary.com': 'US',
  'imgix.net': 'US',
  'imgur.com': 'US',
  'unsplash.com': 'US',
  'ipinfo.io': 'US',
}

/** The countries that a law treats like home: the European Economic Area for the GDPR, Brazil for the LGPD. */
const home: Readonly<Record<PrivacyLaw, ReadonlySet<string>>> = {
  gdpr: new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')),
  lgpd: new Set(['BR']),
}

/**
 * The services that get visitors' data and are known to process it in countries to which a law allows transfers only under conditions.
 *
 * @returns each with its country, as a two-letter code
 */
export function servicesElsewhere(facts: PrivacyFacts, laws: readonly PrivacyLaw[]): Service[] {
  const isElsewhere = ({ country }: Service) => laws.some((law) => country === undefined || !home[law].has(country))
  const found = knownServices(facts).filter(isElsewhere)
  return [...new Map(found.map((service) => [service.name, service])).values()]
}

/** The services whose country is known. */
function knownServices({ forms, country, pictures, embeds, checks, consented, analytics }: PrivacyFacts): Service[] {
  const receivers = forms.flatMap(({ receiver }) => {
    if (receiver.kind === 'email') return [{ name: receiver.name, country: receiver.country }]
    if (receiver.kind === 'path') return []
    return atHost(receiver.host, receiver.kind === 'service' ? receiver.name : receiver.host)
  })
  const asked = [...(country ? [country] : []), ...pictures].flatMap((host) => atHost(host, host))
  const shown = [...embeds, ...checks, ...consented].flatMap(({ name, country: place }) =>
    place ? [{ name, country: place }] : [],
  )
  return [...receivers, ...asked, ...shown, ...(analytics ? analyticsService(analytics) : [])]
}

function analyticsService({ name, country, host }: NonNullable<PrivacyFacts['analytics']>): Service[] {
  return country ? [{ name, country }] : atHost(host, name)
}

function atHost(host: string, name: string): Service[] {
  const known = Object.keys(countries).find((end) => host === end || host.endsWith(`.${end}`))
  return known === undefined ? [] : [{ name, country: countries[known] }]
}
