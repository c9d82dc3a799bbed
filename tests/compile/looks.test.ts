import { describe, expect, test } from 'vitest'
import { arrangeSections } from '../../generator/compile/looks/arrange-sections.ts'
import { preferredLooks } from '../../generator/compile/looks/preferred-looks.ts'
import { sectionLooks } from '../../generator/compile/looks/section-looks.ts'
import { barVeilClasses, veilClasses } from '../../generator/compile/looks/veil.ts'
import type { Direction } from '../../schema/look.ts'
import type { ShownSection } from '../../src/content/page-content.ts'

const point = { title: 'On time', text: 'We come when we said.' }
const points = (id: string, more: object = {}) =>
  ({ kind: 'points', id, title: 'Why us', items: [point, point, point], ...more }) as ShownSection
const closing = (id: string) =>
  ({ kind: 'closing', id, title: 'Shall we?', text: 'Write.', primary: { label: 'Write' } }) as ShownSection
const page = { isHome: true, isRightToLeft: false, light: () => undefined }
const looksIn = (sections: readonly ShownSection[]) => sections.map((section) => (section as { look?: string }).look)

describe('the looks of the sections of a page', () => {
  test('without a direction, none is chosen', () => {
    expect(arrangeSections([points('a'), points('b')], page)).toEqual([points('a'), points('b')])
  })

  test('with a direction, the one that it prefers, with the class of its sheet', () => {
    const [shown] = arrangeSections([points('a')], { ...page, direction: 'brutalist' })
    expect(shown).toMatchObject({ look: 'bento', layoutClasses: 'look-points-bento' })
  })

  test('what is low is given less space: two statements, or a place without a picture', () => {
    const [two, three] = [2, 3].map((count) => {
      const items = Array.from({ length: count }, () => ({ title: 'Aim', text: 'A text.' }))
      return { ...points('a'), look: 'statements', items } as ShownSection
    })
    const place = { kind: 'place', id: 'p', title: 'Here', address: '1 High Street', ways: [] } as ShownSection
    const pictured = { ...place, image: { file: 'house.jpg', alt: '' } } as ShownSection
    const shown = arrangeSections([two as ShownSection, three as ShownSection, place, pictured], page)
    expect(shown.map(({ layoutClasses }) => layoutClasses)).toEqual([
      'section-short',
      undefined,
      'section-short section-split',
      undefined,
    ])
  })

  test('what a section says itself stands above the direction, also twice running', () => {
    const own = { look: 'numerals' }
    const shown = arrangeSections([points('a', own), points('b', own)], { ...page, direction: 'brutalist' })
    expect(looksIn(shown)).toEqual(['numerals', 'numerals'])
  })

  test.each(Object.keys(preferredLooks) as Direction[])('%s shows no look of a kind twice running', (direction) => {
    const sections = [points('a'), closing('b'), points('c'), closing('d'), points('e'), closing('f')]
    const looks = looksIn(arrangeSections(sections, { ...page, direction }))
    for (const kind of [0, 1]) {
      const own = looks.filter((_, index) => index % 2 === kind)
      expect(own[0]).not.toBe(own[1])
      expect(own[1]).not.toBe(own[2])
    }
  })

  test('a look that shows a picture is for sections that have one', () => {
    const look = (section: ShownSection) => looksIn(arrangeSections([section], { ...page, direction: 'luxury' }))[0]
    const image = { file: '/assets/a.webp', alt: 'A door' }
    expect(look(closing('a'))).toBe('band')
    expect(look({ ...closing('a'), image } as ShownSection)).toBe('picture')
  })

  test('an office opens its home page on the ground of its colour, unless it stands on a photo, says another, or has none', () => {
    const image = { file: '/assets/a.webp', alt: 'A door' }
    const ground = (more: object, direction: Direction = 'civic', isHome = true) => {
      const section = { kind: 'opening', id: 'a', title: 'Your rights', artefacts: [], image, ...more } as ShownSection
      return arrangeSections([section], { ...page, isHome, direction })[0]?.ground
    }
    expect(ground({})).toBe('brand')
    expect(ground({ ground: 'deep' })).toBe('deep')
    expect(ground({ look: 'foot' })).toBeUndefined()
    expect(ground({ image: undefined })).toBeUndefined()
    expect(ground({}, 'civic', false)).toBeUndefined()
    expect(ground({}, 'clinic')).toBeUndefined()
  })

  test('each of the twelve kinds has at least three, and no direction prefers one that is not there', () => {
    expect(Object.keys(sectionLooks)).toHaveLength(12)
    for (const looks of Object.values(sectionLooks)) expect(Object.keys(looks).length).toBeGreaterThanOrEqual(3)
    for (const preferred of Object.values(preferredLooks)) {
      for (const [kind, looks] of Object.entries(preferred)) {
        for (const look of looks) expect(Object.keys(sectionLooks[kind as 'points'])).toContain(look)
      }
    }
  })

  test('two directions give one page two layouts', () => {
    const sections = [points('a'), closing('b')]
    const of = (direction: Direction) => looksIn(arrangeSections(sections, { ...page, direction })).join(' ')
    expect(new Set((Object.keys(preferredLooks) as Direction[]).map(of)).size).toBeGreaterThanOrEqual(6)
  })
})

