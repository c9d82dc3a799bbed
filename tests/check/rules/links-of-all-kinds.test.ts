import { describe, expect, test } from 'vitest'
import { foundInThird } from './found.ts'

const codes = (...changes: readonly (readonly [string, string])[]) =>
  foundInThird(...changes).map(({ code, severity }) => (severity === 'error' ? code : `${code}?`))

/** A button of the third site, leading somewhere else. */
const button = (lines: string, ...others: readonly (readonly [string, string])[]) =>
  codes(['              file: ./files/recipes.pdf\n', `              ${lines}\n`], ...others)

const chat = `chat:
  url: https://chat.example/
  phoneParameter: to
  textParameter: text
  phone: "+212535000167"
  greeting: Hello
  label:
    en: Chat
    ja: チャット
    ar: دردشة

pages:
`

describe('a button', () => {
  test.each([
    'file: ./files/days.ics',
    'contact: phone',
    'contact: email',
    'phone: +212 535 000 168',
    'email: cook@dar-nasim.example',
    'url: https://booking.example/dar-nasim',
  ])('takes %s', (lines) => {
    expect(button(lines)).toEqual([])
  })

  test.each([
    ['file: ./files/recipe.pdf', 'file-absent'],
    ['file: ./files', 'form-wrong'],
    ['contact: fax', 'value-unknown'],
    ['contact: chat', 'detail-missing'],
    ['phone: 0535 000 168', 'phone-form'],
    ['phone: by appointment', 'phone-form'],
    ['email: cook.dar-nasim.example', 'email-form'],
    ['url: https://www.dar-nasim.example/files/recipes.pdf', 'link-unknown'],
    ['url: https://www.dar-nasim.example/en/nothing', 'link-unknown'],
    ['phone: +212 535 000 168\n              email: cook@dar-nasim.example', 'key-choice'],
  ])('does not take %s', (lines, code) => {
    expect(button(lines)).toEqual([code])
  })

  test('opens the chat that the site has', () => {
    expect(button('contact: chat', ['pages:\n', chat])).toEqual([])
  })

  test('takes a number of the country, where its prefix is known', () => {
    expect(button('phone: 0535 000 168', ['contactDetails:\n', 'contactDetails:\n  phonePrefix: "+212"\n'])).toEqual([])
  })

  test('leads to no phone that the company lacks', () => {
    const lines = ['en', 'ja', 'ar'].map((locale) => `    ${locale}: +212 535 000 167\n`).join('')
    expect(codes([`  phone:\n${lines}`, ''])).toEqual(['detail-missing'])
  })
})

describe('a link in a text', () => {
  const link = (target: string, ...others: readonly (readonly [string, string])[]) =>
    codes(...['en', 'ja', 'ar'].map(() => ['](contact:phone)', `](${target})`] as const), ...others)

  test.each([
    'contact:email',
    'tel:+212535000168',
    'tel:+212-535-000-168',
    'mailto:cook@dar-nasim.example?subject=A%20class',
    'mailto:?body=https://www.dar-nasim.example/',
    'file:files/recipes.pdf',
    './files/recipes.pdf',
    'files/recipes.pdf',
    '<file:./files/recipes.pdf>',
  ])('takes %s', (target) => {
    expect(link(target)).toEqual([])
  })

  test.each([
    ['contact:fax', 'link-unknown'],
    ['Contact:phone', 'link-unknown'],
    ['tel:212', 'phone-form'],
    ['tel:+2 12535000168', 'markdown-slip?'],
    ['mailto:cook.dar-nasim.example', 'email-form'],
    ['file:files/recipe.pdf', 'file-absent'],
    ['./files/recipe.pdf', 'file-absent'],
    ['<./files/our recipes.pdf>', 'file-absent'],
    ['file:///C:/recipes.pdf', 'file-outside'],
    ['file:files/recipes.html', 'form-wrong'],
    ['https://www.dar-nasim.example/recipes.pdf', 'link-unknown'],
    ['/files/recipes.pdf', 'file-absent'],
  ])('does not take %s, in each language', (target, code) => {
    expect(link(target)).toEqual([code, code, code])
  })

  test('needs the chat that it opens: one mistake for all languages', () => {
    expect(link('contact:chat')).toEqual(['detail-missing'])
    expect(link('contact:chat', ['pages:\n', chat])).toEqual([])
  })

  test('is told which file is meant', () => {
    const suggestions = (target: string) =>
      foundInThird(['](contact:phone)', `](${target})`]).map(({ parameters }) => parameters)
    for (const target of [
      'https://www.dar-nasim.example/downloads/recipes.pdf',
      '/files/recipes.pdf',
      'files/recipe.pdf',
    ])
      expect(suggestions(target)[0], target).toMatchObject({ suggestion: './files/recipes.pdf' })
  })

  test('may lead to a file of each language, but to the same phone', () => {
    expect(link('files/recipes.pdf', ['](files/recipes.pdf)', '](files/days.ics)'])).toEqual([])
  })
})

describe('an address in HTML within a text', () => {
  // Of the three languages, one has it.
  const html = (element: string) =>
    codes(['[Call us](contact:phone)', element]).filter((code) => !code.endsWith('-differs?'))

  test.each(['<q cite="https://a.example/b">Call us</q>', '<q cite="/en/rooms">Call us</q>'])('takes %s', (element) => {
    expect(html(element)).toEqual([])
  })

  test('may be that of pictures elsewhere, which the text on data then has to name', () => {
    const source = '<source srcset="https://a.example/b.webp 1x, https://a.example/c.webp 2x">'
    expect(html(`<picture>${source}</picture>`)).toEqual(['privacy-facts?'])
  })

  test.each([
    ['<q cite="javascript:alert(1)">Call us</q>', ['link-refused']],
    ['<q cite="page:rooms">Call us</q>', ['link-refused']],
    ['<q cite="http://a.example/b">Call us</q>', ['link-insecure?']],
    ['<q cite="https://192.168.0.1/b">Call us</q>', ['link-private?']],
    ["<img alt='' longdesc='data:text/html,x'>", ['link-refused']],
    ['<picture><source srcset="data:image/svg+xml,x 1x, https://a.example/c.webp 2x"></picture>', ['link-refused']],
    ['<picture><source srcset="https://a.example/b.webp 1x, http://a.example/c.webp 2x"></picture>', ['link-refused']],
    ["<picture><source srcset='./images/b.webp, //a.example/c.webp 2x'></picture>", ['link-refused', 'link-refused']],
  ])('does not take %s', (element, told) => {
    expect(html(element)).toEqual(told)
  })
})
