import type { Price, PriceFigures, PricesSection } from '../../../schema/sections/prices.ts'
import type { Content, InCurrency, ShownPrice } from '../../../src/content/page-content.ts'

/** The items of a list of prices in the currency of a language; what has no amount in it keeps that of the section. */
export function pricesInCurrency(
  items: readonly Content<Price>[],
  { currencies = [] }: Pick<PricesSection, 'currencies'>,
  locale: string,
): ShownPrice[] {
  const currency = currencies.find(({ languages }) => languages.includes(locale))?.currency
  return items.map(({ other, has: _has, allergens: _allergens, ...price }) => ({
    ...inCurrency(price, currency),
    ...(other && { other: inCurrency(other, currency) }),
  }))
}

function inCurrency<C extends Content<PriceFigures>>(
  { amounts, ...figures }: C,
  currency: string | undefined,
): InCurrency<C> {
  const own = amounts?.find((other) => other.currency === currency)
  return own ? { ...figures, ...own } : figures
}
