import { type InLocales, type Localised, type Messages, say, type Unknown } from '../message.ts'
import { cut } from '../phrases.ts'
import { meant } from './phrases.ts'

interface AddressTaken extends InLocales {
  slug: string
  owner: string
}

interface FormerPathTaken extends Localised {
  slug: string
  owner: string
  /** Whether it is the owner's address today, and not a former one as well. */
  today: boolean
}

/** What stands at an address already: of a form its key, of a folder, a device and a host the part of the address that it has. */
type Holder = 'form' | 'folder' | 'file' | 'home' | 'device' | 'host' | 'capitals'

interface SlugReserved extends Localised {
  slug: string
  reserved: string
  by: Holder
  /** Whether it is the key of a language. */
  isKey?: boolean
}

const takenBy: Readonly<Record<Holder, (reserved: string) => string>> = {
  form: (key) => `what visitors write into the form "${key}" is received there`,
  folder: (name) => `the site keeps files of its own in the folder "${name}"`,
  file: (place) => `"${place}" is a file that the generator writes, or that hosts keep for themselves`,
  home: (place) => `"${place}" is the address of a home page`,
  device: (name) => `Windows keeps the name "${name}" for a device, so no file or folder can have it`,
  host: (name) => `hosts look for a page of their own by the name "${name}"`,
  capitals: (key) => `it differs from the key "${key}" only in capitals, and many disks treat the two as the same`,
}

