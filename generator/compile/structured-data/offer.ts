interface OfferedPrice {
  readonly amount: number
  readonly currency: string
  readonly from?: boolean | undefined
}

/** A price in the vocabulary of schema.org: one that is only the least is the low end of several. */
export function offer({ amount, currency, from }: OfferedPrice) {
  return from
    ? ({ '@type': 'AggregateOffer', lowPrice: amount, priceCurrency: currency } as const)
    : ({ '@type': 'Offer', price: amount, priceCurrency: currency } as const)
}
