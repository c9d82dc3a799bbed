import type { Problem } from '../../diagnostics/problem.ts'
import type { Surroundings } from '../rules/surroundings.ts'
import type { ConfigDocument } from '../yaml/config-document.ts'
import { explainCommented } from './explain-commented.ts'
import { explainInnerBlock } from './explain-inner-block.ts'
import { explainLostEnd } from './explain-lost-end.ts'
import { explainLostHeading } from './explain-lost-heading.ts'
import { explainMovedBlock } from './explain-moved-block.ts'
import { explainPastedBlock } from './explain-pasted-block.ts'
import { explainShifts } from './explain-shifts.ts'
import type { Explanation } from './explanation.ts'
import { createTrial } from './trial.ts'

/** The mistakes of which other problems may be mere consequences, in the order in which they are considered. */
const explanations: readonly Explanation[] = [
  explainCommented,
  explainLostEnd,
  explainPastedBlock,
  explainInnerBlock,
  explainMovedBlock,
]

/**
 * Explains the problems of a file that can be read. If they come from lines that are notes, a lost end, a missing line, or lines in the
 * wrong section, returns that mistake and the problems that remain without it; otherwise returns the problems as they are.
 */
export function explainMisplaced(
  document: ConfigDocument,
  problems: readonly Problem[],
  surroundings: Surroundings,
): Problem[] {
  const trial = createTrial(document.file, surroundings)
  for (const explain of explanations) {
    const explained = explain(document, problems, trial)
    if (explained) return explained
  }
  return explainShifts(document, explainLostHeading(document, problems, { trial }), trial)
}
