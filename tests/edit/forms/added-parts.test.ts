import { readFileSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type CheckedFile, checkSource } from '../../../generator/check/check-file.ts'
import { buildForm, newName } from '../../../generator/edit/forms/build-form.ts'
import { configNode, referenceOptions } from '../../../generator/edit/forms/reference-options.ts'
import { newLogo } from '../../../generator/edit/new-site/new-site.ts'
import { tradeSite } from '../../../generator/edit/new-site/trade-site.ts'
import { leaveOutUnfinished } from '../../../generator/edit/page/leave-out-unfinished.ts'
import { applyEdits, readValue } from '../../../generator/edit/yaml/apply-edits.ts'
import type { Edit } from '../../../generator/edit/yaml/edit.ts'
import { valueAt } from '../../../schema/value-at.ts'
import type { Path } from '../../../src/edit/protocol/protocol.ts'
import { fourthSite, root, secondSite, shippedSite, temporaryFolder, thirdSite } from '../../site/command.ts'

/** Something that the editor offers to add. */
interface Offer {
  /** The same for what is of one shape: the keys, and the kinds of entries. */
  readonly shape: string
  readonly edit: Edit
}

/** All that the forms of a configuration offer to add, each shape once. */
function offersOf(config: unknown): Offer[] {
  const parts = { root: configNode(), known: referenceOptions(config, newName) }
  const offers = new Map<string, Offer>()
  const visit = (path: Path, shape: string) => {
    const form = buildForm(config, path, parts)
    const value = valueAt(config, path)
    const add = (name: string, edit: Edit) => offers.set(name, offers.get(name) ?? { shape: name, edit })
    for (const entry of form?.entries ?? [])
      add(`${shape}+${entry.kind ?? ''}`, {
        do: 'insert',
        path: [...path, (value as unknown[]).length],
        value: entry.value,
      })
    for (const { path: at, fresh, isEntry } of form?.parts ?? []) {
      const key = String(at.at(-1))
      if (fresh !== undefined) add(`${shape}.${key}`, { do: 'set', path: at, value: fresh, order: form?.order ?? [] })
      const kind = valueAt(value, [key, 'kind']) ?? valueAt(value, [key, 'type']) ?? ''
      if (fresh === undefined) visit(at, `${shape}.${isEntry ? `*${kind}` : key}`)
    }
  }
  visit([], '')
  return [...offers.values()]
}

/** How many of a site are tried; all where `EDIT_RUNS` asks for it. */
const tried = (offers: readonly Offer[], usual: number) => {
  const step = Math.max(1, Math.floor(offers.length / usual))
  return process.env.EDIT_RUNS ? offers : offers.filter((_, index) => index % step === 0)
}

const patience = { timeout: process.env.EDIT_RUNS ? 900_000 : 120_000 }

test.each([
  ['shipped', shippedSite, 2],
  ['second', secondSite, 4],
  ['third', thirdSite, 4],
  ['fourth', fourthSite, 12],
])(
  'whatever the editor adds to the %s site is no mistake: its pages are shown, with it or without it',
  patience,
  (_name, file, usual) => {
    const text = readFileSync(file, 'utf8')
    const offers = offersOf(readValue(text))
    const faults = tried(offers, usual).flatMap(({ shape, edit }) => {
      const checked = check(file, applyEdits(text, [edit]))
      const { config, unfinished } = leaveOutUnfinished(file, checked)
      const mistakes = checked.diagnostics.filter((one) => one.severity === 'error' && !unfinished.has(one))
      return config && mistakes.length === 0 ? [] : [`${shape}: ${mistakes.map(({ code }) => code)}`]
    })
    expect(offers.length).toBeGreaterThan(usual)
    expect(faults).toEqual([])
  },
)

