import { expect, test } from 'vitest'
import type { SiteConfig } from '../../schema/site-config.ts'
import { thirdPage } from './third-page.ts'

function withOthers(config: SiteConfig): void {
  config.contactDetails = {
    ...config.contactDetails,
    others: [
      { label: { en: 'Mobile', ja: '携帯', ar: 'الجوال' }, phone: '+212 661 000 168' },
      { label: { en: 'Bookings', ja: '予約', ar: 'الحجوزات' }, email: 'stay@dar-nasim.example' },
    ],
  }
}

test('the other numbers and addresses of a company are links, in the foot and beside its contact details, but not beside those of an office', async () => {
  const page = await thirdPage('contact', withOthers)
  const linksIn = (place: string) =>
    Array.from(page.querySelectorAll(`${place} a`), (link) => [link.textContent, link.getAttribute('href')])
  const others = [
    ['+212 661 000 168', 'tel:+212661000168'],
    ['stay@dar-nasim.example', 'mailto:stay@dar-nasim.example'],
  ]
  expect(linksIn('.site-footer-company')).toEqual(expect.arrayContaining(others))
  expect(page.querySelector('.site-footer-company')?.textContent).toContain('Mobile +212 661 000 168')
  const lists = Array.from(page.querySelectorAll('.contact-info'), (list) => list.textContent ?? '')
  expect(lists.map((text) => text.includes('Mobile+212 661 000 168'))).toEqual([true, true, false])
})
