import { createRequire } from 'node:module'

// The port `#country-data` on Node: what new sites are made of.

const require = createRequire(import.meta.url)

/** What the Unicode CLDR knows of countries: who lives there and speaks what, their currencies, whose way of writing they follow, and where they lie. */
export function requireCldr() {
  return {
    territories: () => require('cldr-core/supplemental/territoryInfo.json').supplemental.territoryInfo,
    currencies: () => require('cldr-core/supplemental/currencyData.json').supplemental.currencyData,
    parents: () => require('cldr-core/supplemental/parentLocales.json').supplemental.parentLocales,
    containment: () => require('cldr-core/supplemental/territoryContainment.json').supplemental.territoryContainment,
  }
}

/** An example of a phone number of each country. */
export function requireExampleNumbers(): Readonly<Record<string, string>> {
  return require('libphonenumber-js/examples.mobile.json') as Readonly<Record<string, string>>
}
