import { readAnalytics } from './analytics.ts'
import { asList, asText, isMapping, mapping } from './read-value.ts'

/** Where a form sends what visitors write. */
export type Receiver =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'address'; readonly host: string }
  | { readonly kind: 'service'; readonly name: string; readonly host: string }
  | { readonly kind: 'email'; readonly name: string }

/** What a form asks for, and who gets it. */
export interface FormFacts {
  readonly key: string
  readonly fields: readonly string[]
  /** Those of the fields whose tick is a consent. */
  readonly consents: readonly string[]
  /** Whether it only takes orders of the newsletter. */
  readonly isNewsletter: boolean
  readonly receiver: Receiver
}

/** What a site does with data of its visitors, as its configuration has it. */
export interface PrivacyFacts {
  readonly forms: readonly FormFacts[]
  /** The host that is asked for the visitor's country. */
  readonly country?: string
  /** What browsers keep: the language that was chosen, and what was typed into a form and not sent. */
  readonly kept: readonly string[]
  /** Hosts from which pictures come. */
  readonly pictures: readonly string[]
  /** The service that counts visits. */
  readonly analytics?: { readonly name: string; readonly host: string }
}

/** The services that receive leads by name. */
const services: Readonly<Record<string, readonly [name: string, host: string]>> = {
  formspree: ['Formspree', 'formspree.io'],
  web3forms: ['Web3Forms', 'api.web3forms.com'],
  basin: ['Basin', 'usebasin.com'],
  netlify: ['Netlify', 'netlify.com'],
}

/** The services that send e-mails, by their names in the configuration. */
const senders: Readonly<Record<string, string>> = {
  resend: 'Resend',
  postmark: 'Postmark',
  brevo: 'Brevo',
  sendgrid: 'SendGrid',
  mailgun: 'Mailgun',
}

/** What a configuration, valid or not, does with data of visitors. */
export function privacyFacts(value: Readonly<Record<string, unknown>>): PrivacyFacts {
  const { localeDetection } = value
  const { countryLookup, order } = mapping(localeDetection)
  const asksCountry = isMapping(countryLookup) && Array.isArray(order) && order.includes('country')
  const country = asksCountry ? parseHost(asText(countryLookup.url)) : undefined
  const forms = collectForms(value)
  const counter = readAnalytics(mapping(value.analytics), asText(mapping(value.site).url))
  return {
    forms,
    ...(country && { country }),
    kept: ['preferredLocale', ...forms.map(({ key }) => `draft.${key}`)],
    pictures: [...new Set(listPages(value).flatMap(pictureHosts))].sort(),
    ...(counter && { analytics: { name: counter.name, host: counter.host } }),
  }
}

/** Whether a site passes anything of its visitors on. */
export function passesOn({ forms, country, pictures, analytics }: PrivacyFacts): boolean {
  return forms.length > 0 || country !== undefined || pictures.length > 0 || analytics !== undefined
}

/** The facts as lines that a person confirms: one is the same as long as what it says is. */
export function factLines({ forms, country, kept, pictures, analytics }: PrivacyFacts): string[] {
  return [
    ...forms.map(({ key, fields, receiver }) => `${key} to ${receiverName(receiver)}: ${fields.join(', ')}`),
    ...(country ? [`country: ${country}`] : []),
    `browser: ${kept.join(', ')}`,
    ...pictures.map((host) => `pictures: ${host}`),
    ...(analytics ? [`visits: ${analytics.host}`] : []),
  ]
}

/** The hosts that learn of a visitor. */
export function listHosts({ forms, country, pictures, analytics }: PrivacyFacts): string[] {
  const receivers = forms.flatMap(({ receiver }) => ('host' in receiver ? [receiver.host] : []))
  return [
    ...new Set([...receivers, ...(country ? [country] : []), ...pictures, ...(analytics ? [analytics.host] : [])]),
  ]
}

function receiverName(receiver: Receiver): string {
  if (receiver.kind === 'path') return receiver.path
  return receiver.kind === 'email' ? receiver.name : receiver.host
}

