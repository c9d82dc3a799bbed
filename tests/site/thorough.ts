/**
 * Whether everything is tried, as `THOROUGH=1` asks for: properties with all their values, the second engine for accessibility, and each
 * host with all sites. Otherwise properties are tried with a tenth of their values, and each host with one site.
 */
export const isThorough = process.env.THOROUGH === '1'

/** With how many values a property is tried. */
export function runsOf(full: number): number {
  return isThorough ? full : Math.ceil(full / 10)
}
