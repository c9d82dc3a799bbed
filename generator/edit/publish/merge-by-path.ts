import type { VersionConflict } from '../../../src/edit/protocol/repair.ts'
import { isEqualValue } from '../../lib/plain-map.ts'
import { applyEdits, readable } from '../yaml/apply-edits.ts'
import { unlessRefused } from '../yaml/edit.ts'
import { writeValue } from '../yaml/write-value.ts'
import { type Change, changesBetween } from './changes.ts'
import { mergeValues, type ValueConflict } from './merge-values.ts'
import { type Choices, isText, mergeVersions, resolveVersions } from './two-versions.ts'

/** Three versions of a text: the one that both began with, and what each has made of it. */
export interface ThreeTexts {
  readonly base: string
  readonly mine: string
  readonly theirs: string
}

/**
 * Three-way merge of a file by its paths and values. Its lines are merged where that gives the same value, so that comments of both stay; else
 * the changes are made in the text of theirs.
 *
 * @param choices the side that is taken at each place that both have changed
 * @returns the text; undefined where places are left to choose, or one of the texts cannot be read
 */
export function mergeByPath(texts: ThreeTexts, choices: Choices = []): string | undefined {
  const values = readAll(texts)
  if (!values) return undefined
  const conflicts: ValueConflict[] = []
  const expected = mergeValues(values, (conflict) => {
    const side = choices[conflicts.push(conflict) - 1]
    return conflict[side ?? 'mine']
  })
  if (conflicts.length > choices.length) return undefined
  const lines = mergeVersions(texts.base, texts)
  const text = lines.every((part) => typeof part === 'string') ? resolveVersions(lines) : undefined
  if (text !== undefined && isEqualValue(readable(text), expected)) return text
  return rewrite(texts.theirs, expected) ?? rewrite(texts.mine, expected)
}

/** The places that both have changed, with what each has written there; undefined where one of the texts cannot be read. */
export function pathConflicts(texts: ThreeTexts): VersionConflict[] | undefined {
  const values = readAll(texts)
  if (!values) return undefined
  const conflicts: ValueConflict[] = []
  mergeValues(values, (conflict) => {
    conflicts.push(conflict)
    return conflict.mine
  })
  return conflicts.map(({ path, mine, theirs }) => ({
    mine: writeLines(mine),
    theirs: writeLines(theirs),
    texts: isText(mine) && isText(theirs) ? [{ path, mine: String(mine), theirs: String(theirs) }] : [],
  }))
}

function readAll({ base, mine, theirs }: ThreeTexts) {
  const [before, own, other] = [readable(base), readable(mine), readable(theirs)]
  return before === undefined || own === undefined || other === undefined
    ? undefined
    : { base: before, mine: own, theirs: other }
}

/** Makes a text say a value, by the edits that the editor makes; undefined where it has none for it. */
function rewrite(text: string, expected: unknown): string | undefined {
  let edited: string | undefined = text
  // An edit moves the places of those behind it: each is planned anew.
  for (let made = 0; made < mostEdits && edited !== undefined; made++) {
    const changes: readonly Change[] = changesBetween(expected, readable(edited))
    if (changes.length === 0) return edited
    edited = makeOne(edited, changes)
  }
  return undefined
}

/** The text with the first of some changes that can be taken back in it. */
function makeOne(text: string, changes: readonly Change[]): string | undefined {
  for (const { back } of changes) {
    const made = unlessRefused(
      () => applyEdits(text, [back]),
      () => undefined,
    )
    if (made !== undefined) return made
  }
  return undefined
}

/** More than two people change between two publications. */
const mostEdits = 2000

function writeLines(value: unknown): string {
  if (value === undefined) return ''
  const { head, lines } = writeValue(value, { step: 2, dash: 0 })
  return [head, ...lines].filter(Boolean).join('\n')
}
