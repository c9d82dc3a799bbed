import type { MessagesOf } from '../../words.ts'
import { lineList, meant, timesAt } from '../phrases.en.ts'
import { cut } from '../phrases.ts'
import type { PageCodes } from './codes.ts'

/** Pages and services, and what names them: the messages in English. */
export const en: MessagesOf<PageCodes> = {
  'home-count': ({ count }) => ({
    message: count === 0 ? 'No page is the home page.' : `There are ${count} home pages.`,
    help: 'Exactly one page has "kind: home" and is switched on.',
  }),
  'key-shared': ({ key }, { line }) => ({
    message: `"${key}" is already the key of a page (line ${line}).`,
    help: 'A page and a service cannot have the same key: choose another one for this service.',
  }),
  'page-unknown': ({ value, suggestion, allowed, places, isEntry, instead }, { line, lines }) => ({
    message: `No page or service is called "${value}"${timesAt(places, lines)}.`,
    help: instead
      ? `To lead to an address on the web, change the key of this line to "${instead}:".`
      : `${places === 1 && line > 0 ? `Did you mean "${suggestion}" (line ${line})? One of the two names is misspelt.` : meant(suggestion, allowed)}${isEntry ? ' If you removed it from the site, remove it from this list too.' : ''}`,
  }),
  'page-renamed': ({ key, wanted, places }, { lines }) => ({
    message: `No page or service is called "${wanted}", but ${places} places lead to it (${lineList(lines)}).`,
    help: `Should this one be called "${wanted}" instead of "${key}"?`,
  }),
  'entry-repeated': ({ value, isCopy }, { line }) => ({
    message: `"${cut(value)}" is already in this list (line ${line}): it would be shown twice.`,
    help: isCopy
      ? 'If one of the two is a copy, write what it should say, in each language. If not, delete it.'
      : 'Delete one of the two.',
  }),
  'page-not-a-service': ({ value }) => ({
    message: `"${value}" is a page, not a service.`,
    help: 'Write a key from the section "services:".',
  }),
  'reuse-target': ({ value, reason }) => ({
    message:
      reason === 'service'
        ? `"${value}" is a service; only a page can be shown again.`
        : `"${value}" itself shows another page.`,
    help: 'Write the page under "pages:" that has the content.',
  }),
  'page-unreachable': ({ key }) => ({
    message: `Nothing leads to the page "${key}".`,
    help: 'Put it in the menu or link it from a page, or switch it off with "enabled: false".',
  }),
  'buttons-gone': ({ buttons }, { lines }) => ({
    message: `This page is switched off: ${buttons === 1 ? 'a button that led to it is' : `${buttons} buttons that led to it are`} no longer shown (${buttons === 1 ? 'line' : 'lines'} ${lines.join(', ')}).`,
    help: `Make ${buttons === 1 ? 'it' : 'them'} lead to another page, or say below "ignore:" that this is intended.`,
  }),
}