test('a heading stands above content that would leave an empty column below it', () => {
  const text = 'A sentence that is about as long as such sentences are, and then some more of it. '.repeat(4)
  const long = Array.from({ length: 8 }, () => ({ ...point, text }))
  const [high] = arrangeSections([points('a', { look: 'rows', items: long })], page)
  expect(high).toMatchObject({ headingAbove: true })
  const [low] = arrangeSections([points('a', { look: 'rows', items: [point, point] })], page)
  expect(low).not.toHaveProperty('headingAbove')
})

test('the price lists of one page have their headings in the same place', () => {
  const price = { title: 'Soup', amount: '6', text: 'With our own bread' }
  const list = (id: string, count: number) =>
    ({ kind: 'prices', id, title: id, look: 'list', items: Array(count).fill(price) }) as unknown as ShownSection
  const above = (sections: readonly ShownSection[]) =>
    arrangeSections(sections, page).map(({ headingAbove }) => headingAbove)
  expect(above([list('Starters', 9), list('Coffee', 1)])).toEqual([true, true])
  expect(above([list('Coffee', 1)])).toEqual([undefined])
})

test('a short text stands beside its heading where a direction is chosen', () => {
  const text = (letters: number) =>
    ({ kind: 'text', id: 'a', title: 'How we began', text: ['a'.repeat(letters)] }) as ShownSection
  const classes = (letters: number, direction?: Direction) =>
    arrangeSections([text(letters)], { ...page, ...(direction && { direction }) })[0]?.layoutClasses
  expect(classes(300, 'editorial')).toBe('section-split')
  expect(classes(700, 'editorial')).toBeUndefined()
  expect(classes(300)).toBeUndefined()
})

describe('the veil between words and a photo', () => {
  const photo = (left: number, right: number) => ({
    columns: 16,
    cells: Array.from({ length: 16 * 12 }, (_, index) => (index % 16 < 12 ? left : right)),
  })
  const beside = { isAtFoot: false, isRightToLeft: false }

  test('is thin on a dark photo, and dense on a white one', () => {
    expect(veilClasses(photo(20, 20), beside)).toEqual(['veil', 'veil-2'])
    expect(veilClasses(photo(255, 255), beside)).toEqual(['veil', 'veil-7'])
  })

  test('is as dense as the side needs on which the words stand; on phones they stand on all of it', () => {
    expect(veilClasses(photo(20, 255), beside)).toEqual(['veil', 'veil-narrow-7', 'veil-wide-2'])
    expect(veilClasses(photo(20, 255), { ...beside, isRightToLeft: true })).toEqual(['veil', 'veil-7'])
  })
})

