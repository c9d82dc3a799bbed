import { Suspense } from 'react'
import type { EntryPrice } from '../../schema/collections.ts'
import type { Price } from '../../schema/sections/prices.ts'
import type { Content, ShownSection } from '../content/page-content.ts'
import { useFormats } from '../locale/use-formats.ts'
import { useMessages } from '../locale/use-messages.ts'

interface PriceAmountProps extends Pick<ShownSection<'prices'>, 'currency' | 'fromLabel'> {
  readonly price: Pick<Content<Price>, 'amount' | 'from' | 'unit' | 'onRequest'>
}

/** What something costs: an amount, or the words in its place. */
export function PriceAmount({ price: { amount, from, unit, onRequest }, currency, fromLabel }: PriceAmountProps) {
  const { price } = useFormats()
  if (amount === undefined) return onRequest && <p className="price-amount price-request">{onRequest}</p>
  return (
    <p className="price-amount">
      {from && fromLabel && <span>{fromLabel} </span>}
      {/* A browser may format money differently from the server: React then renders the amount again, not the whole page. */}
      <Suspense>
        <b>{price(amount, currency)}</b>
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
