import { expect, test } from 'vitest'
import { compileSite } from '../../generator/compile-site.ts'
import type { Action } from '../../schema/common.ts'
import type { Delivery } from '../../schema/delivery.ts'
import { renderPage } from '../../src/entry-server.tsx'
import { shippedSite } from '../site/command.ts'
import { parseHtml } from '../site/parse-html.ts'
import { readShippedConfig } from '../site/shipped-config.ts'

/** The form of the shipped site with the page "about" as the one that says thank you: the form as browsers get it, and the entry of that page. */
async function withThanks(deliver: Delivery, opensAfter?: Action) {
  const shipped = readShippedConfig()
  const [key = '', form] = Object.entries(shipped.forms ?? {})[0] ?? []
  if (!form) throw new Error('The shipped site has no form')
  const about = shipped.pages.about
  const [opening = ''] = Object.keys(about?.sections ?? {})
  const button = (es: string) => ({ label: { pt: es, es, en: es }, page: 'contact' })
  Object.assign(about?.sections?.[opening] ?? {}, {
    ...{ primary: button('Uno'), secondary: button('Dos'), third: button('Tres') },
  })
  const config = {
    ...shipped,
    forms: { ...shipped.forms, [key]: { ...form, deliver, thanks: 'about', ...(opensAfter && { opensAfter }) } },
  }
  const { model } = await compileSite(config, shippedSite)
  const pageOf = (name: string) => model.pages.find(({ route }) => route.key === name && route.locale === 'es')
  const shown = model.pages.find(
    ({ route, page }) => route.locale === 'es' && JSON.stringify(page).includes('"shownForm"'),
  )
  const shell = model.locales.find(({ locale }) => locale === 'es')?.shell
  if (!shown || !shell) throw new Error('No page shows the form')
  const html = await renderPage({ shell, page: shown.page, path: shown.route.path })
  const linking = (words: string) =>
    model.pages.flatMap(({ route, page }) =>
      route.locale === 'es' && JSON.stringify(page).includes(words) ? [route.key] : [],
    )
  return { form: parseHtml(html).body.querySelector('form[data-form]'), thanks: pageOf('about'), linking, shell }
}

test('a service is told the page that says thank you, in the language of the form', async () => {
  const { form } = await withThanks({ to: 'formspree', form: 'xnqkvzab' })
  expect(form?.getAttribute('action')).toBe('https://formspree.io/f/xnqkvzab')
  expect(form?.querySelector('[type=hidden][name=_next]')?.getAttribute('value')).toBe(
    'https://www.rubra.example/es/acerca-de',
  )
})

test('Netlify leads to the page at which the form is sent', async () => {
  const { form } = await withThanks({ to: 'netlify' })
  expect(form?.getAttribute('action')).toBe('/es/acerca-de')
})

test('a page that says thank you is in no list of pages, and search engines leave it out', async () => {
  const { form, thanks } = await withThanks({ to: 'basin', form: 'd36fd205b3bb' })
  expect(thanks?.metadata).toMatchObject({ robots: 'noindex, follow', isListed: false })
  // Basin is told in its own settings.
  expect([...(form?.querySelectorAll('[type=hidden]') ?? [])].map((input) => input.getAttribute('name'))).toEqual([])
})

test('what opens after sending is the first button of the page that says thank you, before its own, and in no page but that of the form', async () => {
  const opensAfter = {
    label: { pt: 'Abrir a tabela', es: 'Abrir la tabla', en: 'Open the table' },
    url: 'https://prices.rubra.example/2026',
  }
  const { thanks, linking, shell } = await withThanks({ to: 'formspree', form: 'xnqkvzab' }, opensAfter)
  if (!thanks) throw new Error('No page says thank you')
  const html = await renderPage({ shell, page: thanks.page, path: thanks.route.path })
  const buttons = [...parseHtml(html).body.querySelectorAll('.opening-actions a')]
  expect(buttons.map((link) => [link.className, /^[\w ]+/.exec(link.textContent ?? '')?.[0]])).toEqual([
    ['button', 'Abrir la tabla'],
    ['text-link', 'Uno'],
    ['text-link', 'Dos'],
    ['text-link', 'Tres'],
  ])
  expect(linking('prices.rubra.example')).toEqual(['about', 'contact', 'requestDiagnostic'])
})
