import type { MessagesOf } from '../../words.ts'
import { list } from '../phrases.ts'
import type { Difference, TranslationCodes } from './codes.ts'

/** The parts in which a text and its source differ. */
function differing({ locale, source, missing, extra }: Difference, nameOf: (locale: string) => string): string {
  const parts = [
    missing.length > 0 ? `only in ${nameOf(source)}: ${list(missing)}` : '',
    extra.length > 0 ? `only in ${nameOf(locale)}: ${list(extra)}` : '',
  ]
  return parts.filter((part) => part !== '').join('; ')
}

/** Texts that do not say the same as their translations: the messages in English. */
export const en: MessagesOf<TranslationCodes> = {
  'text-identical': ({ locale, source }, { locale: name }) => ({
    message: `The ${name(locale)} text is the same as the ${name(source)} one.`,
    help: 'Translate it. If it is meant to be the same, say so under "ignore:".',
  }),
  'text-language': ({ locale, found }, { locale: name }) => ({
    message: `This text should be in ${name(locale)}, but looks like ${name(found)}.`,
    help: 'Were the lines of two languages swapped?',
  }),
  'placeholder-differs': (difference, { locale: name }) =>
    difference.isAlone
      ? {
          message: `Only the ${name(difference.source)} text has ${list(difference.missing)}.`,
          help: 'Nothing is put in its place here: write the words themselves, or delete it.',
        }
      : {
          message: `The {placeholders} differ from the ${name(difference.source)} text: ${differing(difference, name)}.`,
          help: 'Keep each placeholder exactly as it is, braces included.',
        },
  'number-differs': (difference, { locale: name }) => ({
    message: `The numbers differ from the ${name(difference.source)} text: ${differing(difference, name)}.`,
    help: 'Check which is right.',
  }),
  'email-differs': (difference, { locale: name }) => ({
    message: `The e-mail addresses differ from the ${name(difference.source)} text: ${differing(difference, name)}.`,
    help: 'Check which is right.',
  }),
  'url-differs': (difference, { locale: name }) => ({
    message: `The links differ from the ${name(difference.source)} text: ${differing(difference, name)}.`,
    help: 'Check that each language links to the same things.',
  }),
  'picture-differs': (difference, { locale: name }) => ({
    message: `The pictures differ from the ${name(difference.source)} text: ${differing(difference, name)}.`,
    help: 'Put the same picture into the texts of all languages, with its words in each. If one is meant to have another, say so under "ignore:".',
  }),
  'markup-differs': (difference, { locale: name }) => ({
    message: `The formatting differs from the ${name(difference.source)} text: ${differing(difference, name)}.`,
    help: 'Check that no formatting was lost or added.',
  }),
  'translation-stale': ({ locale, source, changed, translated }, { locale: name }) => ({
    message: `The ${name(source)} text was changed on ${changed}, after the ${name(locale)} one (${translated}).`,
    help: 'Check whether the translation still says the same.',
  }),
}
