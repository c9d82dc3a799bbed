import type { Step } from '../../schema/common.ts'
import type { Content } from '../content/page-content.ts'
import { useFormats } from '../locale/use-formats.ts'
import { useMessages } from '../locale/use-messages.ts'
import { Icon } from '../media/icon.tsx'

/** Steps, numbered by their order. Four fit in one row; other numbers have their own styles. A browser may write their numbers in another way than the server. */
export function StepList({ steps }: { readonly steps: readonly Content<Step>[] }) {
  const { t } = useMessages()
  const { number } = useFormats()
  return (
    <ol className={steps.length === 4 ? 'process-steps' : 'process-steps process-rows'}>
      {steps.map(({ icon, title, description }, index) => (
        <li key={title}>
          {icon === undefined ? (
            <b className="icon step-sign" aria-hidden="true" suppressHydrationWarning>
              {number(index + 1)}
            </b>
          ) : (
            <Icon name={icon} />
          )}
          <p className="eyebrow" suppressHydrationWarning>
            {t('services.step', { number: number(index + 1) })}
          </p>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  )
}
