import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FirstView } from './first-view.ts'
import type { Score } from './lighthouse.ts'
import type { Measurement } from './run-measured.ts'

/** The builds of one generator at one size, in the order of the rounds. */
export interface Builds {
  readonly generator: string
  readonly size: number
  /** The HTML documents that were written. */
  readonly pages: number
  readonly runs: Measurement[]
}

/** All that was measured; written after each step, so that nothing is lost. */
export interface Results {
  machine: Machine
  builds: Builds[]
  /** Our own steps that no peer has, and other commands of ours. */
  steps: { name: string; size: number; runs: Measurement[] }[]
  firstViews: FirstView[]
  scores: { generator: string; runs: Score[] }[]
  /** What visitors and editors wait for; empty in results of earlier runs. */
  waits?: Wait[]
  /** What could not be measured, and why. */
  failures: string[]
}

/** How long a person waits for something, run by run. */
export interface Wait {
  readonly name: string
  readonly milliseconds: readonly number[]
}

/** Where and when the measurements were made. */
export interface Machine {
  readonly date: string
  readonly processor: string
  readonly cores: number
  readonly gigabytes: number
  readonly system: string
  readonly commit: string
  /** The one-minute load when the builds began and when they ended. */
  load: number[]
  readonly versions: Readonly<Record<string, string>>
}

const fileOf = (work: string) => join(work, 'results.json')

/** The results of an earlier run, to which this one adds. */
export async function readResults(work: string): Promise<Results | undefined> {
  return existsSync(fileOf(work)) ? JSON.parse(await readFile(fileOf(work), 'utf8')) : undefined
}

/** Keeps the results. */
export async function saveResults(work: string, results: Results): Promise<void> {
  await mkdir(dirname(fileOf(work)), { recursive: true })
  await writeFile(fileOf(work), `${JSON.stringify(results, null, 2)}\n`)
}

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
