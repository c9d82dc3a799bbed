import { expect, test } from 'vitest'
import { parseUrl } from '../../generator/lib/addresses/web-addresses.ts'

test('an address with letters beyond ASCII is one, however often it is asked', () => {
  const origins = new Set<string | undefined>()
  for (let times = 0; times < 20_000; times++) origins.add(parseUrl('https://écoute.example/atelier')?.origin)
  expect([...origins]).toEqual(['https://xn--coute-9ra.example'])
})

test('what is no address is none, unless it stands below another one', () => {
  expect(parseUrl('/atelier')).toBeUndefined()
  expect(parseUrl('/atelier', 'https://piano.example')?.href).toBe('https://piano.example/atelier')
})
