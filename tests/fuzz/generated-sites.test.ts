import { appendFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { isThorough } from '../site/thorough.ts'
import { type Survival, Workshop } from './generated-survives.ts'

/** FUZZ_SITES=20000 FUZZ_FROM=1 FUZZ_LOG=file npx vitest run tests/fuzz: as many, from another number on, with a line for each hundred. */
const count = Number(process.env.FUZZ_SITES ?? (isThorough ? 40 : 16))
const from = Number(process.env.FUZZ_FROM ?? 1)
const log = process.env.FUZZ_LOG

const workshop = new Workshop()
afterAll(() => workshop.remove())

test('no site makes the check or a build fail, hang or write elsewhere', { timeout: 36_000_000 }, async () => {
  const faults: Survival[] = []
  let [valid, longest] = [0, 0]
  for (let seed = from; seed < from + count; seed++) {
    const survival = await workshop.survives(seed)
    if (survival.isValid) valid++
    if (seed > from) longest = Math.max(longest, survival.seconds)
    if (survival.faults.length > 0) {
      faults.push(survival)
      // Those of a long run can be looked at before its end.
      if (log) appendFileSync(log, `${JSON.stringify(survival)}\n`)
    }
    const done = seed - from + 1
    if (log && (done % 100 === 0 || done === count))
      appendFileSync(
        log,
        `${from} to ${seed}: ${done} files, ${valid} valid, ${faults.length} with faults, longest ${longest.toFixed(2)} s\n`,
      )
  }
  expect(faults).toEqual([])
  // A fuzz of files that are all wrong would say little of builds.
  expect(valid).toBeGreaterThan(count * 0.5)
})
