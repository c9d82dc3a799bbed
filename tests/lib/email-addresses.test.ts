import { expect, test } from 'vitest'
import { asciiDomain, isEmailAddress } from '../../generator/lib/addresses/email-addresses.ts'

test('mail services get the domain of an address in ASCII', () => {
  expect(asciiDomain('büro@bücher.example')).toBe('büro@xn--bcher-kva.example')
  expect(asciiDomain('office@example.com')).toBe('office@example.com')
})

test.each([
  ['atelier@kreuz-haus.example', true],
  ['ATELIER@KREUZ.EXAMPLE', true],
  ['büro@bücher.example', true],
  ['atelier@XN--BCHER-KVA.EXAMPLE', true],
  ['üser@kreuz-haus.example', false],
  ['u\u017fer@marteau.example', false],
  ['\u212aarl@marteau.example', false],
] as const)('%s is an address that mail services deliver to: %s', (text, isAddress) => {
  expect(isEmailAddress(text)).toBe(isAddress)
})
