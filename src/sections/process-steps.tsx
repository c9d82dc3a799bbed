import type { Process } from '../../schema/common.ts'
import type { Content } from '../content/page-content.ts'
import { useFormats } from '../locale/use-formats.ts'
import { useMessages } from '../locale/use-messages.ts'
import { Icon } from '../media/icon.tsx'
import { Section } from './section.tsx'

interface ProcessStepsProps {
  readonly process: Content<Process>
}

/** The steps of a process. Four fit in one row; other numbers have their own styles. */
export function ProcessSteps({ process }: ProcessStepsProps) {
  const { t } = useMessages()
  const { number } = useFormats()
  return (
    <Section heading={process} deep>
      <ol className={process.steps.length === 4 ? 'process-steps' : 'process-steps process-rows'}>
        {process.steps.map(({ icon, title, description }, index) => (
          <li key={title}>
            <Icon name={icon} />
            <p className="eyebrow">{t('services.step', { number: number(index + 1) })}</p>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
