import { expect, test } from 'vitest'
import type { ListFilter } from '../../src/content/page-content.ts'
import { chooseListed, knownParameters, parseNumber } from '../../src/lists/choose-listed.ts'

const option = (value: string) => ({ value, label: value.toUpperCase(), count: '1' })

const form: Pick<ListFilter, 'fields' | 'sorts'> = {
  fields: [
    { name: 'price', label: 'Price', kind: 'range', unit: '$' },
    { name: 'type', label: 'Type', kind: 'one', options: [option('flat'), option('house')] },
    { name: 'lift', label: 'Lift', kind: 'yes' },
    { name: 'tags', label: 'Tags', kind: 'one', options: [option('new'), option('quiet')] },
    { name: 'sort', label: 'Kind of waste', kind: 'one', options: [option('paper'), option('glass')] },
  ],
  sorts: [{ name: 'price', label: 'Price', kind: 'number' }],
}

/** Five entries; the last has no price. */
const columns = {
  price: [300, 100, 200, 100, null],
  type: [0, 1, 1, 0, 1],
  lift: [1, null, 1, null, null],
  sort: [0, 0, 1, 1, null],
  tags: [0, [0, 1], 1, null, [1, 0]],
}

const found = (asked: string) => chooseListed({ columns }, form, new URLSearchParams(asked))

test('entries that fit all that is asked are found, in the order of the list', () => {
  expect(found('')).toEqual([0, 1, 2, 3, 4])
  expect(found('type=house')).toEqual([1, 2, 4])
  expect(found('type=house&lift=true')).toEqual([2])
  expect(found('price.from=100&price.to=200')).toEqual([1, 2, 3])
  expect(found('price.from=301')).toEqual([])
})

test('an entry that has several values is found by each of them', () => {
  expect(found('tags=new')).toEqual([0, 1, 4])
  expect(found('tags=quiet&type=house')).toEqual([1, 2, 4])
})

test('a value that no entry has finds nothing, and a parameter that no field has asks for nothing', () => {
  expect(found('type=castle')).toEqual([])
  expect(found('utm_source=mail')).toEqual([0, 1, 2, 3, 4])
})

test('they are sorted both ways; equal ones keep their order, and what has no value comes last', () => {
  expect(found('sort=price')).toEqual([1, 3, 2, 0, 4])
  expect(found('sort=-price')).toEqual([0, 2, 1, 3, 4])
  expect(found('sort=rooms')).toEqual([0, 1, 2, 3, 4])
})

test('a field that is called as a parameter of the list has another one', () => {
  expect(found('sort.is=glass')).toEqual([2, 3])
})

test('one choice has one address: in the order of the form, without what asks for nothing', () => {
  const known = knownParameters(form, new URLSearchParams('sort=price&utm_source=mail&type=flat&lift=&price.to= 200 '))
  expect(known.toString()).toBe('price.to=200&type=flat&sort=price')
})

test('a choice that the form does not have asks for nothing', () => {
  const known = knownParameters(form, new URLSearchParams('type=castle&lift=maybe&sort=-rooms&price.from=100'))
  expect(known.toString()).toBe('price.from=100')
})

test('a mark before decimals is none between thousands, and one between groups is none before decimals', () => {
  const read = ['0.125', '0,125', '.5', '1500.125', '1.125,125', '1,50,000', '12,34,567.5', '−5', '१५०', '๑๒,๕']
  expect(read.map(parseNumber)).toEqual([0.125, 0.125, 0.5, 1500.125, 1125.125, 150000, 1234567.5, -5, 150, 12.5])
  expect(['1e3', 'Infinity', '0x10', '1.2.3', '-'].map(parseNumber)).toEqual(Array(5).fill(undefined))
})

test('numbers are read as people write them in each language', () => {
  const read = [
    '150000',
    '150 000',
    '150.000',
    '150,000',
    "150'000",
    '١٥٠٬٠٠٠',
    '１５００００',
    '1.150.000',
    '2,5',
    '2.5',
  ]
  expect(read.map(parseNumber)).toEqual([150000, 150000, 150000, 150000, 150000, 150000, 150000, 1150000, 2.5, 2.5])
  expect([null, '', ' ', 'cheap', '12 rooms'].map(parseNumber)).toEqual(Array(5).fill(undefined))
})
