import { type Messages, say, type Unknown } from '../message.ts'
import { cut } from '../phrases.ts'
import { meant } from './phrases.ts'

/** A section that is named and not there; `page` is the key of the page on which it is looked for. */
interface SectionUnknown extends Unknown {
  page: string
}

interface EmbedUnknown {
  value: string
  /** What people call the service. */
  name: string
  /** An address as it should be. */
  example: string
}

/** The sections of pages, in English. */
export const sections = {
  /** `isTaken`: whether each page has a part of this name already. */
  'section-name': ({ name, isTaken }: { name: string; isTaken: boolean }) => say`
    "${name}" cannot be the key of a section${isTaken ? ': every page has a part of that name' : ''}.
    Begin it with a small letter a–z, and use letters a–z, digits and hyphens: it stands in the address, behind "#".`,
  'anchor-taken': ({ anchor }: { anchor: string }, { line }) => say`
    Another section of this page already has the address "#${anchor}" (line ${line}).
    Write another "anchor:" for one of the two.`,
  'opening-place': ({ reason }: { reason: 'missing' | 'first' | 'second' }) => say`
    ${
      {
        missing: 'This page has no opening: nothing says what it is about.',
        first: 'The opening does not stand first.',
        second: 'This page has a second opening: a page has one main heading.',
      }[reason]
    }
    ${
      {
        missing: 'Put a section with "kind: opening" before the others.',
        first: 'Move it above the other sections of its page.',
        second: 'Delete one of the two, or give it another kind, such as "kind: split".',
      }[reason]
    }`,
  'form-repeated': (_: Record<never, never>, { line }) => say`
    This page already has this form (line ${line}).
    Delete one of the two, let a button lead to the first one, or show another form of "forms:" here.`,
  'list-repeated': (_: Record<never, never>, { line }) => say`
    This page already has a list that is divided into pages (line ${line}): both would use the same addresses.
    Delete "perPage:" here, or show this list on a page of its own.`,
  'filter-unshown': () => say`
    Visitors do not see this: the form to choose and sort by stands above lists that are divided into pages, and no list of these entries is.
    Write "perPage: 12" in the section of "kind: cards" that shows all of them, or delete this line.`,
  'section-unknown': ({ value, page, suggestion, allowed }: SectionUnknown) => say`
    ${allowed.length === 0 ? `The page "${page}" has no sections` : `There is no section "${value}" to lead to or to show`}.
    ${allowed.length === 0 ? 'Delete this, or lead to the page itself.' : meant(suggestion, allowed)}`,
  'column-unknown': ({ value, suggestion, allowed }: Unknown) => say`
    The table has no column "${value}".
    ${meant(suggestion, allowed)}`,
  'column-missing': ({ column }: { column: string }) => say`
    This row has nothing in the column "${column}".
    Write a line "${column}:" with its text in each language.`,
  'embed-unknown': ({ value, name, example }: EmbedUnknown) => say`
    ${name} cannot show "${cut(value)}" inside another site: it is not the address of a single film, map, calendar or the like.
    Open it at ${name}, and copy the address from its share button or from its embed code, such as ${example}`,
  'marked-unknown': ({ value, suggestion, allowed }: Unknown) => say`
    The table has no column "${value}" that could stand out.
    ${meant(suggestion, allowed)}`,
  'tick-differs': ({ value, word, isYes }: { value: string; word: string; isYes: boolean }) => say`
    In the main language this cell is shown as a ${isYes ? 'tick' : 'cross'}, but here it says "${cut(value)}".
    Write "${word}", or change the word of ${isYes ? 'ticks' : 'crosses'} under "messages: tables:".`,
  'price-terms': ({ lacks }: { lacks: 'terms' | 'other' }) => say`
    ${lacks === 'terms' ? 'This is a price for a second term, but the section has only one term.' : 'Visitors can switch between two terms, but nothing has a price for the second one.'}
    ${lacks === 'terms' ? 'Write "terms:" beside "items:", with the names of both, or delete this.' : 'Write "other:" with an amount at the items that have another price then, or delete "terms:".'}`,
  'picture-alone': () => say`
    This picture has no second one to be compared with: "look: compare" shows pictures in pairs, first as it was, then as it is.
    Add the picture that is missing, or delete this one.`,
  'currency-unused': ({ value, allowed, suggestion }: Unknown) => say`
    No language of this section shows prices in "${value}".
    ${allowed.length === 0 ? 'Write "currencies:" beside "items:", with this currency and its languages, or delete the amount.' : meant(suggestion, allowed)}`,
  'amount-missing': ({ currency, main }: { currency: string; main: string }) => say`
    This has no amount in ${currency}: those who read prices in ${currency} would get it in ${main}.
    Write it under "amounts:", as "- { currency: ${currency}, amount: … }".`,
  'mark-unknown': ({ value, suggestion, allowed }: Unknown) => say`
    The section has no mark "${value}".
    ${allowed.length === 0 ? 'Write it under "marks:" beside "items:", with its sign and what it means.' : meant(suggestion, allowed)}`,
  'allergen-unnamed': ({ locale }: { locale: string }) => say`
    The generator has no names of allergens in the language "${locale}".
    Write them as "marks:" of the section instead, each with its number as the sign and its name in each language.`,
  'part-unfinished': ({ missing, total }: { missing: number; total: number }) => say`
    This part is switched off and not finished: ${missing} of ${total} texts ${missing === 1 ? 'is' : 'are'} missing.
    Write them, then delete "enabled: false". Until then the site is built without it.`,
} satisfies Messages
