import currencies from 'cldr-core/supplemental/currencyData.json'
import parents from 'cldr-core/supplemental/parentLocales.json'
import containment from 'cldr-core/supplemental/territoryContainment.json'
import territories from 'cldr-core/supplemental/territoryInfo.json'
import examples from 'libphonenumber-js/examples.mobile.json'

// The port `#country-data` in the tab: loaded where a site begins.

export function requireCldr() {
  return {
    territories: () => territories.supplemental.territoryInfo,
    currencies: () => currencies.supplemental.currencyData,
    parents: () => parents.supplemental.parentLocales,
    containment: () => containment.supplemental.territoryContainment,
  }
}

export function requireExampleNumbers(): Readonly<Record<string, string>> {
  return examples
}