test.each([
  [
    'a section of a page, in a file with numbers that stand for texts',
    secondSite,
    '.header.action.section',
    'section-unknown',
  ],
  [
    'a language in which a section is to be shown',
    secondSite,
    '.services.*.sections.*notice.languages+',
    'text-missing',
  ],
  ['an office that lacks a detail', thirdSite, '.pages.*page.sections.*contact.office', 'detail-missing'],
])('%s counts as unfinished: the pages are shown without it', (_name, file, wanted, code) => {
  const text = readFileSync(file, 'utf8')
  const { edit } = offersOf(readValue(text)).find(({ shape }) => shape === wanted) as Offer
  const { config, unfinished } = leaveOutUnfinished(file, check(file, applyEdits(text, [edit])))
  expect([...unfinished].map((one) => one.code)).toEqual([code])
  expect(config).toEqual(check(file, text).config)
})

test('no entry is offered for a list that is full', () => {
  const three =
    '        documents:\n          - serviceConsultoria\n          - serviceRotulos\n          - serviceManual\n'
  const text = readFileSync(shippedSite, 'utf8')
    .replace(/^ {8}image:\n(?: {10}.*\n)+/m, '')
    .replace('\n        kind: opening\n', `$&${three}`)
  const place = '.pages.*page.sections.*opening.documents+'
  const isOffered = (of: string) => offersOf(readValue(of)).some(({ shape }) => shape === place)
  expect(isOffered(text)).toBe(false)
  expect(
    isOffered(
      text.replace('          - serviceConsultoria\n          - serviceRotulos\n', '          - serviceRotulos\n'),
    ),
  ).toBe(true)
})

function check(file: string, text: string): CheckedFile {
  return checkSource({ file, bytes: new TextEncoder().encode(text) })
}

test('a phone number without a value, or a form without a receiver, counts as unfinished; a wrong number is a mistake', () => {
  const text = readFileSync(fourthSite, 'utf8')
  const add = (shape: string) => offersOf(readValue(text)).find((offer) => offer.shape === shape)?.edit as Edit
  const told = (changed: string) => {
    const checked = check(fourthSite, changed)
    const { unfinished } = leaveOutUnfinished(fourthSite, checked)
    const errors = checked.diagnostics.filter(({ severity }) => severity === 'error')
    return errors.map((one) => `${unfinished.has(one) ? 'unfinished' : 'error'} ${one.path.join('.')}`)
  }
  const phone = applyEdits(text, [add('.contactDetails.phone')])
  expect(told(phone)).toEqual(['unfinished contactDetails', 'unfinished contactDetails.phone.de'])
  expect(told(phone.replace('de: TODO', 'de: "123"'))).toContain('error contactDetails.phone.de')
  expect(told(applyEdits(text, [add('.forms')]))).toEqual(['unfinished forms.first.deliver.address'])
})

test('whatever is added to a site that has just begun, in a language without words of the generator and beside a draft, is no mistake', async () => {
  const folder = await temporaryFolder()
  const file = join(folder.path, 'site.config.yaml')
  await writeFile(join(folder.path, 'logo.svg'), newLogo)
  await cp(join(root, 'generator/trades/drawings'), join(folder.path, 'images'), { recursive: true })
  const begun = {
    name: 'Aurora',
    languages: ['ca', 'ko'],
    url: 'https://aurora.example',
    email: 'hello@aurora.example',
  }
  const { text } = tradeSite({ trade: 'consultancy', ...begun }, '')
  const offers = offersOf(readValue(text))
  const told = (shape: string) => {
    const { edit } = offers.find((offer) => offer.shape === shape) as Offer
    const checked = check(file, applyEdits(text, [edit]))
    const { config, unfinished } = leaveOutUnfinished(file, checked)
    const errors = checked.diagnostics.filter(({ severity }) => severity === 'error')
    const isShown = config !== undefined && errors.every((one) => unfinished.has(one))
    return [isShown, ...new Set(errors.map(({ code }) => code))].join(' ')
  }
  expect(told('.forms.*.fields+tel')).toBe('true words-missing')
  expect(told('.forms.*.fields+radio')).toBe('true option-repeated')
  expect(told('.pages.*page.sections.*prices.currencies')).toBe('true amount-missing')
  expect(told('.pages.*page.sections.*opening.languages')).toBe('true')
  for (const { shape } of tried(offers, 12)) expect(told(shape), shape).toMatch(/^true/)
  await folder.remove()
})
