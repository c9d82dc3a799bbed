import { type Nothing, say } from '../message.ts'
import { cut } from '../phrases.ts'

/** What keeps a site from going live, in English: looked for with `--launch` alone. */
export const launch = {
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
    There is no photo of ${cut(name)}: initials stand in its place.
    Add "photo:" with "file:" and "alt:", or say below "ignore:" why there is none.
    Visitors trust people whom they see. Looked for with --launch alone.`,
  'launch-receiver': ({ path }: { path: string }) => say`
    What visitors send goes to "${cut(path)}" on this site. It arrives only if the host passes it on from there.
    Send a form from the published site and see it arrive; then say so below "ignore:". Or name a receiver that needs no host.
    No file of a static site can receive a form. Looked for with --launch alone.`,
}
