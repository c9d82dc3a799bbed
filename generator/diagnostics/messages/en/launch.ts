import { type Messages, type Nothing, say } from '../message.ts'
import { cut, flowList, list, quoted } from '../phrases.ts'

interface LackingFamilies {
  readonly locale: string
  readonly families: readonly string[]
}

interface FactsChanged {
  added: readonly string[]
  gone: readonly string[]
  /** All of them, as they are to stand in the file. */
  now: readonly string[]
  isFirst: boolean
}

/** What a site says of data, and what keeps it from going live, in English: the latter is looked for with `--launch` alone. */
export const launch = {
  'privacy-facts': ({ added, gone, now, isFirst }: FactsChanged) => say`
    ${
      isFirst
        ? 'Nobody has confirmed yet that what this section says about data is true.'
        : `What the site does with data has changed since this was read.${added.length > 0 ? ` New: ${list(added)}.` : ''}${gone.length > 0 ? ` Gone: ${list(gone)}.` : ''}`
    }
    Read the page. If it is true, write the day behind "reviewed:" and below it: facts: ${flowList(now)}
    The page updates itself; the lines make sure that no change goes unnoticed.`,
  'privacy-language': (
    { locale, known }: { locale: string; known: readonly string[] },
    { locale: name, languages: names },
  ) => say`
    The generator has no words in ${name(locale)} for what happens to data. It has them in ${names(known)}.
    Write a section with "kind: text" for this language, and name the others below "languages:".`,
  'launch-privacy': ({ form }: { form?: string }) => say`
    ${form === undefined ? 'No page says what happens to visitor data, but the site passes some on.' : `The form ${quoted(form)} does not link to the privacy page.`}
    ${form === undefined ? 'Add a page with a section of "kind: privacy", and link to it from the form with "privacyLink:".' : 'Add "privacyLink:" with "label:" and "page:".'}
    Laws such as the LGPD and the GDPR ask for it. Only --launch looks for this.`,
  'launch-hosts': ({ hosts }: { hosts: readonly string[] }) => say`
    The privacy page does not name services that receive visitor data: ${list(hosts)}.
    Name them there, or put a section of "kind: privacy" on that page: it names them automatically. Only --launch looks for this.`,
  'launch-example': ({ address }: { address: string }) => say`
    "${cut(address)}" is an example address: nothing can be reached there.
    Write the real one.
    Names that end in .example, .test, .invalid or localhost lead nowhere, and so does a page at a network that is called "example". Only --launch looks for this.`,
  'launch-number': ({ text }: { text: string }) => say`
    "${cut(text)}" looks like a made-up number.
    Write the real one.
    A number counts as made up if it repeats a digit six times, counts up or down, or is reserved for films. Only --launch looks for this.`,
  'launch-sample': (_: Nothing) => say`
    This is marked as an example: it is invented.
    Write what is true in its place and delete this line, or remove the whole part.
    Visitors see it like the rest. Only --launch looks for this.`,
  'launch-photo': ({ name }: { name: string }) => say`
    There is no photo of ${cut(name)}: visitors see only the name.
    Add "photo:" with "file:" and "alt:", or say below "ignore:" why there is none.
    Visitors trust people they can see. Only --launch looks for this.`,
  'launch-letters': ({ locale, families }: LackingFamilies, { locale: name }) => say`
    ${list(families)} ${families.length > 1 ? 'have' : 'has'} no letters of ${name(locale)}: visitors see those of their own phone or computer, and pictures of shared links have only the logo.
    Choose a family that has them for this language, below its "fonts:"; or say below "ignore:" that it may stay so.
    Chinese, Japanese and Korean have thousands of letters; pages load only those that they show. Only --launch looks for this.`,
  'launch-receiver': ({ path }: { path: string }) => say`
    What visitors send goes to "${cut(path)}" on this site. It arrives only if the host passes it on from there.
    Send a form from the published site and see whether it arrives; then say so below "ignore:". Or name a receiver that needs no host.
    No file of a static site can receive a form. Only --launch looks for this.`,
} satisfies Messages
