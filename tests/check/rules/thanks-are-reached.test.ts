import { expect, test } from 'vitest'
import { found } from './found.ts'

const webhook = '      to: webhook\n      address: /crochet/atelier\n'
/** What is said of the page that says thank you, of a form with another receiver. */
const said = (deliver: string) =>
  found([webhook, `${deliver}    thanks: atelier\n`]).filter((problem) => problem.startsWith('thanks'))

test('a service that takes the address of the page of thanks only in its own settings is a warning', () => {
  expect(said('      to: basin\n      form: d36fd205b3bb\n')).toEqual(['thanks-by-script forms.contact.thanks'])
})

test('one that the form tells, and one to which a browser without JavaScript cannot send, are none', () => {
  expect(said('      to: formspree\n      form: xnqkvzab\n')).toEqual([])
  expect(said('      to: netlify\n')).toEqual([])
  expect(said(webhook)).toEqual([])
})
