import { randomNumbers } from '../browser/random-numbers.ts'

/** What is drawn at random, and is the same for the same number. */
export interface Chance {
  /** A number from 0 to 1. */
  readonly random: () => number
  /** A whole number below another. */
  below(count: number): number
  /** One of a list. */
  pick<T>(list: readonly T[]): T
  /** Whether something is so, with this probability. */
  is(probability: number): boolean
}

/** Chance that begins with a number. */
export function chanceOf(seed: number): Chance {
  const random = randomNumbers(seed)
  const below = (count: number) => Math.floor(random() * count)
  return { random, below, pick: (list) => list[below(list.length)] as (typeof list)[number], is: (p) => random() < p }
}
