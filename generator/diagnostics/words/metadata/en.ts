import type { MessagesOf } from '../../words.ts'
import type { MetadataCodes } from './codes.ts'

/** What search engines show of pages: the messages in English. */
export const en: MessagesOf<MetadataCodes> = {
  'title-long': ({ length, limit }) => ({
    message: `The title has ${length} characters; search engines show about ${limit}.`,
    help: `Shorten it by ${length - limit}.`,
  }),
  'description-length': ({ length, minimum, maximum }) => ({
    message: `The description has ${length} characters.`,
    help: `Between ${minimum} and ${maximum} is right: ${length > maximum ? `shorten it by ${length - maximum}` : `add ${minimum - length}`}.`,
  }),
  'title-repeated': ({ locale, locales }, { line, locales: names }) => ({
    message: `Another page has the same title in ${names(locales ?? [locale])} (line ${line}).`,
    help: 'Give each page a title of its own.',
  }),
  'description-repeated': ({ locale, locales }, { line, locales: names }) => ({
    message: `Another page has the same description in ${names(locales ?? [locale])} (line ${line}).`,
    help: 'Say what this page is about.',
  }),
}
