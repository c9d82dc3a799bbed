// biome-ignore-all lint/a11y/noRedundantRoles: the cards of small screens change `display`, which removes the implicit roles
import type { ShownSection } from '../../content/page-content.ts'
import { useMessages } from '../../locale/use-messages.ts'
import { SectionFrame } from '../section-frame.tsx'

/** A table, shown as cards on small screens. The first column names the rows. */
export function TableView({ section }: { readonly section: ShownSection<'table'> }) {
  const { t } = useMessages()
  const usual = {
    title: t('services.deliverable'),
    description: t('services.description'),
    benefit: t('services.benefit'),
  }
  const { columns = usual, rows } = section
  const [[first] = [''], ...others] = Object.entries<string>(columns)
  return (
    <SectionFrame section={section}>
      <table className={section.columns ? 'data-table facts-table' : 'data-table'} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {Object.entries<string>(columns).map(([key, heading]) => (
              <th key={key} scope="col" role="columnheader">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={index} role="row">
              <th scope="row" role="rowheader">
                {row[first]}
              </th>
              {others.map(([key, heading]) => (
                <td key={key} role="cell" data-label={heading}>
                  {row[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SectionFrame>
  )
}
