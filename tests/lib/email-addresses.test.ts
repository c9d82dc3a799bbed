import { expect, test } from 'vitest'
import { asciiDomain } from '../../generator/lib/email-addresses.ts'

test('mail services get the domain of an address in ASCII', () => {
  expect(asciiDomain('büro@bücher.example')).toBe('büro@xn--bcher-kva.example')
  expect(asciiDomain('office@example.com')).toBe('office@example.com')
})
