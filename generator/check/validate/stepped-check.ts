import type { SiteConfig } from '../../../schema/site-config.ts'
import type { Site } from '../rules/site.ts'

/** What a check knows after a step. */
interface CheckStep {
  /** The configuration, if it matches the schema. */
  readonly config?: SiteConfig
  /** The configuration as the rules see it. */
  readonly site?: Site
}

/** A check in steps. It yields after the schema, with what it knows then, and before each rule, and returns its result. */
export type SteppedCheck<Result> = Generator<CheckStep, Result>

/** Takes all steps of a check. Returns its result. */
export function resultOf<Result>(check: SteppedCheck<Result>): Result {
  for (;;) {
    const { done, value } = check.next()
    if (done) return value
  }
}
