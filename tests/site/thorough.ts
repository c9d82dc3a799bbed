/**
 * Whether everything is tried, as `THOROUGH=1` asks for; CONTRIBUTING.md names what that is.
 */
export const isThorough = process.env.THOROUGH === '1'

/** With how many values a property is tried. */
export function runsOf(full: number): number {
  return isThorough ? full : Math.ceil(full / 10)
}

/** Of cases that are alike one in so many, the first among them; all of them, where everything is tried. */
export function oneIn<T>(count: number, cases: readonly T[]): readonly T[] {
  return cases.filter((_, index) => isThorough || index % count === 0)
}
