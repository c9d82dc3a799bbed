import type { MessagesOf } from '../../words.ts'
import { meant } from '../phrases.en.ts'
import type { BlogCodes } from './codes.ts'

/** The blog: the messages in English. */
export const en: MessagesOf<BlogCodes> = {
  'category-unknown': ({ value, suggestion, allowed }) => ({
    message: `No category is called "${value}".`,
    help: meant(suggestion, allowed),
  }),
  'category-unused': ({ key }) => ({
    message: `No article is in the category "${key}".`,
    help: 'Delete it, or use it in an article.',
  }),
  'article-repeated': ({ id }, { line }) => ({
    message: `Another article already has the number ${id} (line ${line}).`,
    help: 'Choose a number that is not taken.',
  }),
  'date-future': ({ date, today }) => ({
    message: `${date} has not come yet: today is ${today}.`,
    help: 'Check year, month and day. An article is shown from the next build on, whatever its date.',
  }),
}
