import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CaptchaCheck } from '../../src/contact/captcha/captcha-check.ts'
import type { FormCaptcha } from '../../src/contact/captcha/form-captcha.ts'

beforeEach(() => {
  const { window } = new JSDOM('<div></div>', { url: 'https://a.example/' })
  for (const [name, value] of Object.entries({ window, document: window.document, location: window.location }))
    vi.stubGlobal(name, value)
})
afterEach(() => vi.unstubAllGlobals())

interface Options {
  callback(answer: string): void
}

const checkBy = (api: string) => {
  const widget = { script: `https://${api}.example/api.js?render=explicit`, api, options: {} }
  const captcha = { field: 'answer', widget } as unknown as FormCaptcha
  return new CaptchaCheck(captcha, document.querySelector('div') as HTMLElement)
}

/** Does what the script of a service does once it has come; `fails`: how many times a widget cannot be shown. Returns what the service is asked. */
function come(api: string, fails = 0): string[] {
  const told: string[] = []
  const page = window as unknown as Record<string, unknown>
  const widgets: Options[] = []
  page[api] = {
    render(_place: HTMLElement, options: Options) {
      if (fails-- > 0) throw new Error('no place')
      return String(widgets.push(options) - 1)
    },
    execute(id: string) {
      told.push(`execute ${id}`)
      widgets[Number(id)]?.callback(`answer of ${api}`)
    },
    reset: (id: string) => told.push(`reset ${id}`),
  }
  const script = [...document.querySelectorAll('script')].find(({ src }) => src.includes(`${api}.example`))
  ;(page[new URL(script?.src ?? '').searchParams.get('onload') ?? ''] as () => void)()
  return told
}

test('two services of a page do not wait for each other', async () => {
  const answers = Promise.all([checkBy('first').answer(), checkBy('second').answer()])
  come('first')
  come('second')
  expect(await answers).toEqual(['answer of first', 'answer of second'])
})

test('a widget that could not be shown is shown at the next attempt', async () => {
  const check = checkBy('third')
  const attempt = check.answer()
  come('third', 1)
  await expect(attempt).rejects.toThrow('no place')
  expect(await check.answer()).toBe('answer of third')
})

test('each lead has an answer of its own: the service is asked anew', async () => {
  const check = checkBy('fourth')
  const first = check.answer()
  const told = come('fourth')
  await first
  await check.answer()
  expect(told).toEqual(['execute 0', 'reset 0', 'execute 0'])
})
