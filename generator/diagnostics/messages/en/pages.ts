import { type Messages, say, type Unknown } from '../message.ts'
import { cut, list } from '../phrases.ts'
import { countPlaces, lineList, meant } from './phrases.ts'

interface PageUnknown extends Unknown {
  places: number
  /** Whether it can be taken out: it is an entry of a list. */
  isEntry: boolean
  /** The key that takes an address on the web, where one stands here. */
  instead?: string
}

/** Pages, services and articles, what names them, and the drawn documents, in English. */
export const pages = {
  'pages-too-many': ({ count, most }: { count: number; most: number }) => say`
    The site has ${count} pages, services and articles; at most ${most} are possible.
    Leave some out, or split the site in two. Is something else written there?`,
  'home-count': ({ count }: { count: number }) => say`
    ${count === 0 ? 'No page is the home page.' : `There are ${count} home pages.`}
    Exactly one page has "role: home" and is switched on.`,
  /** `own` and `other`: the sections, or the collections, in which the two are. */
  'key-shared': ({ key, own, other }: { key: string; own: string; other: string }, { line }) => say`
    "${key}" is already a key below "${other}:" (line ${line}).
    Links name pages by their keys alone: choose another one here, below "${own}:".`,
  'page-unknown': ({ value, suggestion, allowed, places, isEntry, instead }: PageUnknown, { line, lines }) => say`
    No page or service is called "${value}"${countPlaces(places, lines)}.
    ${
      instead
        ? `To lead to an address on the web, change the key of this line to "${instead}:".`
        : `${places === 1 && line > 0 ? `Did you mean "${suggestion}" (line ${line})? One of the two names is misspelt.` : meant(suggestion, allowed)}${isEntry ? ' If you removed it from the site, remove it from this list too.' : ''}`
    }
    A page that is switched off still exists.`,
  'page-renamed': ({ key, wanted, places }: { key: string; wanted: string; places: number }, { lines }) => say`
    No page or service is called "${wanted}", but ${places} places lead to it (${lineList(lines)}).
    Should this one be called "${wanted}" instead of "${key}"?`,
  /** `isCopy`: whether the entry has more than this name, and may be a copy. */
  'entry-repeated': ({ value, isCopy }: { value: string; isCopy?: boolean }, { line }) => say`
    "${cut(value)}" is already in this list (line ${line}): it would be shown twice.
    ${isCopy ? 'If one of the two is a copy, write what it should say, in each language. If not, delete it.' : 'Delete one of the two.'}`,
  'page-not-a-service': ({ value }: { value: string }) => say`
    "${value}" is a page, not a service.
    Write a key from the section "services:".`,
  'page-unreachable': ({ key }: { key: string }) => say`
    Nothing leads to the page "${key}".
    Put it in the menu or link it from a page, or switch it off with "enabled: false".`,
  'buttons-gone': ({ buttons }: { key: string; buttons: number }, { lines }) => say`
    This page is switched off: ${buttons === 1 ? 'a button that led to it is' : `${buttons} buttons that led to it are`} no longer shown (${buttons === 1 ? 'line' : 'lines'} ${lines.join(', ')}).
    Make ${buttons === 1 ? 'it' : 'them'} lead to another page, or say below "ignore:" that this is intended.
    Menus leave the page out as well; that is what switching off is for, and is not reported.`,
  'home-languages': ({ locales }: { locales: readonly string[] }, { locales: names }) => say`
    The home page does not exist in ${names(locales)}.
    It has to exist in every language of the site: add ${names(locales)} here, or delete "languages:".`,
  'links-gone': ({ places, locales }: { places: number; locales: readonly string[] }, { lines, locales: names }) => say`
    This page does not exist in ${names(locales)}: ${places === 1 ? 'one place that leads to it is' : `${places} places that lead to it are`} without a link there (${places === 1 ? 'line' : 'lines'} ${lines.join(', ')}).
    Lead to another page, show ${places === 1 ? 'that part' : 'those parts'} in the languages of this page only ("languages:"), or say below "ignore:" that this is intended.
    A button is left out there; a text keeps the words of the link. Menus leave the page out as well; that is intended, and is not reported.`,
  'category-unknown': ({ value, suggestion, allowed }: Unknown) => say`
    No category is called "${value}".
    ${meant(suggestion, allowed)}`,
  'collection-unknown': ({ value, suggestion, allowed }: Unknown) => say`
    No collection is called "${value}".
    ${meant(suggestion, allowed)}`,
  /** `properties`: what search engines ask for of the type, and no field is. */
  'type-incomplete': ({ type, properties }: { type: string; properties: readonly string[] }) => say`
    Search engines do not list a ${type} without ${list(properties)}, and no field of this collection has that.
    Write "property: ${properties[0] ?? ''}" at the field that has it, or add such a field below "fields:".`,
  'property-unknown': ({ property, type, suggestion }: { property: string; type: string; suggestion?: string }) => say`
    "${property}" is no property of ${type} in schema.org: search engines pass over it.
    ${suggestion ? `Did you mean "${suggestion}"?` : 'Delete "property:", or write one of those at https://schema.org.'}`,
  'office-unknown': ({ value, suggestion, allowed }: Unknown) => say`
    No office is called "${value}".
    ${meant(suggestion, allowed)}`,
  'form-unknown': ({ value, suggestion, allowed }: Unknown) => say`
    No form is called "${value}".
    ${meant(suggestion, allowed)} Forms stand below "forms:".`,
  'category-unused': ({ key }: { key: string }) => say`
    No article is in the category "${key}".
    Delete it, or use it in an article.`,
  'article-repeated': ({ id }: { id: number }, { line }) => say`
    Another article already has the number ${id} (line ${line}).
    Choose a number that is not taken.`,
  'date-future': ({ date, today }: { date: string; today: string }) => say`
    ${date} has not come yet: today is ${today}.
    Check year, month and day. An article is shown from the next build on, whatever its date.`,
  /** `month`: the month, year-month, and its last day. */
  'day-absent': ({ day, month, last }: { day: number; month: string; last: number }) => say`
    The month ${month} has no day ${day}: this entry would not be shown.
    Write a day from 1 to ${last}, or correct "month:".
    It would still be counted.`,
  'sign-repeated': ({ sign }: { sign: string }, { line }) => say`
    Another entry of this list already has "${sign}" (line ${line}).
    Give each entry one of its own, or combine the two entries.`,
  'document-missing': ({ key, places }: { key: string; places: number }, { lines }) => say`
    "${key}" has no document, so nothing is shown for it here${countPlaces(places, lines)}.
    Give it one ("artefact:"), or remove it from this place.`,
} satisfies Messages
