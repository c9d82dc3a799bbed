import { expect, type Page } from '@playwright/test'
import {
  fillIn,
  form,
  missing,
  networkError,
  person,
  ready,
  sendButton,
  status,
  success,
} from '../contact/contact-page.ts'
import { footerLink, open } from '../running-page.ts'
import { test } from '../site-test.ts'

test.use({ bypassCSP: true })

test('a page that a translator rewrites all the time opens others, and its form says what becomes of it', async ({
  page,
  site,
  receiver,
}) => {
  const errors = errorsOn(page)
  await translate(page)
  await open(page, `${site}/en/`)
  await footerLink(page, '«About»').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^«More than .*»$/)
  await footerLink(page, '«Contact»').click()
  await ready(page)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(`«${missing}»`)
  await expect(form(page).getByText('«Name is required»')).toBeVisible()
  await fillIn(page)
  receiver.script.push({ status: 400 })
  await sendButton(page).click()
  await expect(status(page)).toHaveText(`«${networkError}»`)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(`«${success}»`)
  await expect(form(page).getByText('«Name is required»')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('a form that a translator rewrote before the app takes it over keeps what is being typed', async ({
  page,
  site,
}) => {
  const errors = errorsOn(page)
  await translate(page)
  await page.goto(`${site}/en/contact`)
  const name = form(page).getByLabel('Name')
  await name.click()
  await page.keyboard.type(person.Name)
  await ready(page)
  await page.keyboard.type(' e Filhos')
  await expect(name).toBeFocused()
  await expect(name).toHaveValue(`${person.Name} e Filhos`)
  expect(errors).toEqual([])
})

/** The errors that the page reports from now on, but for React's remark that it rendered a page anew whose texts were not those of the app. */
function errorsOn(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => {
    if (!message.includes('React error #418')) errors.push(message)
  })
  return errors
}

/** Does what the translators of browsers do: puts every text of each document, and every one that comes later, into an element of its own. */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const rewrite = (text: Node) => {
      const { nodeValue, parentElement } = text
      if (!nodeValue?.trim() || !parentElement || parentElement.closest('font, script, style, template')) return
      const font = document.createElement('font')
      parentElement.replaceChild(font, text)
      font.append(`«${nodeValue}»`)
    }
    const textsIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      return texts
    }
    document.addEventListener('DOMContentLoaded', () => {
      textsIn(document.body).forEach(rewrite)
      new MutationObserver((changes) =>
        changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(textsIn)).forEach(rewrite),
      ).observe(document.body, { childList: true, subtree: true })
    })
  })
}
