import type { MessagesOf } from '../../words.ts'
import { meant, timesAt } from '../phrases.en.ts'
import { countryOf, cut, list } from '../phrases.ts'
import type { LanguageCodes } from './codes.ts'

const missingOf = (missing: number, total: number): string =>
  missing === 0
    ? `All of its ${total} texts are written.`
    : `${missing} of ${total} texts ${missing === 1 ? 'is' : 'are'} missing.`

/** The languages of the site: the messages in English. */
export const en: MessagesOf<LanguageCodes> = {
  'locale-form': ({ key, suggestion }) => ({
    message: `"${cut(key)}" cannot be the key of a language, because the key is part of the address of each of its pages.`,
    help: `Use letters a–z (no accents), digits and hyphens, beginning with a letter, such as "${suggestion ?? 'pt-br'}".`,
  }),
  'text-missing': ({ locale }, { locale: name }) => ({
    message: `The text in ${name(locale)} is missing.`,
    help: `Add a line "${locale}:" with the ${name(locale)} text.`,
  }),
  'draft-needed': ({ locale }, { line, locale: name }) => ({
    message: `${name(locale)} is a draft, and the site is built without it: nothing else can refer to it.`,
    help: `Name a language that is published. Or, once all its texts are written, delete "draft: true" (line ${line}).`,
  }),
  'language-draft': ({ locale, missing, total }, { locale: name }) => ({
    message: `${name(locale)} is a draft: the site is built without it. ${missingOf(missing, total)}`,
    help:
      missing === 0
        ? 'Delete the line "draft: true" to publish it.'
        : '"npm run check -- --coverage" shows where. Once all are written, delete the line "draft: true" to publish it.',
  }),
  'locale-unknown': ({ value, suggestion, allowed }) => ({
    message: `"${value}" is not a language of this site.`,
    help: meant(suggestion, allowed),
  }),
  'locale-absent': ({ locale, places, defined }) => ({
    message: `"${locale}" is not in the list of languages, but ${places} texts are written in it.`,
    help: `Add "${locale}:" below "locales:" (already there: ${list(defined)}), or delete those texts.`,
  }),
  'locale-renamed': ({ key, wanted, places, written }, { line }) =>
    written === 0
      ? {
          message: `No text is written in "${key}", but ${places} texts are written in "${wanted}".`,
          help: `Call this language "${wanted}" again, or change the key of all its texts.`,
        }
      : {
          message: `This language has two keys: ${places} texts have "${wanted}:", which is not in the list, and ${written} have "${key}:".`,
          help: `Was "${wanted}" renamed to "${key}", or the other way round? Give all of them the key of the list. The first text with "${wanted}:" is in line ${line}.`,
        },
  'locale-not-listed': ({ value, suggestion, allowed, places, isEntry }, { lines }) => ({
    message: `"${value}" is not a language of this site${timesAt(places, lines)}.`,
    help: `${meant(suggestion, allowed)}${isEntry ? ' If you removed the language, delete this line too.' : ''}`,
  }),
  'language-repeated': ({ key, value }, { line }) => ({
    message:
      key === 'name'
        ? `Another language is called "${value}" too (line ${line}).`
        : `Another language has the tag "${value}" too (line ${line}): search engines would take them for one.`,
    help: 'Give each language its own name and tag.',
  }),
  'flag-language': ({ locale, flag, tag, suggestion }, { locale: name }) => ({
    message: `"${flag}" is the flag of ${countryOf(flag, 'en')}, not of a country where ${name(locale)} is widely spoken.`,
    help: `Write the two letters of the country: "${suggestion}" for "${tag}".`,
  }),
  'tag-country': ({ tag, suggestion }) => ({
    message: `"${tag}" is the code of a country (${countryOf(tag, 'en')}), but a tag begins with the language.`,
    help: `Write "${suggestion}": the language, then the country in capital letters.`,
  }),
}
