import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkFile } from '../../../generator/check/check-file.ts'
import { createRuleContext } from '../../../generator/check/rules/create-rule-context.ts'
import { findProblems } from '../../../generator/check/validate/validate.ts'
import { load } from '../../../generator/check/yaml/load.ts'
import type { Problem } from '../../../generator/diagnostics/problem.ts'
import { isOwnName, mustBeWrong } from './expectation.ts'
import { type Mistake, mistakes, type Target, targetsOf, withMistake } from './mutate.ts'

/** Every so many keys are tried; with MUTATIONS=all every key is. */
const strideOf = (usual: number) => (process.env.MUTATIONS === 'all' ? 1 : usual)

const sites = [
  { name: 'the shipped site', file: new URL('../../../site.config.yaml', import.meta.url), stride: strideOf(301) },
  {
    name: 'the second site',
    file: new URL('../../fixtures/second-site/site.config.yaml', import.meta.url),
    stride: strideOf(37),
  },
]

interface Outcome {
  readonly target: Target
  readonly mistake: Mistake
  readonly problems: readonly Problem[]
}

describe.each(sites)('a mistake with a single key of $name', ({ file, stride, name }) => {
  // Its own kinds are known once it has been checked, until another site is.
  beforeAll(() => {
    checkFile(fileURLToPath(file))
  })
  checkFile(fileURLToPath(file))
  const loaded = load({ file: fileURLToPath(file), bytes: readFileSync(file) })
  if (!('document' in loaded)) throw new Error('It cannot be read')
  const context = createRuleContext(fileURLToPath(file))
  // The first look gives unquoted texts their characters back; after that only the value counts.
  const { value } = findProblems(loaded.document, context)
  const check = () => findProblems({ value, plainScalars: [], problems: [] }, context).problems

  test('is reported once, at its place, with the right suggestion', { timeout: 1_800_000 }, () => {
    const targets = targetsOf(value).filter((_, index) => index % stride === 0)
    const outcomes: Outcome[] = targets.flatMap((target) =>
      mistakes.map((mistake) => ({ target, mistake, problems: withMistake(target, mistake, check) })),
    )
    const wrong = outcomes.filter(({ target, mistake }) => mustBeWrong(value, target.path, mistake))
    const once = wrong.filter(({ problems }) => problems.length === 1)
    const placed = wrong.filter((outcome) => outcome.problems.length === 1 && isAtItsPlace(outcome, value))
    const renamed = outcomes.filter(({ mistake, problems }) => mistake === 'rename' && problems.length === 1)
    const guessed = renamed.filter(({ target, problems }) => suggestionOf(problems[0]) === target.key)
    console.log(
      `${name}: ${outcomes.length} mistakes with ${targets.length} keys; ${wrong.length} make it wrong; told once ${once.length}, ` +
        `at its place ${placed.length}; of ${renamed.length} misspelt keys ${guessed.length} guessed`,
    )
    const noisy = outcomes.filter(
      ({ problems, target, mistake }) =>
        problems.length > 1 || (problems.length === 0 && mustBeWrong(value, target.path, mistake)),
    )
    expect(noisy.slice(0, 12).map(tell)).toEqual([])
    expect(
      wrong
        .filter((outcome) => !isAtItsPlace(outcome, value))
        .slice(0, 12)
        .map(tell),
    ).toEqual([])
    expect(guessed.length / renamed.length).toBeGreaterThanOrEqual(0.95)
  })
})

function isAtItsPlace({ target, mistake, problems }: Outcome, value: unknown): boolean {
  const [problem] = problems
  if (!problem) return false
  if (isOwnName(value, target.path) && (mistake === 'delete' || mistake === 'rename')) return true
  const section = target.path.slice(0, -1)
  const places = [target.path, section, [...section, target.misspelt]].map((path) => JSON.stringify(path))
  return places.includes(JSON.stringify(problem.path))
}

function suggestionOf(problem: Problem | undefined): string | undefined {
  const { suggestion, wanted } = (problem?.parameters ?? {}) as { suggestion?: string; wanted?: string }
  return suggestion ?? wanted
}

function tell({ target, mistake, problems }: Outcome): string {
  return `${mistake} ${target.path.join('.')}: ${problems.map(({ code, path }) => `${code} at ${path.join('.')}`).join(', ')}`
}
