import type { Problem } from '../../diagnostics/problem.ts'
import type { Site } from './site.ts'
import type { Surroundings } from './surroundings.ts'

/** A rule beyond the schema: a pure function from the site and its surroundings to problems. */
export type Rule = (site: Site, surroundings: Surroundings) => Problem[]
