import { expect, test } from 'vitest'
import { found } from './found.ts'

const title = 'fr: Accord de piano à domicile à Strasbourg'
const told = (text: string) => found([title, `fr: ${JSON.stringify(text)}`])

test.each(['TODO', 'todo', 'xxx', 'Lorem ipsum', '(traduzir)', '[translate]', '...', '…', '-', '???', 'TBD.'])(
  'tells a text that is not written yet: %s',
  (text) => {
    expect(told(text)).toEqual(['text-placeholder services.accord.meta.title.fr'])
  },
)

test.each(['TODO: Accord de piano', 'Accord [TODO]', 'Accord (traduzir depois)', 'Lorem ipsum dolor sit amet'])(
  'tells one that is not finished: %s',
  (text) => {
    expect(told(text)).toEqual(['text-placeholder services.accord.meta.title.fr'])
  },
)

test.each([
  'TODO O BRASIL',
  'De todo',
  'Texto e imagem',
  'XXX anos',
  'Accord – piano',
  'Un test',
  'MÉTODO: APPCC',
  'SOBRE TODO: la calidad',
  'Aberto (TODO DIA)',
  '(XXX) XXX-XXXX',
  'Tradução',
  '–',
])('takes %s', (text) => {
  expect(told(text)).toEqual([])
})

test('leaves alone what only the receiver of a lead reads', () => {
  expect(found(['conversionType: demande_piano', 'conversionType: todo'])).toEqual([])
})
