import { expect, test } from 'vitest'
import { checkFile } from '../../generator/check/check-file.ts'
import { compileSite } from '../../generator/compile-site.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { thirdSite } from '../site/command.ts'
import { textsOf, thirdPage } from './third-page.ts'

function withForm(config: SiteConfig): void {
  config.theme.foot = 'form'
}

test('a foot with the form has that of the page of contact, which a browser without scripts can send', async () => {
  const page = await thirdPage('rooms', (config) => {
    withForm(config)
    const form = config.forms?.contact
    if (form) form.deliver = { to: 'formspree', form: 'abcdwxyz' }
  })
  expect(textsOf(page, 'main > :last-child h2')).toEqual(['Ask us'])
  const form = page.querySelector('.site-footer-form form')
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
    'post',
    'https://formspree.io/f/abcdwxyz',
  ])
  expect(form?.querySelector('button[type=submit]')?.textContent).toBe('Send message')
})

test('a page that has the form already does not have it twice, and one whose look has none has nothing of it', async () => {
  const contact = await thirdPage('contact', withForm)
  expect(contact.querySelectorAll('form[data-form=contact]')).toHaveLength(1)
  expect(contact.querySelector('.site-footer-form form')).toBeNull()
  const plain = await thirdPage('rooms')
  expect(plain.querySelector('form')).toBeNull()
})

test('the page that says thank you has no form in its foot, and each page with one loads what draws it', async () => {
  const { config } = checkFile(thirdSite)
  if (!config) throw new Error('The third site has errors')
  const changed = structuredClone(config)
  withForm(changed)
  if (changed.forms?.contact) changed.forms.contact.thanks = 'rooms'
  const { model } = await compileSite(changed, thirdSite)
  const inEnglish = model.pages.filter(({ route }) => route.locale === 'en')
  const keysOf = (pages: typeof inEnglish) => pages.map(({ route }) => route.key)
  const shows = ({ page: { content } }: (typeof inEnglish)[number]) => content.sections.at(-1)?.id === 'footer-form'
  expect(keysOf(inEnglish.filter((page) => !shows(page)))).toEqual(['rooms', 'contact'])
  expect(keysOf(inEnglish.filter(({ route }) => !route.parts?.includes('form')))).toEqual([])
  expect(inEnglish.filter(({ page }) => page.template === 'article').length).toBeGreaterThan(0)
})

test('below an entry with a side menu, the steps to the next one stand above the form of the foot', async () => {
  const page = await thirdPage('zellige', (config) => {
    withForm(config)
    const workshops = config.collections?.workshops
    if (workshops) workshops.sideMenu = { en: 'All crafts', ja: 'すべて', ar: 'الكل' }
  })
  const main = Array.from(page.querySelectorAll('main > *'), ({ className }) => className)
  expect(main.slice(-3)).toEqual([
    'entry-steps',
    'section contact-layout site-footer-form',
    'side-menu side-menu-beside',
  ])
})
