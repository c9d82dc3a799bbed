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
  'link-anchor': ({ target, anchor }) => ({
    message: `The link "${cut(target)}" leads to no part of the page: no text has one called "${cut(anchor)}".`,
    help: `Headings have no such name by themselves. Write the heading as <h2 id="${cut(anchor)}">…</h2>, or leave "#${cut(anchor)}" out.`,
  }),
  'place-repeated': ({ name }, { line }) => ({
    message: `Another part of this page is called "${cut(name)}" as well (line ${line}): links lead to the first one only.`,
    help: 'Give one of them another id, also in the links to it.',
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
