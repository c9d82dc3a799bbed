import type { MessagesOf } from '../../words.ts'
import { list } from '../phrases.ts'
import type { TranslationCodes } from './codes.ts'

const differing = (missing: readonly string[], extra: readonly string[], source: string, here: string): string =>
  [
    missing.length > 0 ? `only in ${source}: ${list(missing)}` : '',
    extra.length > 0 ? `only in ${here}: ${list(extra)}` : '',
  ]
    .filter((part) => part !== '')
    .join('; ')

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
  'placeholder-differs': ({ locale, source, missing, extra }, { locale: name }) => ({
    message: `The {placeholders} differ from the ${name(source)} text: ${differing(missing, extra, name(source), name(locale))}.`,
    help: 'Keep each placeholder exactly as it is, braces included.',
  }),
  'number-differs': ({ locale, source, missing, extra }, { locale: name }) => ({
    message: `The numbers differ from the ${name(source)} text: ${differing(missing, extra, name(source), name(locale))}.`,
    help: 'Check which is right.',
  }),
  'email-differs': ({ locale, source, missing, extra }, { locale: name }) => ({
    message: `The e-mail addresses differ from the ${name(source)} text: ${differing(missing, extra, name(source), name(locale))}.`,
    help: 'Check which is right.',
  }),
  'url-differs': ({ locale, source, missing, extra }, { locale: name }) => ({
    message: `The links differ from the ${name(source)} text: ${differing(missing, extra, name(source), name(locale))}.`,
    help: 'Check that each language links to the same things.',
  }),
  'markup-differs': ({ locale, source, missing, extra }, { locale: name }) => ({
    message: `The formatting differs from the ${name(source)} text: ${differing(missing, extra, name(source), name(locale))}.`,
    help: 'Check that no formatting was lost or added.',
  }),
  'translation-stale': ({ locale, source, changed, translated }, { locale: name }) => ({
    message: `The ${name(source)} text was changed on ${changed}, after the ${name(locale)} one (${translated}).`,
    help: 'Check whether the translation still says the same.',
  }),
}