describe('the veil between the bar and a photo', () => {
  /** A photo of 16 × 12 cells with some light rows, from the top or from the foot. */
  const photo = (light: number, rows: { readonly from: number; readonly to: number }) => ({
    columns: 16,
    cells: Array.from({ length: 16 * 12 }, (_, index) => {
      const row = Math.floor(index / 16)
      return row >= rows.from && row < rows.to ? light : 20
    }),
  })
  const onTop = { from: 0, to: 2 }

  // The words have a luminance of 0.955, the veil is a grey of 34. On white, seven tenths leave a grey of 100, which has a luminance of 0.127:
  // a contrast of 1.005 / 0.177 = 5.7; six tenths leave 122 and 0.195: 4.1. On 200, six tenths leave 100, and five 117 and 0.178: 4.4.
  // On 150, four leave 104 and 0.138: 5.4; three leave 115 and 0.172: 4.5, which is less than what is wanted. On 125, two leave 107 and 0.147: 5.1.
  test.each([
    [255, 'veil-bar-7'],
    [200, 'veil-bar-6'],
    [150, 'veil-bar-4'],
  ])('on a grey of %i it is as dense as its words need', (light, name) => {
    expect(barVeilClasses(photo(light, onTop))).toEqual(['under-bar', name])
  })

  test('is that of the words at the foot where both are as dense', () => {
    expect(barVeilClasses(photo(125, onTop))).toEqual(['under-bar'])
    expect(barVeilClasses(photo(255, { from: 0, to: 12 }))).toEqual(['under-bar'])
  })

  test('does not depend on what is below the bar', () => {
    expect(barVeilClasses(photo(255, { from: 6, to: 12 }))).toEqual(['under-bar', 'veil-bar-2'])
  })

  const image = { file: '/assets/a.webp', alt: 'A door' }
  const opening = (more: object = {}) =>
    ({ kind: 'opening', id: 'a', title: 'Ten rooms', image, ...more }) as ShownSection
  const classesIn = (sections: readonly ShownSection[], more: object) =>
    arrangeSections(sections, { ...page, light: () => photo(255, onTop), ...more }).map(
      ({ layoutClasses }) => layoutClasses,
    )

  test('is for the opening of a page with words at the foot of its photo, where the bar lies over it', () => {
    const [shown, later] = [opening({ look: 'foot' }), opening({ look: 'foot', id: 'b' })]
    const own = 'look-opening-foot veil veil-2'
    expect(classesIn([shown, later], { isBarOver: true })).toEqual([`${own} under-bar veil-bar-7`, own])
    expect(classesIn([shown], {})).toEqual([own])
    expect(classesIn([opening({ look: 'behind' })], { isBarOver: true })).toEqual(['veil veil-7'])
  })

  test('without a photo whose light is known, the bar stays above it', () => {
    const [shown] = classesIn([opening({ look: 'foot' })], { isBarOver: true, light: () => undefined })
    expect(shown).toBe('look-opening-foot')
  })
})

// What opens a page decides more than anything else whether two directions look alike.
test.each([
  ['editorial', 'halves', 'words'],
  ['brutalist', 'beside', 'words'],
  ['atelier', 'beside', 'beside'],
  ['clinic', 'beside', 'beside'],
  ['tech', 'beside', 'words'],
  ['luxury', 'foot', 'words'],
  ['playful', 'beside', 'beside'],
  ['civic', 'beside', 'beside'],
] as const)(
  'in the direction %s, a page with a photo opens with the look %s, and one without with %s',
  (direction, ...looks) => {
    const image = { file: '/assets/a.webp', alt: 'A door' }
    const words = { kind: 'opening', id: 'a', title: 'Ten rooms', subtitle: 'By the sea.', artefacts: [] }
    const shown = [{ ...words, image }, words].map((section) => {
      return looksIn(arrangeSections([section as unknown as ShownSection], { ...page, direction }))[0]
    })
    expect(shown).toEqual(looks)
  },
)

// The looks of what stands on most pages, where directions differ in them.
test.each([
  ['atelier', 'rows', 'row', 'card'],
  ['clinic', 'cards', 'row', 'card'],
  ['tech', 'cards', 'numerals', 'halves'],
  ['playful', 'bento', 'stairs', 'band'],
  ['civic', 'numbered', 'timeline', 'card'],
] as const)(
  'in the direction %s, points stand as %s, steps as %s, and what closes a page as %s',
  (direction, ...looks) => {
    const steps = { kind: 'steps', id: 'b', title: 'How', items: [point, point, point] } as unknown as ShownSection
    expect(looksIn(arrangeSections([points('a'), steps, closing('c')], { ...page, direction }))).toEqual(looks)
  },
)
