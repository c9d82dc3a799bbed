import type { Generator } from './generators.ts'
import type { Results } from './results.ts'

export async function writeReport(_results: Results, _all: readonly Generator[]): Promise<void> {}
