import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkText, printed } from '../../diagnostics/check-example.ts'

const shipped = readFileSync(new URL('../../../site.config.yaml', import.meta.url), 'utf8')
const address = 'https://picsum.photos/id/{id}/960/540'

/** What is said of the shipped blog with a change of it. */
function saidOf(from: string, to: string) {
  if (!shipped.includes(from)) throw new Error(`The shipped configuration does not have: ${from}`)
  return checkText(shipped.replace(from, to)).filter(({ path }) => path[1] === 'blog')
}

test.each([
  'http://picsum.photos/id/{id}/960/540',
  'https://picsum.photos/id/7/960/540',
  'https://picsum.photos/{id}/{id}',
  'https://{id}.picsum.photos/960/540',
  'https://picsum.photos/id/{id}/{width}/540',
  "https://x.example;script-src'none'/{id}",
  '//picsum.photos/{id}',
])('refuses %s as the address of a service of images', (wrong) => {
  const codes = saidOf(address, JSON.stringify(wrong)).map(({ code }) => code)
  expect(codes).toContain('form-wrong')
})

test.each(['https://images.example/?photo={id}&w=960', 'https://images.example:8443/{id}.jpg'])('takes %s', (right) => {
  expect(saidOf(address, JSON.stringify(right))).toEqual([])
})

test('says what an address, a number and a host are', () => {
  const help = (from: string, to: string) => printed(saidOf(from, to)).match(/(?<=^ +)(It should be|O certo é) .*/gm)
  expect(help(address, 'https://picsum.photos/960/540')).toMatchInlineSnapshot(`
    [
      "It should be an address that begins with https:// and has {id} once, such as https://images.example/{id}/960/540.",
      "O certo é um endereço que começa com https:// e tem {id} uma vez, como https://imagens.example/{id}/960/540.",
    ]
  `)
  expect(help('- id: 3\n', '- id: 3\n        image: 1.5\n')).toMatchInlineSnapshot(`
    [
      "It should be a whole number, such as 12.",
      "O certo é um número inteiro, como 12.",
    ]
  `)
  expect(help('- fastly.picsum.photos', '- https://fastly.picsum.photos/')).toMatchInlineSnapshot(`
    [
      "It should be an address without https:// and without slashes, such as images.example.com. Did you mean "fastly.picsum.photos"?",
      "O certo é um endereço sem https:// e sem barras, como imagens.example.com. Você quis dizer "fastly.picsum.photos"?",
    ]
  `)
})
