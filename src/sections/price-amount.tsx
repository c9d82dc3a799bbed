import { Suspense } from 'react'
import type { EntryPrice } from '../../schema/collections.ts'
import type { Content } from '../content/page-content.ts'
import { useFormats } from '../locale/use-formats.ts'
import { useMessages } from '../locale/use-messages.ts'

interface PriceAmountProps extends Omit<Content<EntryPrice>, 'sample' | 'from'> {
  /** The word before an amount that is only the least. */
  readonly from?: string | undefined
}

/** An amount of money, with what stands before it and what it is for. */
export function PriceAmount({ amount, currency, from, unit }: PriceAmountProps) {
  const { price } = useFormats()
  return (
    <p className="price-amount">
      {from && <span>{from} </span>}
      {/* A browser may format money differently from the server: React then renders the amount again, not the whole page. */}
      <Suspense>
        <b>{price(amount, currency)}</b>
      </Suspense>
      {unit && <span> {unit}</span>}
    </p>
  )
}

/** What an entry of a collection costs, in the site's own word for "from". */
export function EntryAmount({ from, ...price }: Content<EntryPrice>) {
  const { t } = useMessages()
  return <PriceAmount {...price} from={from ? t('services.priceFrom') : undefined} />
}
