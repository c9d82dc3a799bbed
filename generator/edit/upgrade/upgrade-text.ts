import { presentFormat } from '../../../schema/format.ts'
import { fileFormat } from '../../check/file-format.ts'
import { LineTable } from '../../check/yaml/line-table.ts'
import { loadText } from '../../check/yaml/load.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { applyAtOnce, readable } from '../yaml/apply-edits.ts'
import { type EditRefusal, EditRefused, unlessRefused } from '../yaml/edit.ts'
import type { Step, StepChange, UpgradeReason } from './step.ts'
import { to2 } from './steps/to-2.ts'

/** The steps from the first format to the present one, in their order. */
const steps: readonly Step[] = [to2]

/** What an upgrade has changed at one place. */
export interface UpgradeChange {
  readonly line: number
  readonly path: Path
  readonly why: UpgradeReason
}

/** A text in the present format. */
export interface UpgradedText {
  readonly text: string
  readonly from: number
  readonly to: number
  /** Empty for a text that was in the present format before. */
  readonly changes: readonly UpgradeChange[]
  /** The lines of comments in which names stand that are gone. */
  readonly comments: readonly { readonly line: number; readonly name: string }[]
}

/** What came of an upgrade; or why nothing did. */
export type Upgrade = UpgradedText | { readonly refused: EditRefusal | 'newer' | 'no-site' }

/** Brings the text of a file to the present format, by splices: comments, and all that no step concerns, stay as they are. */
export function upgradeText(text: string): Upgrade {
  const value = readable(text)
  const from = fileFormat(value)
  if (from === undefined) return { refused: value === undefined ? 'unreadable' : 'no-site' }
  if (from > presentFormat) return { refused: 'newer' }
  const wanted = steps.filter(({ to }) => to > from)
  return unlessRefused(
    () => wanted.reduce(takeStep, { text, from, to: presentFormat, changes: [], comments: [] }),
    (refused) => ({ refused }),
  )
}

/** The text of an earlier version in the present format; as it is, where it cannot be brought there. */
export function inPresentFormat(text: string): string {
  const upgrade = upgradeText(text)
  return 'refused' in upgrade ? text : upgrade.text
}

function takeStep({ text, changes, ...rest }: UpgradedText, { to, plan, formerNames }: Step): UpgradedText {
  const value = readable(text) as Readonly<Record<string, unknown>>
  const planned = [numberChange(value, to), ...plan(value).sort((a, b) => b.edit.path.length - a.edit.path.length)]
  const upgraded = applyAtOnce(
    text,
    planned.map(({ edit }) => edit),
  )
  const findLine = createLineLookup(upgraded)
  const made = planned.map(({ edit, why }): UpgradeChange => {
    const path = edit.do === 'rename' ? [...edit.path.slice(0, -1), edit.key] : edit.path
    return { line: findLine(path), path, why }
  })
  return {
    ...rest,
    text: upgraded,
    changes: [...changes, ...made].sort((a, b) => a.line - b.line),
    comments: [...rest.comments, ...namedInComments(upgraded, formerNames)],
  }
}

/** Writes the number of the format, at the top where there is none yet. */
function numberChange(value: Readonly<Record<string, unknown>>, to: number): StepChange {
  const path = ['format']
  const [before] = Object.keys(value)
  return Object.hasOwn(value, 'format')
    ? { edit: { do: 'set', path, value: to }, why: 'format' }
    : { edit: { do: 'add', path, value: to, ...(before !== undefined && { before }) }, why: 'format' }
}

function createLineLookup(text: string): (path: Path) => number {
  const loaded = loadText(text)
  if (!('document' in loaded)) throw new EditRefused('unreadable')
  const lines = new LineTable(text)
  return (path) => lines.position(loaded.document.locate({ path, at: 'key' })[0]).line
}

function namedInComments(text: string, names: readonly string[]): UpgradedText['comments'] {
  return text.split('\n').flatMap((written, index) => {
    const comment = /^\s*#(.*)/.exec(written)?.[1] ?? ''
    return names.filter((name) => comment.includes(name)).map((name) => ({ line: index + 1, name }))
  })
}
