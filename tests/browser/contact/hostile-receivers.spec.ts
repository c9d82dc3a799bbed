import { expect } from '@playwright/test'
import { build } from 'rolldown'
import { bundleOptions } from '../../../generator/bundle/bundle-options.ts'
import type { FormSession } from '../../../src/contact/form-session.ts'
import type { FormContent } from '../../../src/content/page-content.ts'
import { randomNumbers } from '../random-numbers.ts'
import { test } from '../site-test.ts'
import type { Behaviour } from './scripted-receiver.ts'

/** How many submissions each receiver gets; `SUBMISSIONS` sends more. */
const visitors = Number(process.env.SUBMISSIONS ?? 120)
const statuses = [200, 200, 200, 201, 204, 202, 307, 400, 401, 404, 413, 429, 500, 503] as const
const types = [
  ...Array<string>(9).fill('application/json'),
  'application/json',
  'Application/JSON; charset=utf-8',
  'text/json',
  'text/html',
  'Text/HTML',
  'application/xhtml+xml',
  'text/plain',
  'application/',
  undefined,
] as const
const bodies = [
  ...Array<string>(9).fill('{"ok":true}'),
  '{"ok":true}',
  '{"success":false}',
  '<!doctype html><title>Are you a robot?</title>',
  '{"ok":',
  'null',
  '',
] as const
const waits = [
  undefined,
  '0',
  '1',
  '5',
  '9',
  '-5',
  '99999999999',
  'NaN',
  'Mon, 01 Jan 1900 00:00:00 GMT',
  'Fri, 01 Jan 9999 00:00:00 GMT',
] as const
const troubles = [undefined, undefined, undefined, undefined, undefined, 'close', 'cut', 'silence'] as const

/** An answer of any kind. Whether the lead is kept is left to chance where the answer does not say so, and where it does not come. */
function anyAnswer(random: () => number, { path, answer }: { path: string; answer: 'json' | undefined }): Behaviour {
  const any = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  const [status, type, body, wait, trouble] = [any(statuses), any(types), any(bodies), any(waits), any(troubles)]
  const isJson = /json/i.test(type ?? '') && body === '{"ok":true}' && status !== 204
  const isPromise = status < 300 && (answer === undefined || isJson)
  const comes = trouble === undefined || (trouble === 'cut' && answer === undefined)
  const headers = {
    ...(type && { 'content-type': type }),
    ...(wait && { 'retry-after': wait }),
    ...(status === 307 && { location: path }),
    ...(status === 401 && { 'www-authenticate': 'Basic realm="leads"' }),
  }
  return {
    ...{ status, headers, delayMs: any([0, 0, 0, 10, 400]), keeps: (isPromise && comes) || random() < 0.5 },
    ...(status !== 204 && { body }),
    ...(trouble && !(trouble === 'cut' && status === 204) && { trouble }),
  }
}

for (const answer of [undefined, 'json'] as const) {
  test(`of ${visitors} submissions of several forms to hostile receivers (answer: ${answer ?? 'any'}) none is lost or doubled that the visitor was told was sent`, async ({
    page,
    site,
    receiver,
  }) => {
    test.setTimeout(300_000)
    const random = randomNumbers(answer ? 36 : 63)
    receiver.decide = () => anyAnswer(random, { path: receiver.path, answer })
    const { output } = await build({
      ...bundleOptions('es2022'),
      input: 'src/contact/form-session.ts',
      output: { format: 'iife', name: 'contact', codeSplitting: false },
      write: false,
    })
    await page.goto(`${site}/en/about`)
    await page.evaluate(output[0].code.replace(/^(?:var|const|let) contact ?=/m, 'globalThis.contact ='))
    // A browser has few connections, and goes on with a request that may outlive its page after the page has given it up.
    const releasing = setInterval(() => receiver.release(), 500)
    const told = await page.evaluate(submit, { visitors, webhook: receiver.path, answer })
    clearInterval(releasing)

    const kept = [...receiver.kept.values()]
    expect(told.length).toBeGreaterThan(visitors / 8)
    expect(told.length).toBeLessThan(visitors)
    expect(new Set(told.map(({ form }) => form)).size).toBe(3)
    const timesKept = ({ form, name, message }: (typeof told)[number]) =>
      kept.filter((lead) => lead.conversion_type === form && lead.name === name && lead.message === message).length
    expect(told.filter((one) => timesKept(one) !== 1)).toEqual([])
    // Other words are another lead, which says which one it follows.
    const others = kept.filter(({ message }) => message === 'other words')
    for (const { name, conversion_id } of others) {
      const first = kept.find((lead) => lead.name === name && lead.message === 'words')
      expect(conversion_id).toContain(`_after_${first?.conversion_id ?? ''}`)
    }
    expect(others.length).toBeGreaterThan(2)
  })
}

interface Task {
  readonly visitors: number
  readonly webhook: string
  readonly answer: 'json' | undefined
}

/**
 * Sends one of several forms for each visitor in the page, three times at most, with other words from the second time on for every fifth; six
 * at a time, and ten times faster than time passes. The receivers of the forms take JSON or what browsers send, and keep a lead once or not.
 * Returns what was said to have been sent.
 */
async function submit({ visitors, webhook, answer }: Task): Promise<{ form: string; name: string; message: string }[]> {
  const { contact } = globalThis as unknown as { contact: { FormSession: typeof FormSession } }
  const wait = globalThis.setTimeout
  globalThis.setTimeout = ((work: () => void, ms = 0) => wait(work, ms / 10)) as typeof setTimeout
  const fields = ['name', 'message'].map((name) => ({ type: 'text' as const, name, label: name }))
  const forms = [{}, { isIdempotent: true }, { format: 'form', ...(answer && { proof: ['ok'] }) }].map(
    (receiver, index) => ({
      key: `form${index}`,
      deliver: { address: webhook, ...(answer && { answer }), ...receiver },
      fields,
      timeoutMs: 3000,
      minimumFillMs: 0,
      conversionType: `form${index}`,
      conversionIdPrefix: 'contact_',
      honeypot: 'trap',
    }),
  ) as unknown as FormContent[]
  const told: { form: string; name: string; message: string }[] = []
  let next = 0
  const visitOneByOne = async () => {
    while (next < visitors) {
      const number = next++
      const form = forms[number % forms.length] as FormContent
      sessionStorage.clear()
      const session = new contact.FormSession(document.createElement('form'), form)
      for (let attempt = 0; attempt < 3; attempt++) {
        const values = { name: `Visitor ${number}`, message: number % 5 === 0 && attempt > 0 ? 'other words' : 'words' }
        if (!(await session.send({ form, values, locale: 'en' })).sent) continue
        told.push({ form: form.key, ...values })
        break
      }
    }
  }
  await Promise.all(Array.from({ length: 6 }, visitOneByOne))
  return told
}
