import { Suspense } from 'react'
import type { EntryPrice } from '../../schema/collections.ts'
import type { PriceFigures } from '../../schema/sections/prices.ts'
import type { Content, InCurrency, ShownSection } from '../content/page-content.ts'
import { useFormats } from '../locale/use-formats.ts'
import { useMessages } from '../locale/use-messages.ts'

interface PriceAmountProps extends Pick<ShownSection<'prices'>, 'currency' | 'fromLabel'> {
  readonly price: InCurrency<Content<PriceFigures>>
  /** Which of two terms it is for. */
  readonly term?: 'first' | 'second'
}

/** What something costs: an amount, or the words in its place. */
export function PriceAmount({ price: figures, currency, fromLabel, term }: PriceAmountProps) {
  const { price } = useFormats()
  const { amount, from, unit, onRequest } = figures
  const className = term ? `price-amount price-${term}` : 'price-amount'
  if (amount === undefined) return onRequest && <p className={`${className} price-request`}>{onRequest}</p>
  return (
    <p className={className}>
      {from && fromLabel && <span>{fromLabel} </span>}
      {/* A browser may format money differently from the server: React then renders the amount again, not the whole page. */}
      <Suspense>
        <b>{price(amount, figures.currency ?? currency)}</b>
      </Suspense>
      {unit && <span> {unit}</span>}
    </p>
  )
}

/** What an entry of a collection costs, in the site's own word for "from". */
export function EntryAmount({ currency, ...price }: Content<EntryPrice>) {
  const { t } = useMessages()
  return <PriceAmount price={price} currency={currency} fromLabel={t('services.priceFrom')} />
}
