import { describe, expect, test } from 'vitest'
import { arrangeSections } from '../../generator/compile/looks/arrange-sections.ts'
import { preferredLooks } from '../../generator/compile/looks/preferred-looks.ts'
import { sectionLooks } from '../../generator/compile/looks/section-looks.ts'
import { veilClasses } from '../../generator/compile/looks/veil.ts'
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
    expect(shown).toMatchObject({ look: 'bento', classes: 'look-points-bento' })
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

describe('the veil between words and a photo', () => {
  const photo = (left: number, right: number) => ({
    columns: 16,
    cells: Array.from({ length: 16 * 12 }, (_, index) => (index % 16 < 12 ? left : right)),
  })
  const beside = { isAtFoot: false, isRightToLeft: false }

  test('is thin on a dark photo, and dense on a white one', () => {
    expect(veilClasses(photo(20, 20), beside)).toEqual(['veil', 'veil-narrow-2', 'veil-wide-2'])
    expect(veilClasses(photo(255, 255), beside)).toEqual(['veil', 'veil-narrow-7', 'veil-wide-7'])
  })

  test('is as dense as the side needs on which the words stand; on phones they stand on all of it', () => {
    expect(veilClasses(photo(20, 255), beside)).toEqual(['veil', 'veil-narrow-7', 'veil-wide-2'])
    expect(veilClasses(photo(20, 255), { ...beside, isRightToLeft: true })).toEqual([
      'veil',
      'veil-narrow-7',
      'veil-wide-7',
    ])
  })
})
