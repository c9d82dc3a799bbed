import type { Process } from '../../schema/common.ts'
import type { Content } from '../content/page-content.ts'
import { Section } from './section.tsx'
import { StepList } from './step-list.tsx'

interface ProcessStepsProps {
  readonly process: Content<Process>
}

/** The steps of a process. */
export function ProcessSteps({ process }: ProcessStepsProps) {
  return (
    <Section heading={process} deep>
      <StepList steps={process.steps} />
    </Section>
  )
}
