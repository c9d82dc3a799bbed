import type { ShownSection } from '../../content/page-content.ts'
import { useFormats } from '../../locale/use-formats.ts'
import { useMessages } from '../../locale/use-messages.ts'
import { Icon } from '../../media/icon.tsx'
import { SectionFrame } from '../section-frame.tsx'

/** Steps, numbered by their order. Four fit in one row; other numbers have their own styles. */
export function StepsView({ section }: { readonly section: ShownSection<'steps'> }) {
  const { t } = useMessages()
  const { number } = useFormats()
  const { items } = section
  return (
    <SectionFrame section={section}>
      <ol className={items.length === 4 ? 'process-steps' : 'process-steps process-rows'}>
        {items.map(({ icon, title, description }, index) => (
          <li key={title}>
            <Icon name={icon} />
            <p className="eyebrow">{t('services.step', { number: number(index + 1) })}</p>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  )
}
