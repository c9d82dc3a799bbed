import type { Price } from '../../../schema/sections/prices.ts'
import type { Content, ShownSection } from '../../content/page-content.ts'
import { ActionLink } from '../action-link.tsx'
import { CheckList } from '../check-list.tsx'
import { PriceAmount } from '../price-amount.tsx'
import { SectionFrame } from '../section-frame.tsx'

/** What things cost: plans side by side, or rows beside the heading. */
export function PricesView({ section }: { readonly section: ShownSection<'prices'> }) {
  const { look = 'plans', items, currency, fromLabel, note } = section
  const isList = look === 'list'
  const hasMarked = items.some(({ badge }) => badge)
  return (
    <SectionFrame section={section} split={isList}>
      <div>
        <ul className={isList ? 'price-list' : 'price-plans'}>
          {items.map((price, index) => (
            <li key={index} className={!isList && price.badge ? 'price-plans-marked' : undefined}>
              <h3>{price.title}</h3>
              {price.badge && <p className="price-badge">{price.badge}</p>}
              <Amount price={price} currency={currency} fromLabel={fromLabel} />
              {price.text && <p className="price-text">{price.text}</p>}
              {price.features && <CheckList items={price.features} />}
              {price.action && (
                <p className="actions">
                  <ActionLink
                    className={isList ? 'text-link' : hasMarked && !price.badge ? 'button button-quiet' : 'button'}
                    action={price.action}
                  />
                </p>
              )}
            </li>
          ))}
        </ul>
        {note && <p className="price-note">{note}</p>}
      </div>
    </SectionFrame>
  )
}

interface AmountProps extends Pick<ShownSection<'prices'>, 'currency' | 'fromLabel'> {
  readonly price: Content<Price>
}

function Amount({ price: { amount, from, unit, onRequest }, currency, fromLabel }: AmountProps) {
  if (amount === undefined) return onRequest && <p className="price-amount price-request">{onRequest}</p>
  return <PriceAmount amount={amount} currency={currency} from={from ? fromLabel : undefined} unit={unit} />
}
