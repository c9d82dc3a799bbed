import type { ShownSection } from '../../content/page-content.ts'
import { ActionLink } from '../action-link.tsx'
import { CheckList } from '../check-list.tsx'
import { PriceAmount } from '../price-amount.tsx'
import { SectionFrame } from '../section-frame.tsx'

/** What things cost: plans side by side, rows beside the heading or in columns, or a table. */
export function PricesView({ section }: { readonly section: ShownSection<'prices'> }) {
  const { look = 'plans', note } = section
  return (
    <SectionFrame section={section} split={look === 'list'}>
      <div>
        {look === 'table' ? <PriceTable {...section} /> : <PriceList {...section} look={look} />}
        {note && <p className="price-note">{note}</p>}
      </div>
    </SectionFrame>
  )
}

type PricesProps = ShownSection<'prices'>

const classes = { plans: 'price-plans', list: 'price-list', menu: 'price-menu' } as const

function PriceList({ look, items, currency, fromLabel }: PricesProps & { readonly look: keyof typeof classes }) {
  const isPlans = look === 'plans'
  const hasMarked = items.some(({ badge }) => badge)
  return (
    <ul className={classes[look]}>
      {items.map((price, index) => (
        <li key={index} className={isPlans && price.badge ? 'price-plans-marked' : undefined}>
          <h3>{price.title}</h3>
          {price.badge && <p className="price-badge">{price.badge}</p>}
          <PriceAmount price={price} currency={currency} fromLabel={fromLabel} />
          {price.text && <p className="price-text">{price.text}</p>}
          {price.features && <CheckList items={price.features} />}
          {price.action && (
            <p className="actions">
              <ActionLink
                className={!isPlans ? 'text-link' : hasMarked && !price.badge ? 'button button-quiet' : 'button'}
                action={price.action}
              />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Each row is named by what has the price. */
function PriceTable({ items, currency, fromLabel }: PricesProps) {
  return (
    <table className="price-table">
      <tbody>
        {items.map((price, index) => (
          <tr key={index}>
            <th scope="row">
              <div className="price-table-words">
                <span className="price-table-title">{price.title}</span>
                {price.badge && <span className="price-badge">{price.badge}</span>}
                {price.text && <span className="price-text">{price.text}</span>}
              </div>
            </th>
            <td>
              <PriceAmount price={price} currency={currency} fromLabel={fromLabel} />
              {price.action && <ActionLink className="text-link" action={price.action} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
