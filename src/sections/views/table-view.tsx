// biome-ignore-all lint/a11y/noRedundantRoles: the cards of small screens change `display`, which removes the implicit roles
import type { ShownSection } from '../../content/page-content.ts'
import { useMessages } from '../../locale/use-messages.ts'
import { SectionFrame } from '../section-frame.tsx'

/** A table, shown as cards on small screens, or scrolled there. The first column names the rows. */
export function TableView({ section }: { readonly section: ShownSection<'table'> }) {
  const { id, phone } = section
  return (
    <SectionFrame section={section}>
      {phone === 'scroll' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll what has the focus
        // biome-ignore lint/a11y/useSemanticElements: it is no set of fields, and a second landmark of this name would be one too many
        <div className="scroll-table" role="group" aria-labelledby={`${id}.title`} tabIndex={0}>
          <Table section={section} />
        </div>
      ) : (
        <Table section={section} className={section.columns ? 'data-table facts-table' : 'data-table'} />
      )}
    </SectionFrame>
  )
}

interface TableProps {
  readonly section: ShownSection<'table'>
  readonly className?: string
}

function Table({ section, className }: TableProps) {
  const { t } = useMessages()
  const usual = {
    title: t('services.deliverable'),
    description: t('services.description'),
    benefit: t('services.benefit'),
  }
  const { columns = usual, rows, marked, signs } = section
  const [[first] = [''], ...others] = Object.entries<string>(columns)
  const columnClass = (key: string) => (key === marked?.column ? 'table-marked' : undefined)
  return (
    <table className={className} role="table">
      <thead role="rowgroup">
        <tr role="row">
          {Object.entries<string>(columns).map(([key, heading]) => (
            <th key={key} className={columnClass(key)} scope="col" role="columnheader">
              {key === marked?.column && <span className="table-mark">{marked.label}</span>}
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <tr key={index} role="row">
            <th className={columnClass(first)} scope="row" role="rowheader">
              {row[first]}
            </th>
            {others.map(([key, heading]) => (
              <td key={key} className={columnClass(key)} role="cell" data-label={heading}>
                <Cell text={row[key]} sign={signs?.[index]?.[key]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What a cell says; a sign covers its word, which screen readers say. */
function Cell({ text, sign }: { readonly text: string | undefined; readonly sign: 'yes' | 'no' | undefined }) {
  return sign ? <span className={`table-sign table-sign-${sign}`}>{text}</span> : text
}
