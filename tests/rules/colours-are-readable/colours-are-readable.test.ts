import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast } from '../../../generator/colours/contrast.ts'
import { contrastPairs, type Scheme } from '../../../generator/colours/contrast-pairs.ts'
import { labOf } from '../../../generator/colours/derived-colour.ts'
import { readPalette } from '../../../generator/colours/site-palette.ts'
import type { Problem } from '../../../generator/diagnostics/problem.ts'
import { coloursAreReadable } from '../../../generator/rules/colours-are-readable.ts'
import { gatherSite } from '../../../generator/rules/site.ts'
import { type Surroundings, surroundingsOf } from '../../../generator/rules/surroundings.ts'
import { found } from '../found.ts'

const palette = readPalette()
const surroundings: Surroundings = { ...surroundingsOf('site.config.yaml'), palette: () => palette }

interface HexTheme {
  readonly color: string
  readonly accent: string
}

function problems(theme: HexTheme) {
  return coloursAreReadable(
    gatherSite({ theme }, () => {}),
    surroundings,
  ) as Problem<'contrast-low'>[]
}

/** Every contrast of a theme, with what is promised. */
function contrasts({ color, accent }: HexTheme) {
  const theme = { color: labOf(color), accent: labOf(accent) }
  return contrastPairs.flatMap((pair) =>
    (['light', 'dark'] satisfies Scheme[])
      .filter((scheme) => (pair.scheme ?? scheme) === scheme)
      .map((scheme) => {
        const of = (place: string) => palette.colour(place, scheme).of(theme)
        return { ...pair, scheme, measured: contrast(of(pair.front), of(pair.ground)) }
      }),
  )
}

/** Colours of all kinds, and among them as many of the bright ones that are hard to get right. */
const byte = fc.integer({ min: 0, max: 255 })
const hex = (...bytes: number[]) => `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`
const colour = fc.oneof(
  fc.tuple(byte, byte, byte).map(([red, green, blue]) => hex(red, green, blue)),
  fc.tuple(fc.integer({ max: 80, min: 0 }), fc.integer({ min: 160, max: 255 })).map(([low, high]) => hex(low, high, 0)),
  fc.constantFrom('#000000', '#ffffff', '#00ff00', '#ffff00', '#00ffff', '#0000ff', '#ff00ff', '#ff0000', '#808080'),
)
const theme = fc.record({ color: colour, accent: colour })

describe('whatever the theme', () => {
  fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 70_451) })

  test('every pair keeps its promise where nothing is said', () => {
    fc.assert(
      fc.property(theme, (theme) => {
        fc.pre(problems(theme).length === 0)
        expect(contrasts(theme).filter(({ measured, promised }) => measured < promised)).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  test('something is said where a pair does not', () => {
    fc.assert(
      fc.property(theme, (theme) => {
        fc.pre(contrasts(theme).some(({ measured, promised }) => measured < promised))
        expect(problems(theme)).not.toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  test('the colours that are proposed do, together and each for itself', () => {
    fc.assert(
      fc.property(theme, (theme) => {
        const said = problems(theme)
        fc.pre(said.length > 0)
        const mends = said.map(({ path, parameters }) => ({ [String(path[1])]: parameters.suggestion }))
        for (const mend of mends) {
          const [key] = Object.keys(mend)
          expect(problems({ ...theme, ...mend }).filter(({ path }) => path[1] === key)).toEqual([])
        }
        expect(problems(Object.assign({ ...theme }, ...mends))).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  test('no text falls below 4.5 : 1, so that this need not be an error', () => {
    const steps = [0, 51, 102, 153, 204, 255]
    const all = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => hex(red, green, blue))))
    const worst = (color: string) =>
      Math.min(...contrasts({ color, accent: color }).map(({ measured, promised }) => (measured / promised) * 7))
    expect(Math.min(...all.map(worst))).toBeGreaterThan(6.5)
  })
})

test('has nothing to say of the second site', () => {
  expect(found()).toEqual([])
})

test('tells what is wrong of each colour at its key, once', () => {
  expect(found(['"#1f3a5f"', '"#00ff00"'], ['"#b5652b"', '"#30ff20"'])).toEqual([
    'contrast-low theme.color',
    'contrast-low theme.accent',
  ])
})

test('leaves what is no colour to the schema, and still tells of the other one', () => {
  expect(found(['"#1f3a5f"', 'navy'])).toEqual(['form-wrong theme.color'])
  expect(found(['"#1f3a5f"', '"#00ff00"'], ['"#b5652b"', '"#12"'])).toEqual([
    'contrast-low theme.color',
    'form-wrong theme.accent',
  ])
  expect(found(['"#1f3a5f"', 'navy'], ['"#b5652b"', '"#30ff20"'])).toEqual([
    'form-wrong theme.color',
    'contrast-low theme.accent',
  ])
})
