import type { Delivery } from '../../schema/delivery.ts'
import type { FormField } from '../../schema/forms.ts'
import type { BlogPage, PageBase } from '../../schema/pages.ts'
import type { Section } from '../../schema/sections/section.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { captchaHost, captchaServices } from '../captchas/read-captcha.ts'
import { readConsentServices } from '../consent/read-consent-services.ts'
import { isEmbed, readEmbed } from '../embeds/read-embed.ts'
import { readHost } from '../lib/addresses/web-addresses.ts'
import { compileMarkdown } from '../lib/markdown/compile-markdown.ts'
import { mailServices, receivers } from '../receivers/receivers.ts'
import { readAnalytics } from './analytics.ts'

/** Where a form sends what visitors write. */
export type Receiver =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'address'; readonly host: string }
  | { readonly kind: 'service'; readonly name: string; readonly host: string }
  | { readonly kind: 'email'; readonly name: string; readonly country: string | undefined }

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

/** A service of which something is loaded after a tap. */
export interface EmbedFacts {
  readonly name: string
  readonly host: string
  /** Where it works with data, as far as that is known. */
  readonly country?: string
}

/** A service that counts or advertises after consent, or that checks that a person writes. */
export interface ConsentFacts extends EmbedFacts {
  /** The company behind it, where it has another name. */
  readonly company?: string
}

/** What a site does with data of its visitors, as its configuration has it. */
export interface PrivacyFacts {
  readonly forms: readonly FormFacts[]
  /** The host that is asked for the visitor's country. */
  readonly country?: string
  /** What browsers keep: the language that was chosen, what was typed into a form and not sent, and the choice on consent. */
  readonly kept: readonly string[]
  /** Hosts from which pictures come. */
  readonly pictures: readonly string[]
  /** The services of which something is loaded after a tap. */
  readonly embeds: readonly EmbedFacts[]
  /** The services that check that a person writes in a form. */
  readonly checks: readonly ConsentFacts[]
  /** The services that count or advertise after consent. */
  readonly consented: readonly ConsentFacts[]
  /** The service that counts visits. */
  readonly analytics?: EmbedFacts
}

/** What of a configuration decides what becomes of data of visitors. */
type FactsConfig = Partial<
  Pick<
    SiteConfig,
    'site' | 'localeDetection' | 'forms' | 'analytics' | 'consentServices' | 'pages' | 'services' | 'collections'
  >
>

/** What a configuration does with data of visitors. */
export function privacyFacts(config: FactsConfig): PrivacyFacts {
  const { localeDetection: { order = [], countryLookup } = {}, analytics } = config
  const country = order.includes('country') && countryLookup ? readHost(countryLookup.url) : undefined
  const forms = collectForms(config)
  const consented = collectConsented(config)
  const counter = analytics && readAnalytics(analytics, config.site?.url ?? '')
  return {
    forms,
    ...(country && { country }),
    kept: ['preferredLocale', ...forms.map(({ key }) => `draft.${key}`), ...(consented.length > 0 ? ['consent'] : [])],
    pictures: [...new Set(listPages(config).flatMap(pictureHosts))].sort(),
    embeds: collectEmbeds(config),
    checks: collectChecks(forms, config),
    consented,
    ...(counter && { analytics: pickFacts(counter) }),
  }
}

function pickFacts({ name, host, country }: EmbedFacts): EmbedFacts {
  return { name, host, ...(country !== undefined && { country }) }
}

/** Whether a site passes anything of its visitors on. */
export function passesOn({ forms, country, pictures, embeds, consented, analytics }: PrivacyFacts): boolean {
  return [forms, pictures, embeds, consented].some((list) => list.length > 0) || (country ?? analytics) !== undefined
}

/** The facts as lines that a person confirms. A line stays the same as long as its fact does. */
export function factLines(facts: PrivacyFacts): string[] {
  const { forms, country, kept, pictures, embeds, checks, consented, analytics } = facts
  return [
    ...forms.map(({ key, fields, receiver }) => `${key} to ${receiverName(receiver)}: ${fields.join(', ')}`),
    ...(country ? [`country: ${country}`] : []),
    `browser: ${kept.join(', ')}`,
    ...pictures.map((host) => `pictures: ${host}`),
    ...embeds.map(({ host }) => `after a tap: ${host}`),
    ...checks.map(({ host }) => `checks visitors: ${host}`),
    ...consented.map(({ name, host }) => `after consent: ${name}, ${host}`),
    ...(analytics ? [`visits: ${analytics.host}`] : []),
  ]
}

/** The hosts that learn of a visitor. */
export function listHosts({ forms, country, pictures, embeds, checks, consented, analytics }: PrivacyFacts): string[] {
  const receivers = forms.flatMap(({ receiver }) => ('host' in receiver ? [receiver.host] : []))
  const shown = [...embeds, ...checks, ...consented].map(({ host }) => host)
  return [
    ...new Set([
      ...receivers,
      ...(country ? [country] : []),
      ...pictures,
      ...shown,
      ...(analytics ? [analytics.host] : []),
    ]),
  ]
}

/** What pages show of other services, each host once. */
function collectEmbeds(config: FactsConfig): EmbedFacts[] {
  const shown = shownSections(config)
    .flatMap((section) => (section.kind === 'embed' && section.source ? [readEmbed(section.source)] : []))
    .filter(isEmbed)
  const facts = shown.map(pickFacts)
  return [...new Map(facts.map((fact) => [fact.host, fact])).values()].sort((a, b) => (a.host < b.host ? -1 : 1))
}

