import { expect, test } from 'vitest'
import { survives } from './survives.ts'

/** FUZZ_BUILDS=500 FUZZ_FROM=1 npx vitest run tests/fuzz: as many, from another number on. */
const count = Number(process.env.FUZZ_BUILDS ?? 12)
const from = Number(process.env.FUZZ_FROM ?? 49_990)

test('no change of a site makes the check or a build fail, hang or write elsewhere', {
  timeout: 3_600_000,
}, async () => {
  const until = from + count
  let built = 0
  const faults = []
  for (let seed = from; seed < until; seed++) {
    const survival = await survives(seed)
    if (survival.isBuilt) built++
    if (survival.faults.length === 0) continue
    faults.push(survival)
    // Those of a long run can be looked at before its end.
    console.error(survival)
  }
  expect(faults).toEqual([])
  // A fuzz of files that are all wrong would say little of builds.
  expect(built).toBeGreaterThan(count / 3)
})
