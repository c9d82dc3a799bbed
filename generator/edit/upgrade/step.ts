import type { commands } from '../../diagnostics/messages/en/commands.ts'
import type { Edit } from '../yaml/edit.ts'

/** Why a step changes something; its words are the `upgradeReasons` of each language. */
export type UpgradeReason = keyof (typeof commands)['upgradeReasons']

/** One change that a step makes in a file. */
export interface StepChange {
  readonly edit: Extract<Edit, { do: 'set' | 'rename' | 'add' }>
  readonly why: UpgradeReason
}

/** What brings a file from one format to the next. It is never changed once it is published: files of that format stay as they are. */
export interface Step {
  /** The format of the file afterwards. */
  readonly to: number
  /** Names of keys that are gone, for comments in which they still stand. */
  readonly formerNames: readonly string[]
  /** What it changes. Paths are those of the file before; none lies at a place that another one takes away. */
  plan(value: unknown): StepChange[]
}
