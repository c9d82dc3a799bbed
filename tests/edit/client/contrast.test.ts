import { expect, it } from 'vitest'
import { rateReadability } from '../../../src/edit/fields/contrast.ts'

it('says how well a colour can be read on white', () => {
  const said = Object.fromEntries(
    ['#000000', '#800020', '#767676', '#808080', '#949494', '#999999', '#FFFFFF'].map((colour) => [
      colour,
      rateReadability(colour),
    ]),
  )
  expect(said).toEqual({
    '#000000': 'readable',
    '#800020': 'readable',
    '#767676': 'readable',
    '#808080': 'large',
    '#949494': 'large',
    '#999999': 'pale',
    '#FFFFFF': 'pale',
  })
})
