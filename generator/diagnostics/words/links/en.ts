import type { MessagesOf } from '../../words.ts'
import { meant } from '../phrases.en.ts'
import { cut } from '../phrases.ts'
import type { LinkCodes } from './codes.ts'

/** Links within texts: the messages in English. */
export const en: MessagesOf<LinkCodes> = {
  'link-unknown': ({ value, suggestion, allowed }) => ({
    message: `The link "${cut(value)}" leads nowhere.`,
    help: meant(suggestion, allowed),
  }),
  'link-insecure': ({ url }) => ({
    message: `"${cut(url)}" is not a secure address.`,
    help: 'Write https:// instead of http://.',
  }),
  'url-host': ({ value, host, suggestion }) => ({
    message: `"${cut(value)}" leads nowhere: "${cut(host)}" cannot be the name of a site.`,
    help: suggestion ? `Did you mean "${suggestion}"?` : 'After https:// comes a name such as www.example.com.',
  }),
  'link-refused': ({ url }) => ({
    message: `The link "${cut(url)}" would be left out of the page.`,
    help: 'Links can begin with https:, mailto:, tel: or page:.',
  }),
}
