import { describe, expect, it } from 'vitest'
import { placeAmong, rowShift } from '../../../src/edit/sorting/places.ts'

/** The heights of four rows. */
const sizes = [100, 40, 60, 200]

describe('a row that is dragged', () => {
  it('passes another once its middle is beyond the middle of that', () => {
    const at = (by: number) => placeAmong(sizes, 1, { by, first: 0 })
    expect([at(0), at(49), at(51), at(179), at(181)]).toEqual([1, 1, 2, 2, 3])
    expect([at(-69), at(-71)]).toEqual([1, 0])
  })

  it('comes before none that stays first', () => {
    expect(placeAmong(sizes, 2, { by: -500, first: 1 })).toBe(1)
  })
})

describe('the rows around it', () => {
  it('make room, and it takes the room that they leave', () => {
    const shifts = (from: number, to: number) => sizes.map((_, index) => rowShift(sizes, index, { from, to }))
    expect(shifts(0, 2)).toEqual([100, -100, -100, 0])
    expect(shifts(3, 1)).toEqual([0, 200, 200, -100])
    expect(shifts(1, 1)).toEqual([0, 0, 0, 0])
  })
})