function collectConsented({ consentServices }: FactsConfig): ConsentFacts[] {
  return readConsentServices(consentServices).map(
    ({ name, company, host, country }): ConsentFacts => ({
      name,
      host,
      ...(company !== undefined && { company }),
      ...(country !== undefined && { country }),
    }),
  )
}

/** What checks visitors in the forms that are shown, each host once; a check by the site itself sends nothing to anybody. */
function collectChecks(shown: readonly FormFacts[], { forms = {} }: FactsConfig): ConsentFacts[] {
  const facts = shown.flatMap(({ key }): ConsentFacts[] => {
    const captcha = forms[key]?.captcha
    const host = captcha && captchaHost(captcha)
    if (!captcha || host === undefined) return []
    const { name, company, country } = captchaServices[captcha.service]
    return [{ name, host, ...(company !== undefined && { company }), ...(country !== undefined && { country }) }]
  })
  return [...new Map(facts.map((fact) => [fact.host, fact])).values()]
}

function receiverName(receiver: Receiver): string {
  if (receiver.kind === 'path') return receiver.path
  return receiver.kind === 'email' ? receiver.name : receiver.host
}

/** The forms that pages show: nothing is written into others. */
function collectForms(config: FactsConfig): FormFacts[] {
  const { forms = {} } = config
  const [first = ''] = Object.keys(forms)
  const sections = shownSections(config)
  const shown = new Set(sections.flatMap((section) => sectionForms(section, first)))
  const requests = new Set(
    sections
      .filter(({ kind }) => kind === 'form' || kind === 'opening')
      .flatMap((section) => sectionForms(section, first)),
  )
  return Object.entries(forms).flatMap(([key, { fields, deliver }]): FormFacts[] => {
    const receiver = shown.has(key) ? describeReceiver(deliver) : undefined
    const names = fields.map(({ name }) => name)
    const consents = fields.filter(isConsent).map(({ name }) => name)
    return receiver ? [{ key, fields: names, consents, isNewsletter: !requests.has(key), receiver }] : []
  })
}

/** Whether a field is a box whose tick is a consent: one without which nothing is sent, or whose text has a version or leads to its rules. */
function isConsent(field: FormField): boolean {
  return field.type === 'checkbox' && (field.required ?? field.version ?? field.link) !== undefined
}

/** The key of the form that a section shows, or of the newsletter in it. */
function sectionForms(section: Section, first: string): string[] {
  if (section.kind === 'form') return [section.form ?? first]
  if (section.kind === 'newsletter') return [section.form]
  if (section.kind === 'opening') return section.form === undefined ? [] : [section.form]
  return section.kind === 'articles' && section.newsletter ? [section.newsletter.form] : []
}

/** The sections that are switched on, of pages that are. */
function shownSections(config: FactsConfig): Section[] {
  const isOn = ({ enabled }: { readonly enabled?: boolean }) => enabled !== false
  return listPages(config)
    .flatMap((pages) => Object.values(pages))
    .filter(isOn)
    .flatMap(({ sections }) => Object.values(sections).filter(isOn))
}

function describeReceiver(deliver: Delivery): Receiver | undefined {
  const { service } = receivers[deliver.to]
  if (service) return { kind: 'service', name: service.name, host: service.host }
  if (deliver.to === 'email') {
    const { name, country } = mailServices[deliver.provider]
    return { kind: 'email', name, country }
  }
  if (deliver.to !== 'webhook') return undefined
  const { address } = deliver
  if (address.startsWith('/')) return { kind: 'path', path: address }
  const host = readHost(address)
  return host === undefined ? undefined : { kind: 'address', host }
}

/** The hosts of pictures in texts, and those of a service of pictures; of what is switched off, nobody fetches any. */
function pictureHosts(value: unknown): string[] {
  if (typeof value === 'string') return hostsInText(value)
  if (Array.isArray(value)) return value.flatMap(pictureHosts)
  if (typeof value !== 'object' || value === null) return []
  const { enabled, imageService } = value as Pick<Partial<BlogPage>, 'enabled' | 'imageService'>
  if (enabled === false) return []
  const own = imageService
    ? [readHost(imageService.address.replace(/[{}]/g, '')), ...(imageService.redirectsTo ?? [])]
    : []
  return [...own.filter((host) => host !== undefined), ...Object.values(value).flatMap(pictureHosts)]
}

/** The hosts of the pictures that a page with this text loads. */
function hostsInText(text: string): string[] {
  // Most texts have none; compiling all of them would take its time.
  if (!/!\[|src/i.test(text)) return []
  const hosts: (string | undefined)[] = []
  compileMarkdown(text, {
    linkTo: () => undefined,
    findImage: (src) => ({ src }),
    onImage: (address) => hosts.push(readHost(address, 'https://site.invalid')),
  })
  return hosts.filter((host) => host !== undefined)
}

/** All that has pages: those by themselves, the services, and the entries of each collection. */
function listPages({ pages = {}, services = {}, collections = {} }: FactsConfig): Record<string, PageBase>[] {
  return [pages, services, ...Object.values(collections).map(({ entries }) => entries)]
}
