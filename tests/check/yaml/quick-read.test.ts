import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { runsOf } from '../../site/thorough.ts'
import { bothRead } from './both-read.ts'

/** The same values on every run; FUZZ_SEED=… looks elsewhere, FUZZ=all at ten times as many. */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 49_990_108) })
const runs = (usual: number) => ({ numRuns: process.env.FUZZ === 'all' ? usual * 10 : runsOf(usual) })

/** Asserts that the quick reader either gives up or reads what the full one reads. */
function expectAgreement(text: string): boolean {
  const { quick, full } = bothRead(text)
  if (quick) expect(quick).toEqual(full())
  return quick !== undefined
}

describe('the quick reader reads what the full parser reads', { timeout: 600_000 }, () => {
  test.each([
    '../../../site.config.yaml',
    '../../fixtures/second-site/site.config.yaml',
    '../../fixtures/third-site/site.config.yaml',
  ])('in %s', (file) => {
    expect(expectAgreement(readFileSync(new URL(file, import.meta.url), 'utf8'))).toBe(true)
  })

  test('in trees written by the library', () => {
    const tree = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.string(),
        fc.string({ unit: 'grapheme' }),
        fc.integer(),
        fc.double({ noNaN: true }),
        fc.boolean(),
        fc.constant(null),
        tie('section'),
        fc.array(tie('value'), { maxLength: 4 }),
      ),
      section: fc.dictionary(fc.stringMatching(/^[a-z][a-zA-Z0-9-]{0,6}$/), tie('value'), { maxKeys: 5 }),
    })).section
    let read = 0
    fc.assert(
      fc.property(tree, (value) => {
        if (expectAgreement(stringify(value))) read++
      }),
      runs(6000),
    )
    expect(read).toBeGreaterThan(runsOf(100))
  })
})
