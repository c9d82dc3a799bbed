import { expect, test } from 'vitest'
import schemaTypes from '../../../generator/compile/structured-data/schema-properties.json' with { type: 'json' }
import { readTypes } from '../../head/vocabulary.ts'
import { foundInThird } from './found.ts'

/** What is said of a property of the workshops' price, of a type. */
const said = (property: string, type = 'Course') =>
  foundInThird(
    ['    type: Course\n', `    type: ${type}\n`],
    ['        property: price\n', `        property: ${property}\n`],
  )
    .filter(({ code }) => code === 'property-unknown')
    .map(({ path, parameters }) => [path.join('.'), (parameters as { suggestion?: string }).suggestion])

const place = 'collections.workshops.fields.price.property'

test.each([
  ['startDat', 'Event', 'startDate'],
  ['floorsize', 'Accommodation', 'floorSize'],
  ['prize', 'Product', 'price'],
  ['locaton', 'Course', 'location'],
  ['zzz', 'Course', undefined],
])('"%s" is no property of %s: %s was meant', (property, type, meant) => {
  expect(said(property, type)).toEqual([[place, meant]])
})

test.each([
  ['price', 'Course'],
  ['startDate', 'Course'],
  ['availability', 'Product'],
  ['sku', 'Product'],
  ['recipeYield', 'Recipe'],
  ['cookTime', 'Recipe'],
  ['totalTime', 'Recipe'],
  ['bed', 'Accommodation'],
  ['address', 'Accommodation'],
  ['baseSalary', 'JobPosting'],
  ['jobTitle', 'Person'],
  ['suitableForDiet', 'MenuItem'],
  ['performer', 'Event'],
  ['telephone', 'LocalBusiness'],
  ['isbn', 'Service'],
])('%s of %s', (property, type) => {
  expect(said(property, type)).toEqual(property === 'isbn' ? [[place, undefined]] : [])
})

test('the table is what the package of the vocabulary says', () => {
  const types = readTypes()
  for (const [name, { parents, properties }] of Object.entries(schemaTypes)) {
    expect(types.get(name)?.parents, name).toEqual(parents)
    expect([...(types.get(name)?.properties.keys() ?? [])], name).toEqual(properties)
  }
})
