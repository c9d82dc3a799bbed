import { describe, expect, it } from 'vitest'
import { replacedBy, sameElsewhere } from '../../src/edit/same-elsewhere.ts'

const site = {
  contact: { phone: { pt: '(11) 90000-0001', es: '+55 11 90000-0001', en: '+55 11 90000-0001' } },
  branch: { phone: '(11) 90000-0001' },
  field: { placeholder: { pt: '(11) 90000-0001' } },
  chat: { phone: '+5511900000001' },
  social: [{ url: 'https://wa.me/5511900000001' }, { url: 'https://wa.me/5511900000002' }],
  form: { example: '+55 11 90000-00012' },
  text: { en: 'Call +55 11 90000-0001 today.' },
  label: { pt: 'Pedir', en: 'Ask us' },
  other: { pt: 'Pedir', en: 'Pedir' },
}

const changed = (path: (string | number)[], was: string, now: string) =>
  Object.fromEntries(sameElsewhere(site, { path, was, now }).map(({ path: at, value }) => [at.join('.'), value]))

describe('what stands elsewhere, too', () => {
  it('is a number however it is written, which keeps its way of writing', () => {
    expect(changed(['contact', 'phone', 'en'], '+55 11 90000-0001', '+55 11 98888-7777')).toEqual({
      'contact.phone.es': '+55 11 98888-7777',
      'chat.phone': '+5511988887777',
      'social.0.url': 'https://wa.me/5511988887777',
      'text.en': 'Call +55 11 98888-7777 today.',
    })
  })

  it('is a number without the code of its country, which stays where it stands', () => {
    expect(changed(['contact', 'phone', 'pt'], '(11) 90000-0001', '(11) 98888-7777')).toEqual({
      'contact.phone.es': '+55 11 98888-7777',
      'contact.phone.en': '+55 11 98888-7777',
      'text.en': 'Call +55 11 98888-7777 today.',
      'branch.phone': '(11) 98888-7777',
      'chat.phone': '+5511988887777',
      'social.0.url': 'https://wa.me/5511988887777',
    })
  })

  it('is a number with another count of digits as it was typed', () => {
    expect(changed(['contact', 'phone', 'pt'], '(11) 90000-0001', '(11) 98888-777')).toMatchObject({
      'branch.phone': '(11) 98888-777',
      'chat.phone': '+551198888777',
    })
  })

  it('is what stood there when the card was opened, however often typing pauses', () => {
    const [first, second] = [
      { path: ['label', 'pt'], was: 'Pedir', now: 'Soli' },
      { path: ['label', 'pt'], was: 'Soli', now: 'Solicitar' },
    ]
    expect(replacedBy(first, second)).toEqual({ path: ['label', 'pt'], was: 'Pedir', now: 'Solicitar' })
    const other = { ...second, path: ['label', 'en'] }
    expect([replacedBy(first, other), replacedBy(undefined, other)]).toEqual([other, other])
  })

  it('is a text in the same language', () => {
    expect(changed(['label', 'pt'], 'Pedir', 'Solicitar')).toEqual({ 'other.pt': 'Solicitar' })
  })

  it('is nothing for a number that is not written to its end', () => {
    expect(changed(['contact', 'phone', 'en'], '+55 11 90000-0001', '+55 1')).toEqual({})
  })
})
