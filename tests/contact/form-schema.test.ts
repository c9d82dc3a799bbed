import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formSchema } from '../../src/contact/values/form-schema.ts'
import type { DayRule, FormField } from '../../src/content/page-content.ts'

function problemsOf(field: FormField, value: unknown): Promise<readonly string[]> {
  return formSchema([field])
    .validate({ [field.name]: value })
    .then(
      () => [],
      (error: { errors: string[] }) => error.errors,
    )
}

const label = 'Label'

describe('an e-mail address', () => {
  const field: FormField = { type: 'email', name: 'email', label, required: 'missing', invalid: 'wrong' }

  test.each(['a@b.co', 'ANA.souza+x@Padaria.Example', ' a@b.co ', 'ç@ñ.com', 'a@b.COM'])(
    'may be "%s"',
    async (value) => {
      expect(await problemsOf(field, value)).toEqual([])
    },
  )

  test.each(['a', 'a@', '@b.co', 'a@b', 'a@b.c', 'a b@c.de', 'a@b.com1', 'a@@b.co'])(
    'may not be "%s"',
    async (value) => {
      expect(await problemsOf(field, value)).toEqual(['wrong'])
    },
  )

  test.each([
    'аня@почта.рф',
    'ana@xn--80a1acny.xn--p1ai',
    'ana@padaria.XN--P1AI',
    'ana@münchen.de',
    'अ@डाटामेल.भारत',
    '例え@例え。テスト',
    'a@b.ไทย',
  ])('may be of a domain that is not ASCII: "%s"', async (value) => {
    expect(await problemsOf(field, value)).toEqual([])
  })

  test.each(['a@b.xn--', 'a@b.xn--p1-', 'a@b.ü', 'a@b.рф1', 'a@рф'])('may not be "%s" either', async (value) => {
    expect(await problemsOf(field, value)).toEqual(['wrong'])
  })

  test('may not be empty', async () => {
    expect(await problemsOf(field, '')).toContain('missing')
    expect(await problemsOf(field, undefined)).toEqual(['missing'])
  })
})

test('a field that is not required may be empty', async () => {
  expect(await problemsOf({ type: 'textarea', name: 'message', label, rows: 5 }, '')).toEqual([])
  expect(await problemsOf({ type: 'email', name: 'email', label, invalid: 'wrong' }, '')).toEqual([])
})

test('blanks do not fill a field', async () => {
  expect(await problemsOf({ type: 'text', name: 'name', label, required: 'missing' }, '  ')).toEqual(['missing'])
})

test('a pattern must match as a whole', async () => {
  const field: FormField = { type: 'text', name: 'code', label, pattern: '[0-9]{3}|x', invalid: 'wrong' }
  expect(await problemsOf(field, '123')).toEqual([])
  expect(await problemsOf(field, '1234')).toEqual(['wrong'])
})

test('a text without a pattern may be any', async () => {
  expect(await problemsOf({ type: 'text', name: 'name', label, invalid: 'wrong' }, 'Ana')).toEqual([])
})

test('a required box must be ticked, another need not', async () => {
  const box: FormField = { type: 'checkbox', name: 'consent', label }
  expect(await problemsOf({ ...box, required: 'missing' }, false)).toEqual(['missing'])
  expect(await problemsOf({ ...box, required: 'missing' }, true)).toEqual([])
  expect(await problemsOf(box, false)).toEqual([])
})

test('a required choice must be made', async () => {
  const field: FormField = {
    type: 'select',
    name: 'topic',
    label,
    required: 'missing',
    options: [{ value: 'a', label: 'A' }],
  }
  expect(await problemsOf(field, '')).toEqual(['missing'])
  expect(await problemsOf(field, 'a')).toEqual([])
})

describe('a telephone number', () => {
  const field: FormField = { type: 'tel', name: 'phone', label, invalid: 'wrong' }

  test.each(['(11) 90000-0000', '+351 912 345 678 ext. 12', '٠٥٢٤ ٣٨ ٠٠', '123456', ''])(
    'may be "%s"',
    async (value) => {
      expect(await problemsOf(field, value)).toEqual([])
    },
  )

  test.each(['123', '12345', 'soon', '1'.repeat(21)])('may not be "%s", unless the form takes any', async (value) => {
    expect(await problemsOf(field, value)).toEqual(['wrong'])
    expect(await problemsOf({ ...field, rule: 'none' }, value)).toEqual([])
  })
})

describe('a day', () => {
  const field: FormField = { type: 'day', name: 'day', label, required: 'missing', invalid: 'wrong', fromDays: 1 }
  // Late in the evening, when it is the next day already in Greenwich.
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 11, 31, 23, 30), toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  test.each(['2027-01-01', '2027-02-28'])('may be %s on the last of December, from the next one on', async (value) => {
    expect(await problemsOf(field, value)).toEqual([])
  })

  test.each(['2026-12-31', '2025-06-01', 'Friday', '1.1.2027'])('may not be %s then', async (value) => {
    expect(await problemsOf(field, value)).toEqual(['wrong'])
  })

  test('may lie in the past where nothing is said of it', async () => {
    expect(await problemsOf({ type: 'day', name: 'day', label, invalid: 'wrong' }, '1999-05-05')).toEqual([])
    expect(await problemsOf(field, '')).toContain('missing')
  })
})

describe('a day on which a company is open', () => {
  const closed: readonly DayRule[] = [
    ['2026-12-24', '2026-12-26', true],
    ['2026-12-28', '2026-12-28', false],
    ['0', '0', true],
    ['1', '1', true],
  ]
  const field: FormField = { type: 'day', name: 'day', label, invalid: 'wrong', closed }

  test.each([
    ['2026-12-22', 'a Tuesday'],
    ['2026-12-28', 'a Monday that is an exception'],
  ])('may be %s, %s', async (value) => {
    expect(await problemsOf(field, value)).toEqual([])
  })

  test.each([
    ['2026-12-20', 'a Sunday'],
    ['2026-12-21', 'a Monday'],
    ['2026-12-24', 'the first day of a holiday'],
    ['2026-12-26', 'the last one'],
  ])('may not be %s, %s', async (value) => {
    expect(await problemsOf(field, value)).toEqual(['wrong'])
  })
})

describe('a time', () => {
  const field: FormField = { type: 'time', name: 'time', label, invalid: 'wrong', earliest: '12:00', latest: '22:00' }

  test.each(['12:00', '19:30', '22:00', '22:00:00', ''])('may be "%s"', async (value) => {
    expect(await problemsOf(field, value)).toEqual([])
  })

  test.each(['11:59', '22:01', '23:00', 'noon'])('may not be "%s"', async (value) => {
    expect(await problemsOf(field, value)).toEqual(['wrong'])
  })
})

describe('a number', () => {
  const field: FormField = { type: 'number', name: 'guests', label, invalid: 'wrong', least: 1, most: 20 }

  test.each(['1', '20', ''])('may be "%s"', async (value) => {
    expect(await problemsOf(field, value)).toEqual([])
  })

  test.each(['0', '21', '-3', '2.5', '1e1', 'two'])('may not be "%s"', async (value) => {
    expect(await problemsOf(field, value)).toEqual(['wrong'])
  })

  test('begins at 0 where nothing is said of it', async () => {
    expect(await problemsOf({ type: 'number', name: 'guests', label, invalid: 'wrong' }, '0')).toEqual([])
    expect(await problemsOf({ type: 'number', name: 'guests', label, invalid: 'wrong' }, '-1')).toEqual(['wrong'])
  })
})
