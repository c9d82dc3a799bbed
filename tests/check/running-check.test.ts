import { expect, test } from 'vitest'
import type { CheckedFile } from '../../generator/check/check-file.ts'
import { RunningCheck } from '../../generator/check/running-check.ts'
import type { SteppedCheck } from '../../generator/check/validate/stepped-check.ts'
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts'
import type { SiteConfig } from '../../schema/site-config.ts'

const config = { defaultLocale: 'xx' } as unknown as SiteConfig
const mistake = { severity: 'error' } as Diagnostic

/** A check of three steps: the schema, a rule, and another one, which ends it. */
function* checkOf(end: () => CheckedFile): SteppedCheck<CheckedFile> {
  yield { config }
  yield {}
  return end()
}

function running(end: () => CheckedFile) {
  const reports: (readonly Diagnostic[])[] = []
  const check = new RunningCheck(checkOf(end), (diagnostics) => {
    reports.push(diagnostics)
    return diagnostics.length === 0
  })
  return { check, reports }
}

test('a check gives the configuration before it has ended, and reports once', () => {
  const { check, reports } = running(() => ({ diagnostics: [] }))
  expect([check.config, check.isDone]).toEqual([config, false])
  expect([check.advance(), check.advance(), check.advance()]).toEqual([true, true, false])
  expect([check.isDone, check.finish(), check.config]).toEqual([true, true, config])
  expect(reports).toEqual([[]])
})

test('a configuration that turns out to be wrong ends what is made of it', () => {
  const { check, reports } = running(() => ({ diagnostics: [mistake] }))
  check.advance()
  expect(() => check.advance()).toThrow('The configuration has errors')
  expect([check.finish(), check.config]).toEqual([false, undefined])
  expect(reports).toEqual([[mistake]])
})

test('an error of our own is thrown as it is, however often one asks', () => {
  const { check } = running(() => {
    throw new Error('a rule that fails')
  })
  check.advance()
  expect(() => check.advance()).toThrow('a rule that fails')
  expect(() => check.finish()).toThrow('a rule that fails')
})

test('a check goes on until something else is there', async () => {
  const { check } = running(() => ({ diagnostics: [] }))
  await expect(check.advanceUntil(Promise.resolve('made'))).resolves.toBe('made')
  expect(check.isDone).toBe(false)
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('late'), 300))
  await expect(check.advanceUntil(late)).resolves.toBe('late')
  expect(check.isDone).toBe(true)
  await expect(check.advanceUntil(Promise.reject(new Error('not made')))).rejects.toThrow('not made')
})
