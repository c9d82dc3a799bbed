import type { CollectionEntry, ServiceConfig } from '../../schema/collections.ts'
import type { FormConfig, FormField } from '../../schema/forms.ts'
import type { AllMessages, ShownMessages } from '../../schema/messages.ts'
import type {
  ContactDetails,
  Footer,
  Header,
  LocaleDetection,
  Organization,
  SiteConfig,
  SiteIdentity,
  SiteMetadata,
  Theme,
} from '../../schema/site-config.ts'
import type { CompleteForm } from '../../src/content/page-content.ts'
import { siteFolder } from '../lib/addresses/web-addresses.ts'
import { collectionEntries } from '../lib/collections.ts'
import { resolveFonts, type Typefaces } from '../lib/fonts/font-families.ts'
import { nullObject } from '../lib/plain-map.ts'
import { nameHoneypot } from '../receivers/receivers.ts'
import { builtInWords, type WordTree, wordShape } from '../words/built-in-words.ts'
import { fieldMessages, usualMessage } from '../words/field-messages.ts'
import { hasDividedLists, hasFilters } from './lists/has-divided-lists.ts'

/** A configuration with what it may leave out. */
export interface CompleteConfig extends SiteConfig {
  readonly site: PublishedSite
  readonly theme: CompleteTheme
  readonly messages: ShownMessages
  readonly services: Record<string, ServiceConfig>
  /** The entries of all collections, by their keys; services are one of these. */
  readonly entries: Readonly<Record<string, CollectionEntry>>
  readonly contactDetails: ContactDetails
  readonly organization: Organization
  readonly header: Header & Required<Pick<Header, 'links'>>
  readonly footer: Footer & Required<Pick<Footer, 'links'>>
  readonly localeDetection: LocaleDetection & Required<Pick<LocaleDetection, 'countries'>>
  readonly metadata: CompleteMetadata
  readonly forms: Record<string, CompleteForm>
}

/** The look, with the typefaces that it has from its direction. */
export type CompleteTheme = Theme & {
  readonly fonts: Typefaces
  /** The shapes of the logo for the pattern of a ground: a part of an SVG. */
  readonly pattern?: string
}

/** The company and its address, taken apart. */
export interface PublishedSite extends SiteIdentity {
  /** The origin of all its addresses, in its one form: in small letters, a name of other scripts in ASCII. */
  readonly url: string
  /** The path of the site below the web root, with a slash at its end; empty if the site has the host for itself. */
  readonly folder: string
}

/** The metadata of the site for search engines, with defaults for the keys that it leaves out. */
export type CompleteMetadata = SiteMetadata &
  Required<Pick<SiteMetadata, 'siteName' | 'title' | 'description' | 'robots'>>

/** Puts what a configuration leaves out in its place. The configuration itself stays as it is. */
export function completeConfig(config: SiteConfig): CompleteConfig {
  const { services = {}, contactDetails = {}, organization = {}, header, footer, localeDetection } = config
  return {
    ...config,
    site: { ...config.site, url: new URL(config.site.url).origin, folder: siteFolder(config.site.url) },
    theme: { ...config.theme, fonts: resolveFonts(config.theme) },
    messages: completeMessages(config),
    services,
    entries: collectionEntries(config),
    contactDetails,
    organization,
    header: { links: [], ...header },
    footer: { links: [], ...footer },
    localeDetection: { order: ['stored', 'browser'], countries: {}, ...localeDetection },
    metadata: completeMetadata(config),
    forms: nullObject(Object.entries(config.forms ?? {}).map(([key, form]) => [key, completeForm(key, form)])),
  }
}

function completeForm(key: string, form: FormConfig): CompleteForm {
  const times = { timeoutMs: 10_000, successMs: 5000, minimumFillMs: 3000 }
  const { honeypot: _written, ...others } = form
  const honeypot = nameHoneypot(form)
  return {
    conversionType: key,
    conversionIdPrefix: `${key}_`,
    ...times,
    ...others,
    ...(honeypot !== undefined && { honeypot }),
    fields: form.fields.map(withUsualMessage),
  }
}

/** The metadata for search engines: the company's name, and what it does. */
function completeMetadata({ metadata, organization, site, locales }: SiteConfig): CompleteMetadata {
  const name = nullObject(Object.keys(locales).map((locale) => [locale, site.names?.[locale] ?? site.name]))
  const description = organization?.description ?? name
  return { siteName: name, title: name, description, robots: 'index, follow', ...metadata }
}

/** The words of the site: those of the configuration, and where it has none the built-in ones. Of the fields' messages, those that fields use. */
export function completeMessages(config: SiteConfig): ShownMessages {
  const { messages, locales, defaultLocale, forms = {} } = config
  // A published language without built-in words has its own for all that is shown, as the check demands: only drafts show these.
  const others = builtInWords(locales[defaultLocale]?.tag ?? defaultLocale)
  const published = Object.entries(locales).filter(([, { draft }]) => draft !== true)
  const words = published.map(([locale, { tag }]) => [locale, builtInWords(tag) ?? others] as const)
  const all = completed(wordShape, messages, words) as unknown as AllMessages
  const used = new Set(
    Object.values(forms)
      .flatMap(({ fields }) => fields)
      .flatMap(fieldMessages),
  )
  const written = messages?.contact?.form?.validation ?? {}
  const validation = Object.entries(all.contact.form.validation).filter(
    ([name]) => used.has(name) || Object.hasOwn(written, name),
  )
  const { lists, filters, search, ...always } = all
  // A site without lists in pages, or without a search, loads no words for them.
  return {
    ...always,
    ...(hasDividedLists(config) && { lists, ...(hasFilters(config) && { filters }) }),
    ...(config.header?.search && { search }),
    contact: { form: { ...all.contact.form, validation: nullObject(validation) } },
  }
}

function withUsualMessage(field: FormField): FormField {
  const invalid = usualMessage(field)
  return invalid === undefined ? field : ({ invalid, ...field } as FormField)
}

type Part = WordTree | string | undefined

/** @param shape the same part of all words; undefined for a message that the configuration names itself */
function completed(shape: Part, written: unknown, words: readonly (readonly [string, Part])[]): unknown {
  if (shape === undefined) return written
  const own = (written ?? {}) as Readonly<Record<string, unknown>>
  if (typeof shape === 'string')
    return nullObject([...words.filter(([, word]) => word !== undefined), ...Object.entries(own)])
  const keys = new Set([...Object.keys(own), ...Object.keys(shape)])
  return nullObject(
    [...keys].map((key) => [
      key,
      completed(
        childPart(shape, key),
        own[key],
        words.map(([locale, part]) => [locale, childPart(part, key)]),
      ),
    ]),
  )
}

function childPart(part: Part, key: string): Part {
  return typeof part === 'object' && Object.hasOwn(part, key) ? part[key] : undefined
}
