import { describe, expect, it } from 'vitest'
import { replacedBy, sameElsewhere } from '../../../src/edit/card/same-elsewhere.ts'

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
  pages: { home: { title: { en: 'Our way' } }, about: { heading: { en: 'Our way' } } },
  draft: { name: 'TODO', other: { name: 'TODO' }, empty: { name: '' } },
  mail: {
    en: 'Write to office@example.com.',
    link: '[us](mailto:office@example.com)',
    longer: 'Or to head-office@example.com, office@example.com.br',
  },
  links: {
    other: 'https://book.example/a',
    text: 'Book at https://book.example/a.',
    longer: 'https://book.example/a/b',
  },
  company: { name: 'Ada & Sons' },
  owner: { name: 'Ada & Sons', motto: 'Ada & Sons' },
  offices: { one: { address: { pt: 'Rua A, 1' }, note: { pt: 'Rua A, 1' } } },
  prices: { en: '€ 1,250' },
  again: { en: '€ 1,250', pt: '€ 1,250' },
  closes: '09:00',
  team: [
    { name: 'Ann', phone: '+55 11 91111-1111' },
    { name: 'Ben', phone: '+55 11 91111-1111' },
    { name: 'Ann', phone: '+55 11 96666-6666' },
  ],
  quotes: { by: { name: 'Ben' }, also: { name: 'Ann' } },
  header: { action: { label: { en: 'Book', pt: 'Marcar' }, page: 'contact', section: 'form' } },
  opening: { primary: { label: { en: 'Book', pt: 'Marcar' }, page: 'contact', section: 'form' } },
  closing: {
    primary: { label: { en: 'Book' }, page: 'contact' },
    title: { en: 'Book' },
    send: { label: { en: 'Book' } },
  },
  services: {
    first: { title: 'One', text: 'Said of it', phone: '+55 11 93333-3333' },
    copy: { title: 'One', text: 'Said of it', phone: '+55 11 93333-3333' },
    other: { title: 'Three', text: 'Said of the other', phone: '+55 11 93333-3333' },
  },
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

  it('is the words of links that lead to the same place, in the same language', () => {
    expect(changed(['header', 'action', 'label', 'en'], 'Book', 'Book a visit')).toEqual({
      'opening.primary.label.en': 'Book a visit',
    })
    expect(changed(['closing', 'send', 'label', 'en'], 'Book', 'Send')).toEqual({})
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

  it('is no word, which means another thing in each place, nor the title of a section', () => {
    expect(changed(['label', 'pt'], 'Pedir', 'Solicitar')).toEqual({})
    expect(changed(['pages', 'home', 'title', 'en'], 'Our way', 'How we work')).toEqual({})
  })

  it('is nothing for a text that is still to be written, nor for one that is taken away', () => {
    expect(changed(['draft', 'name'], 'TODO', 'Ada')).toEqual({})
    expect(changed(['draft', 'name'], '', 'Ada')).toEqual({})
    expect(changed(['company', 'name'], 'Ada & Sons', '')).toEqual({})
  })

  it('is an e-mail address, also within a text, and not one that it is a part of', () => {
    expect(changed(['contact', 'email'], 'office@example.com', 'hello@example.com')).toEqual({
      'mail.en': 'Write to hello@example.com.',
      'mail.link': '[us](mailto:hello@example.com)',
    })
    expect(changed(['contact', 'email'], 'office@example.com', 'hello@')).toEqual({})
  })

  it('is a web address as a whole', () => {
    expect(changed(['links', 'book'], 'https://book.example/a', 'https://book.example/b')).toEqual({
      'links.other': 'https://book.example/b',
      'links.text': 'Book at https://book.example/b.',
    })
  })

  it('is a name, or a postal address, where one is stated', () => {
    expect(changed(['company', 'name'], 'Ada & Sons', 'Ada & Daughters')).toEqual({ 'owner.name': 'Ada & Daughters' })
    expect(changed(['contact', 'address', 'pt'], 'Rua A, 1', 'Rua B, 2')).toEqual({
      'offices.one.address.pt': 'Rua B, 2',
    })
  })

  it('is an amount of money in the same language', () => {
    expect(changed(['prices', 'en'], '€ 1,250', '€ 1,300')).toEqual({ 'again.en': '€ 1,300' })
    expect(changed(['opens'], '09:00', '09:30')).toEqual({})
  })

  it('is nothing for what was copied, an entry beside it or a page that says much the same: the fact holds there still', () => {
    expect(changed(['team', 1, 'phone'], '+55 11 91111-1111', '+55 11 92222-2222')).toEqual({})
    expect(changed(['team', 1, 'name'], 'Ben', 'Eve')).toEqual({ 'quotes.by.name': 'Eve' })
    expect(changed(['team', 2, 'name'], 'Ann', 'Eve')).toEqual({})
    expect(changed(['services', 'copy', 'phone'], '+55 11 93333-3333', '+55 11 94444-4444')).toEqual({})
    expect(changed(['services', 'other', 'phone'], '+55 11 93333-3333', '+55 11 94444-4444')).toEqual({
      'services.first.phone': '+55 11 94444-4444',
      'services.copy.phone': '+55 11 94444-4444',
    })
  })

  it('is nothing for a number that is not written to its end', () => {
    expect(changed(['contact', 'phone', 'en'], '+55 11 90000-0001', '+55 1')).toEqual({})
  })
})
