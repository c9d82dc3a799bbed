import type { MessagesOf } from '../../words.ts'
import { cut } from '../phrases.ts'
import type { AddressCodes } from './codes.ts'

/** The addresses of pages: the messages in English. */
export const en: MessagesOf<AddressCodes> = {
  'slug-taken': ({ slug, owner, locale, locales }, { line, locale: name, locales: names }) => ({
    message: locales
      ? `"${cut(owner)}" already has these addresses in ${names(locales)} (line ${line}).`
      : `"${slug}" is already the ${name(locale)} address of "${cut(owner)}" (line ${line}).`,
    help: 'Give each page an address of its own in each language.',
  }),
  'slug-empty': ({ locale }, { locale: name }) => ({
    message: `The ${name(locale)} address is empty; only the home page has an empty one.`,
    help: 'Write a short address, such as "about".',
  }),
  'slug-of-home': ({ slug, locale }, { locale: name }) => ({
    message: `The home page has the ${name(locale)} address "${slug}".`,
    help: 'The address of the home page is empty: "".',
  }),
  'slug-locale': ({ slug, prefix }) => ({
    message: `"${slug}" begins with "${prefix}", which is a language of the site.`,
    help: 'Leave the language out: it is put before each address automatically.',
  }),
  'slug-reserved': ({ slug, reserved }) => ({
    message: `"${slug}" cannot be used: the site itself uses "${reserved}".`,
    help: 'Choose another address.',
  }),
  'slug-unsafe': ({ slug, suggestion }) => ({
    message: `"${cut(slug)}" cannot be part of a web address.`,
    help: `Use small letters a–z (no accents), digits and hyphens${suggestion ? `: ${suggestion}` : ''}.`,
  }),
  'canonical-taken': ({ slug, owner, locale, locales }, { line, locale: name, locales: names }) => ({
    message: locales
      ? `"${cut(owner)}" already has these addresses in ${names(locales)} (line ${line}).`
      : `"${slug}" is already the ${name(locale)} address of "${owner}" (line ${line}).`,
    help: 'Choose another shorter address, or delete this line: then the slug is used.',
  }),
  'address-lost': ({ slug, locale }, { locale: name }) => ({
    message: locale
      ? `The ${name(locale)} address of this page was "${slug}", and nothing leads from there to the current one.`
      : `The address of this article ended in "${slug}", and nothing leads from there to the current one.`,
    help: `If it was published, list it below "formerSlugs:"${locale ? `, "${locale}:"` : ''}. If not, say so below "ignore:".`,
  }),
  'former-slug-present': ({ slug, locale }, { locale: name }) => ({
    message: `"${slug}" is the ${name(locale)} address of this page today.`,
    help: 'List only addresses that the page no longer has: delete this one here.',
  }),
  'former-slug-taken': ({ slug, owner, locale, today }, { line, locale: name }) => ({
    message: today
      ? `"${slug}" is the ${name(locale)} address of "${owner}" today (line ${line}), so it cannot lead to another page.`
      : `"${slug}" is already a former ${name(locale)} address of "${owner}" (line ${line}).`,
    help: today
      ? `Delete it here, or give "${owner}" another address.`
      : 'An address leads to one page: delete it in one of the two places.',
  }),
}
