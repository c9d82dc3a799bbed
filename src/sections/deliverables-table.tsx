// biome-ignore-all lint/a11y/noRedundantRoles: the cards of small screens change `display`, which removes the implicit roles
import type { Deliverables } from '../../schema/services.ts'
import type { Content } from '../content/page-content.ts'
import { useMessages } from '../locale/use-messages.ts'
import { Section } from './section.tsx'

interface DeliverablesTableProps {
  readonly deliverables: Content<Deliverables>
}

/** What the client receives: a table, shown as cards on small screens. */
export function DeliverablesTable({ deliverables }: DeliverablesTableProps) {
  const { t } = useMessages()
  const labels = [t('services.deliverable'), t('services.description'), t('services.benefit')]
  return (
    <Section heading={deliverables}>
      <table className="deliverables-table" role="table">
        <thead role="rowgroup">
          <tr role="row">
            {labels.map((label) => (
              <th key={label} scope="col" role="columnheader">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {deliverables.items.map(({ title, description, benefit }) => (
            <tr key={title} role="row">
              <th scope="row" role="rowheader">
                {title}
              </th>
              <td role="cell" data-label={labels[1]}>
                {description}
              </td>
              <td role="cell" data-label={labels[2]}>
                {benefit}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
