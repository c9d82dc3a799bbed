import { expect, test } from 'vitest'
import { leadsSomewhere, nearestPlace } from '../../../generator/check/validate/nearest-place.ts'

const value = {
  contactDetails: { hours: { pt: '', de: '' }, phone: { pt: '' } },
  forms: { ask: { deliver: { to: 'webhook', address: '/leads' } } },
  metadata: { title: { pt: '' } },
  chat: null,
  pages: {
    contact: { meta: { title: { pt: '' }, description: { pt: '', de: '' } }, paragraphs: [{ pt: '' }, { pt: '' }] },
  },
}

test.each([
  ['contact.hours', 'contactDetails.hours'],
  ['Cont.hours', 'contactDetails.hours'],
  ['contactdetails.hours.de', 'contactDetails.hours.de'],
  ['contact.meta.description.de', 'pages.contact.meta.description.de'],
  ['page.contact.meta.description.German', 'pages.contact.meta.description'],
  ['pages.contact.meta.descriptionText.pt', 'pages.contact.meta.description.pt'],
  ['pages.*.meta.descripton', 'pages.*.meta.description'],
  ['pages.contact.nothing', 'pages.contact'],
  ['contact', 'pages.contact'],
  ['meta.description', 'pages.contact.meta.description'],
  ['meta.title', 'metadata.title'],
  ['pages.contact.paragraphs.4.pt', 'pages.contact.paragraphs.0.pt'],
  ['pages.contact.paragraphs.25.pt', 'pages.contact.paragraphs'],
  ['pages.contact.paragraphs.first.pt', 'pages.contact.paragraphs'],
])('takes %s for %s', (wanted, meant) => {
  expect(nearestPlace(value, wanted.split('.'))).toBe(meant)
})

test.each(['somewhere.else', 'contact.nothing.there', 'description.de', 'con.hours', 'pages.1.meta', 'chat.url'])(
  'takes %s for nothing that is there',
  (wanted) => {
    expect(nearestPlace(value, wanted.split('.'))).toBeUndefined()
  },
)

test.each([
  ['pages.contact.paragraphs.0.pt', true],
  ['*.hours', true],
  ['pages.*.hours', false],
  ['pages.contact.paragraphs.2', false],
  ['forms.ask.deliver.address.0', false],
  ['chat.url', false],
  ['pages.toString', false],
])('whether %s leads somewhere: %s', (path, leads) => {
  expect(leadsSomewhere(value, path.split('.'))).toBe(leads)
})
