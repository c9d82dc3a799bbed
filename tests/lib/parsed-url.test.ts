import { expect, test } from 'vitest'
import { parsedUrl } from '../../generator/lib/web-addresses.ts'

test('an address with letters beyond ASCII is one, however often it is asked', () => {
  const origins = new Set<string | undefined>()
  for (let times = 0; times < 20_000; times++) origins.add(parsedUrl('https://écoute.example/atelier')?.origin)
  expect([...origins]).toEqual(['https://xn--coute-9ra.example'])
})

test('what is no address is none, unless it stands below another one', () => {
  expect(parsedUrl('/atelier')).toBeUndefined()
  expect(parsedUrl('/atelier', 'https://piano.example')?.href).toBe('https://piano.example/atelier')
})