/** Addresses of pages, and links within texts, in English. */
export const addresses = {
  'slug-taken': ({ slug, owner, locale, locales }: AddressTaken, { line, locale: name, locales: names }) => say`
    ${locales ? `"${cut(owner)}" already has these addresses in ${names(locales)} (line ${line}).` : `"${slug}" is already the ${name(locale)} address of "${cut(owner)}" (line ${line}).`}
    Give each page an address of its own in each language.`,
  'slug-empty': ({ locale }: Localised, { locale: name }) => say`
    The ${name(locale)} address is empty; only the home page has an empty one.
    Write a short address, such as "about".`,
  'slug-of-home': ({ slug, locale }: Localised & { slug: string }, { locale: name }) => say`
    The home page has the ${name(locale)} address "${slug}".
    The address of the home page is empty: "".`,
  'slug-locale': ({ slug, prefix }: Localised & { slug: string; prefix: string }) => say`
    "${slug}" begins with "${prefix}", which is a language of the site.
    Leave the language out: it is put before each address automatically.`,
  'slug-reserved': ({ slug, reserved, by, isKey }: SlugReserved) => say`
    ${isKey ? `"${slug}" cannot be the key of a language` : `"${slug}" cannot be used here`}: ${takenBy[by](reserved)}.
    ${isKey ? 'Choose another key for it: the addresses of its pages begin with it.' : 'Choose another address.'}`,
  'slug-long': ({ slug, limit }: Localised & { slug: string; limit: number }) => say`
    "${cut(slug)}" is too long for a web address.
    Write one of at most ${limit} bytes, including the language before it: letters a–z take one byte, others two or three.
    Not every disk can store longer ones, and not every server can read them.`,
  'slug-unsafe': ({ slug, suggestion }: Localised & { slug: string; suggestion: string }) => say`
    "${cut(slug)}" cannot be part of a web address.
    Use small letters, digits and hyphens${suggestion ? `: ${suggestion}` : ''}.`,
  'canonical-taken': ({ slug, owner, locale, locales }: AddressTaken, { line, locale: name, locales: names }) => say`
    ${locales ? `"${cut(owner)}" already has these addresses in ${names(locales)} (line ${line}).` : `"${slug}" is already the ${name(locale)} address of "${owner}" (line ${line}).`}
    Choose another shorter address, or delete this line: then the slug is used.`,
  /** The part of an article's address has no locale: it is the same in all. */
  'address-lost': ({ slug, locale }: Partial<Localised> & { slug: string }, { locale: name }) => say`
    ${
      locale
        ? `The ${name(locale)} address of this page was "${slug}", and nothing leads from there to the current one.`
        : `The address of this article ended in "${slug}", and nothing leads from there to the current one.`
    }
    If it was published, list it below "formerPaths:"${locale ? `, "${locale}:"` : ''}. If not, say so below "ignore:".
    Only "npm run check -- --stale" reports it: the last 20 versions of the file are looked at. The address of an article is the same in all languages: it is listed without one.`,
  'former-path-present': ({ slug, locale }: Localised & { slug: string }, { locale: name }) => say`
    "${slug}" is the ${name(locale)} address of this page today.
    List only addresses that the page no longer has: delete this one here.`,
  'former-path-taken': ({ slug, owner, locale, today }: FormerPathTaken, { line, locale: name }) =>
    today
      ? say`
          "${slug}" is the ${name(locale)} address of "${owner}" today (line ${line}), so it cannot lead to another page.
          Delete it here, or give "${owner}" another address.`
      : say`
          "${slug}" is already a former ${name(locale)} address of "${owner}" (line ${line}).
          An address leads to one page: delete it in one of the two places.
          A page that is switched off keeps its address.`,
  'link-unknown': ({ value, suggestion, allowed }: Unknown) => say`
    The link "${cut(value)}" leads nowhere.
    ${meant(suggestion, allowed)}`,
  /** `anchor`: what stands after the #. */
  'link-anchor': ({ target, anchor, suggestion }: { target: string; anchor: string; suggestion?: string }) =>
    suggestion
      ? say`
          No part of the page has the name that the link "${cut(target)}" leads to.
          Did you mean "${suggestion}"?`
      : say`
          The link "${cut(target)}" leads nowhere on the page: no text has a part called "${cut(anchor)}".
          Headings have no such name by themselves. Write the heading as <h2 id="${cut(anchor)}">…</h2>, or leave "#${cut(anchor)}" out.
          A section is named behind the key of its page: [words](page:contact#form).`,
  /** `name`: what two parts of a page are called. */
  'place-repeated': ({ name }: { name: string }, { line }) => say`
    Another part of this page is called "${cut(name)}" as well (line ${line}): links lead to the first one only.
    Give one of them another id, and change the links to it.
    A name that the page itself uses does no harm: names in a text get "text-" before them, and so do the links to them.`,
  /** `section`: the section of the page that the words name. */
  'action-section': ({ value, page, section }: { value: string; page: string; section: string }) => say`
    The words "${cut(value)}" name the section "${section}" of the page "${page}", but lead to the top of that page.
    Write "section: ${section}" below "page:", or choose other words.
    Whoever follows a link looks for what its words say.`,
  /** `page`: the one to which the button leads; left out where it leads to no page of the site. */
  'action-about': ({ page, isChat }: { page?: string; isChat?: boolean }) => {
    if (isChat)
      return say`
        The chat does not say what this is about: its first message has no place for it.
        Write "greetingAbout:" below "chat:", with {{subject}} where the subject goes, or delete "about:".`
    if (page === undefined)
      return say`
        Nothing shows what this is about: a subject can only be shown above a form, in the first message of a chat or in an e-mail.
        Lead to a page with a form, to the chat or to the e-mail address, or delete "about:".`
    return say`
      Nothing shows what this is about: the page "${cut(page)}" has no form.
      Lead to a page that has one, or delete "about:".`
  },
  'action-words': ({ value }: { value: string }, { line }) => say`
    "${cut(value)}" leads to another page here, while a button with the same words shows the rest of a list${line ? ` (line ${line})` : ''}.
    Choose other words for one of them: what has the same name should do the same.`,
  'link-insecure': ({ url }: { url: string }) => say`
    "${cut(url)}" is not a secure address.
    ${/^http:/i.test(url) ? 'Write https:// instead of http://.' : `Write "https:${cut(url)}".`}
    What is sent to such an address can be read and changed on the way. Check in a browser that the page opens with https.`,
  'link-private': ({ url }: { url: string }) => say`
    "${cut(url)}" can only be reached from one computer or one office: visitors would find nothing there.
    Write the address that this has on the web.`,
  /** `isNamed`: whether a name or a password stands before the host. */
  'url-host': ({
    value,
    host,
    isNamed,
    suggestion,
  }: {
    value: string
    host: string
    isNamed?: boolean
    suggestion?: string
  }) =>
    isNamed
      ? say`
    A name or a password stands before "${cut(host)}": everyone can read it there.
    ${suggestion ? `Write "${cut(suggestion)}".` : 'Leave out all up to the "@".'}
    If it was published, choose another password.`
      : say`
    "${cut(value)}" leads nowhere: "${cut(host)}" cannot be the name of a site.
    ${suggestion ? `Did you mean "${suggestion}"?` : 'After https:// comes a name such as www.example.com.'}`,
  'link-refused': ({ url }: { url: string }) => say`
    The link "${cut(url)}" would be left out of the page.
    Links can begin with https:, mailto:, tel: or page:.`,
} satisfies Messages
