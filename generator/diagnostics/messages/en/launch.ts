import { type Messages, type Nothing, say } from '../message.ts'
import { cut, list, quoted } from '../phrases.ts'

/** The lines of a list as they are written into the file. */
const asList = (lines: readonly string[]) => `[${lines.map((line) => JSON.stringify(line)).join(', ')}]`

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
        ? 'Nobody has said yet that what this section says of data is true.'
        : `What the site does with data has changed since this was read.${added.length > 0 ? ` New: ${list(added)}.` : ''}${gone.length > 0 ? ` Gone: ${list(gone)}.` : ''}`
    }
    Read the page. If it is true, write the day behind "reviewed:" and below it: facts: ${asList(now)}
    The page itself changes by itself; the lines are there so that nothing changes unnoticed.`,
  'privacy-language': (
    { locale, known }: { locale: string; known: readonly string[] },
    { locale: name, locales: names },
  ) => say`
    The generator cannot say in ${name(locale)} what happens with data. It can in ${names(known)}.
    Write a section with "kind: text" for this language, and name the others below "languages:".`,
  'launch-privacy': ({ form }: { form?: string }) => say`
    ${form === undefined ? 'No page says what happens with data of visitors, but the site passes some on.' : `The form ${quoted(form)} does not lead to the page on privacy.`}
    ${form === undefined ? 'Add a page with a section of "kind: privacy", and link it at the form with "privacyLink:".' : 'Add "privacyLink:" with "label:" and "page:".'}
    Laws such as the LGPD and the GDPR ask for it. Looked for with --launch alone.`,
  'launch-hosts': ({ hosts }: { hosts: readonly string[] }) => say`
    The page on privacy does not name ${list(hosts)}, which learn of visitors.
    Name them there, or put a section of "kind: privacy" on that page: it names them by itself. Looked for with --launch alone.`,
  'launch-example': ({ address }: { address: string }) => say`
    "${cut(address)}" is an address for examples: nothing can be reached there.
    Write the real one.
    Names that end in .example, .test, .invalid or localhost lead nowhere, and so does a page at a network that is called "example". Looked for with --launch alone.`,
  'launch-number': ({ text }: { text: string }) => say`
    "${cut(text)}" is a number that nobody has.
    Write the real one.
    The same digit six times, digits in the order in which they are counted, and numbers that countries keep for films are taken for invented. Looked for with --launch alone.`,
  'launch-sample': (_: Nothing) => say`
    This is marked as an example: it is invented.
    Write what is true in its place and delete this line, or take the whole out.
    Visitors see it like the rest. Looked for with --launch alone.`,
  'launch-photo': ({ name }: { name: string }) => say`
    There is no photo of ${cut(name)}: visitors see the name alone.
    Add "photo:" with "file:" and "alt:", or say below "ignore:" why there is none.
    Visitors trust people whom they see. Looked for with --launch alone.`,
  'launch-letters': ({ locale, families }: LackingFamilies, { locale: name }) => say`
    ${list(families)} ${families.length > 1 ? 'have' : 'has'} no letters of ${name(locale)}: visitors see those of their own phone or computer, and pictures of shared links have only the logo.
    Choose a family that has them for this language, below its "fonts:"; or say below "ignore:" that it may stay so.
    Of the thousands of letters of Chinese, Japanese and Korean, a family sends those that the pages show. Looked for with --launch alone.`,
  'launch-receiver': ({ path }: { path: string }) => say`
    What visitors send goes to "${cut(path)}" on this site. It arrives only if the host passes it on from there.
    Send a form from the published site and see it arrive; then say so below "ignore:". Or name a receiver that needs no host.
    No file of a static site can receive a form. Looked for with --launch alone.`,
} satisfies Messages
