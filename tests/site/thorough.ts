/**
 * Whether everything is tried, as `THOROUGH=1` asks for: properties with all their values, the second engine for accessibility, each host
 * with all sites, and each journey in the editor by each means in each browser. Otherwise properties are tried with a tenth of their values,
 * each host with one site, and each way of a journey in one browser.
 */
export const isThorough = process.env.THOROUGH === '1'

/** With how many values a property is tried. */
export function runsOf(full: number): number {
  return isThorough ? full : Math.ceil(full / 10)
}