/** The forms that pages show: nothing is written into others. */
function collectForms(value: Readonly<Record<string, unknown>>): FormFacts[] {
  const forms = mapping(value.forms)
  const [first = ''] = Object.keys(forms)
  const sections = shownSections(value)
  const shown = new Set(sections.flatMap((section) => sectionForms(section, first)))
  const requests = new Set(
    sections.filter(({ kind }) => kind === 'form').flatMap((section) => sectionForms(section, first)),
  )
  return Object.entries(forms).flatMap(([key, form]): FormFacts[] => {
    const receiver = shown.has(key) ? describeReceiver(mapping(form)) : undefined
    const fields = asList(mapping(form).fields).map(mapping)
    const namesOf = (some: typeof fields) => some.map(({ name }) => asText(name))
    return receiver
      ? [
          {
            key,
            fields: namesOf(fields),
            consents: namesOf(fields.filter(isConsent)),
            isNewsletter: !requests.has(key),
            receiver,
          },
        ]
      : []
  })
}

/** Whether a field is a box whose tick is a consent: one without which nothing is sent, or whose text has a version or leads to its rules. */
function isConsent({ type, required, version, link }: Readonly<Record<string, unknown>>): boolean {
  return type === 'checkbox' && (required ?? version ?? link) !== undefined
}

/** The key of the form that a section shows, or of the newsletter in it. */
function sectionForms({ kind, form, newsletter }: Readonly<Record<string, unknown>>, first: string): string[] {
  if (kind === 'form' || kind === 'newsletter') return [asText(form) || first]
  return isMapping(newsletter) ? [asText(newsletter.form) || first] : []
}

/** The sections that are switched on, of pages that are. */
function shownSections(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>[] {
  const isOn = ({ enabled }: Readonly<Record<string, unknown>>) => enabled !== false
  return listPages(value)
    .flatMap((pages) => Object.values(mapping(pages)))
    .map(mapping)
    .filter(isOn)
    .flatMap(({ sections }) => Object.values(mapping(sections)).map(mapping).filter(isOn))
}

function describeReceiver({ deliver }: Readonly<Record<string, unknown>>): Receiver | undefined {
  const { to, address, provider } = mapping(deliver)
  const known = services[asText(to)]
  if (known) return { kind: 'service', name: known[0], host: known[1] }
  if (to === 'email') return { kind: 'email', name: senders[asText(provider)] ?? asText(provider) }
  const own = asText(address)
  if (own.startsWith('/')) return { kind: 'path', path: own }
  const host = parseHost(own)
  return host === undefined ? undefined : { kind: 'address', host }
}

/** The hosts of pictures in texts, and those of a service of pictures; of what is switched off, nobody fetches any. */
function pictureHosts(value: unknown): string[] {
  if (typeof value === 'string' && !value.includes('http')) return []
  if (typeof value === 'string')
    return [
      ...value.matchAll(/!\[[^\]]*\]\(\s*<?(https?:\/\/[^\s)>]+)|<img[^>]+src=["']?(https?:\/\/[^\s"'>]+)/g),
    ].flatMap(([, markdown, html]) => parseHost(markdown ?? html ?? '') ?? [])
  if (Array.isArray(value)) return value.flatMap(pictureHosts)
  if (!isMapping(value) || value.enabled === false) return []
  const { address, redirectsTo } = mapping(value.imageService)
  const own = typeof address === 'string' ? [parseHost(address.replace(/[{}]/g, '')), ...asList(redirectsTo)] : []
  return [...own.filter((host) => typeof host === 'string'), ...Object.values(value).flatMap(pictureHosts)]
}

function parseHost(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined
}

/** All that has pages: those by themselves, the services, and the entries of each collection. */
function listPages({ pages, services, collections }: Readonly<Record<string, unknown>>): unknown[] {
  return [pages, services, ...Object.values(mapping(collections)).map((collection) => mapping(collection).entries)]
}
