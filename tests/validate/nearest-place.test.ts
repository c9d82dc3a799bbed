import { expect, test } from 'vitest'
import { leadsSomewhere, nearestPlace } from '../../generator/validate/nearest-place.ts'

const value = {
  contactDetails: { hours: { pt: '', de: '' }, phone: { pt: '' } },
  contactForm: { webhook: '' },
  pages: { contact: { meta: { description: { pt: '', de: '' } }, paragraphs: [{ pt: '' }] } },
}

test.each([
  ['contact.hours', 'contactDetails.hours'],
  ['contactdetails.hours.de', 'contactDetails.hours.de'],
  ['contact.meta.description.de', 'pages.contact.meta.description.de'],
  ['page.contact.meta.description.German', 'pages.contact.meta.description'],
  ['pages.*.meta.descripton', 'pages.*.meta.description'],
  ['contact', 'pages.contact'],
  ['pages.contact.paragraphs.1.pt', 'pages.contact.paragraphs.0.pt'],
  ['somewhere.else', undefined],
])('takes %s for %s', (wanted, meant) => {
  expect(nearestPlace(value, wanted.split('.'))).toBe(meant)
})

test.each([
  ['pages.contact.paragraphs.0.pt', true],
  ['*.hours', true],
  ['pages.*.hours', false],
  ['pages.contact.paragraphs.1', false],
  ['pages.toString', false],
])('whether %s leads somewhere: %s', (path, leads) => {
  expect(leadsSomewhere(value, path.split('.'))).toBe(leads)
})
