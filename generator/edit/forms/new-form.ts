import { slugify } from '../../lib/addresses/slugify.ts'
import { parseUrl } from '../../lib/addresses/web-addresses.ts'
import { freeName } from '../../lib/files/free-name.ts'
import { asMapping, isMapping } from '../../lib/plain-map.ts'
import { listSources, standIn, type TextTarget } from '../new-site/text-sources.ts'
import { sharedPart } from '../new-site/trades.ts'
import { pageWithSection } from './reference-options.ts'

/** A field of a form, as a file has it. */
type Field = Readonly<Record<string, unknown>> & { readonly name: string }

/** The fields of a new form. */
const firstFields = ['nameField', 'emailField', 'messageField']

/** A form that works as it is: it asks for a name, an e-mail address and a message, and is sent as an e-mail to the address of the company. */
export function newForm(config: unknown): Record<string, unknown> {
  const { contactDetails, site, defaultLocale } = asMapping(config)
  const mailbox = asMapping(asMapping(contactDetails).email)[String(defaultLocale)]
  const { url } = asMapping(site)
  const host = parseUrl(String(url))?.hostname.replace(/^www\./, '') ?? ''
  const values = { host, email: String(mailbox ?? `contact@${host}`) }
  const legal = pageWithSection(config, 'privacy')
  const privacyLink = legal && { ...asMapping(partInLanguages('privacyLink', config)), page: legal }
  return {
    deliver: filledIn(partInLanguages('delivery', config), values),
    privacy: partInLanguages('formPrivacy', config),
    ...(privacyLink && { privacyLink }),
    fields: firstFields.map((part) => partInLanguages(part, config)),
  }
}

/** The words above a new form. */
export function newFormTitle(config: unknown): unknown {
  return partInLanguages('formTitle', config)
}

/** A field of a type, with a label to begin with and a name that no other field of its form has; undefined for no such type. */
export function newField(config: unknown, type: string, fields: readonly unknown[]): Field | undefined {
  const part = fieldParts[type]
  if (part === undefined) return undefined
  const field = asMapping(partInLanguages(part, config))
  const { defaultLocale } = asMapping(config)
  const read = (label: unknown) => String(asMapping(label)[String(defaultLocale)] ?? '')
  const { options } = field
  return {
    ...field,
    name: freeFieldName(nameFromLabel(read(field.label)) || type, fields),
    ...(Array.isArray(options) && { options: options.map((option) => ({ ...option, value: read(option.label) })) }),
  }
}

/** The shared part that a field of each type begins as. */
const fieldParts: Readonly<Record<string, string>> = {
  text: 'textField',
  email: 'emailField',
  tel: 'phoneField',
  textarea: 'messageField',
  select: 'choiceField',
  radio: 'radioField',
  rating: 'ratingField',
  day: 'dayField',
  time: 'timeField',
  number: 'numberField',
  file: 'fileField',
  checkbox: 'consentField',
}

/** The name by which a receiver knows a field, made of its label. */
export function nameFromLabel(label: string): string {
  return slugify(label)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[\d_]+|_+$/g, '')
    .slice(0, 40)
}

/** A name, with a number where another field has it. */
export function freeFieldName(name: string, others: readonly unknown[]): string {
  const taken = new Set(others.map((field) => asMapping(field).name))
  return freeName(name, (one) => taken.has(one), '_')
}

/** What trades have in common, with its texts in the languages of a site. */
export function partInLanguages(name: string, config: unknown): unknown {
  const locales = Object.entries(asMapping(asMapping(config).locales))
    .filter(([, locale]) => asMapping(locale).draft !== true)
    .map(([key, locale]) => ({ key, sources: [...listSources(String(asMapping(locale).tag ?? key)), standIn] }))
  return inLanguages(sharedPart(name).toJSON(), locales)
}

function inLanguages(value: unknown, targets: readonly TextTarget[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => inLanguages(entry, targets))
  if (!isMapping(value)) return value
  if (Object.hasOwn(value, standIn)) {
    const textFor = ({ sources }: TextTarget) =>
      value[sources.find((source) => Object.hasOwn(value, source)) ?? standIn]
    return Object.fromEntries(targets.map((target) => [target.key, textFor(target)]))
  }
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, inLanguages(child, targets)]))
}

/** A value with what stands for the variables between double braces. */
function filledIn(value: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return value.replace(/\{\{(\w+)\}\}/g, (whole, key: string) => values[key] ?? whole)
  if (Array.isArray(value)) return value.map((entry) => filledIn(entry, values))
  if (!isMapping(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, filledIn(child, values)]))
}
