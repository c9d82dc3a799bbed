import { expect } from '@playwright/test'
import type { MailFault } from '../../receivers/mail-providers.ts'
import { deliveries, type FormKey } from '../../receivers/receivers-site.ts'
import type { Mishap } from '../../receivers/service-server.ts'
import { isThorough } from '../../site/thorough.ts'
import { randomNumbers } from '../random-numbers.ts'
import { sendAndWait } from './contact-page.ts'
import { type Detour, fillIn, openForm, test } from './receivers-test.ts'

/** How many submissions each receiver gets; together they are as many as SUBMISSIONS names. */
const each = Math.ceil(Number(process.env.SUBMISSIONS ?? (isThorough ? 30 : 12)) / Object.keys(deliveries).length)

const page200 = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Are you a robot?</title>',
}

/** What may go wrong with a service. Half of the requests go well. */
const mishaps: readonly Mishap[] = [
  ...(['limit', 'limit', 'quota', 'captcha', 'blocked', 'spam'] as const),
  { status: 500, keeps: false },
  { status: 500, keeps: true },
  { status: 502, headers: { 'content-type': 'text/html' }, body: '<title>502 Bad Gateway</title>', keeps: false },
  { status: 503, headers: { 'retry-after': '1' }, keeps: false },
  { status: 429, headers: { 'retry-after': '600' }, keeps: false },
  { status: 302, headers: { location: '/thanks' }, keeps: false },
  { delayMs: 30 },
  { trouble: 'close', keeps: false },
  { trouble: 'close' },
  { trouble: 'cut' },
  { trouble: 'silence', keeps: false },
  { trouble: 'silence' },
]
/** What cannot be told from an answer of Netlify, which is a page: the others have a page of this kind too. */
const pages: readonly Mishap[] = [
  { ...page200, keeps: false },
  { ...page200, keeps: true },
]
const mailFaults: readonly MailFault[] = [
  ...(['limit', 'quota', 'key', 'sender', 'down', 'page', 'drop', 'lost answer', 'cut answer', 'concurrent'] as const),
]
const detours: readonly Detour[] = ['close', 'close after', 'silence', 'silence after']

for (const key of Object.keys(deliveries) as FormKey[])
  test(`of ${each} submissions by ${key} under random faults none is lost that the visitor was told was sent, nor doubled by the site`, async ({
    page,
    services,
    receiversSite,
  }) => {
    test.setTimeout(900_000)
    services.reset()
    const { mails } = receiversSite
    mails.taken.splice(0)
    const random = randomNumbers(key.length * 1000 + each)
    const any = <T>(values: readonly T[]): T | undefined =>
      random() < 0.5 ? undefined : values[Math.floor(random() * values.length)]
    services.mishap = () => any(key === 'netlify' ? mishaps : [...mishaps, ...pages])
    mails.fault = () => any(mailFaults)
    receiversSite.detour = () => any(detours)
    await page.clock.install()
    await openForm(page, `${receiversSite.address}/${key}`)
    const visitors: Visitor[] = []
    for (let number = 0; number < each; number++) {
      const visitor: Visitor = { name: `Visitor ${number}.`, presses: 0, isTold: false, isOpen: false }
      visitors.push(visitor)
      await fillIn(page, visitor.name)
      // A person tries three times at most, and then takes one of the other ways.
      while (!visitor.isTold && visitor.presses < 3) {
        visitor.presses++
        visitor.isTold = (await sendAndWait(page, 1100)) === 'success'
        visitor.isOpen = await page.getByText('trotzdem angekommen').isVisible()
        services.release()
        receiversSite.release()
      }
    }
    const taken = 'provider' in deliveries[key] ? mails.taken.map(({ text }) => leadIn(text)) : services.taken
    const result = visitors.map((visitor) => {
      const own = taken.filter(({ name }) => name === visitor.name)
      const [ids, leads] = [own.map(({ conversion_id }) => conversion_id), own.map((lead) => JSON.stringify(lead))]
      return { ...visitor, copies: own.length, ids: new Set(ids).size, leads: new Set(leads).size }
    })
    const told = result.filter(({ isTold }) => isTold)
    const twice = told.filter(({ copies }) => copies > 1)
    console.log(
      `${key}: ${each} submissions, ${told.length} told sent, ${told.filter(({ copies }) => copies === 0).length} of these lost, ${twice.length} arrived again because the visitor sent again what nobody had acknowledged; ${result.filter(({ isTold, copies }) => !isTold && copies > 0).length} arrived and were told that they may have`,
    )
    expect(told.length).toBeGreaterThan(each / 3)
    expect(told.filter(({ copies }) => copies === 0)).toEqual([])
    // However often a lead arrives, it is one lead: its id is the same, and all else of it.
    expect(result.filter(({ copies, ids, leads }) => copies > 0 && (ids !== 1 || leads !== 1))).toEqual([])
    // What arrived all the same is not said to have failed for good.
    expect(result.filter(({ isTold, isOpen, copies }) => !isTold && copies > 0 && !isOpen)).toEqual([])
    // And it arrives again only if a person sends it again, which nobody can who was told that it was sent.
    expect(result.filter(({ copies, presses }) => copies > presses)).toEqual([])
    // Where the receiver keeps it once, never.
    if (key === 'resend') expect(twice).toEqual([])
  })

interface Visitor {
  readonly name: string
  presses: number
  isTold: boolean
  /** Whether the last message says that it may have arrived. */
  isOpen: boolean
}

function leadIn(text: string): Readonly<Record<string, string | undefined>> {
  const line = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1]
  return { name: line('Name'), conversion_id: line('conversion_id') }
}
