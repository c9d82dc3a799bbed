import type { Answer } from './answer.ts'
import type { Unit } from './translation-unit.ts'

/**
 * Fills empty rows from rows with the same source, if all of these have the same translation. Addresses are never filled: each page has its
 * own.
 */
export function fillRepeated(answers: readonly Answer[]): Answer[] {
  const made = new Map<string, { readonly value: string; readonly like: Answer; readonly isOnly: boolean }>()
  for (const answer of answers) {
    if (answer.what !== 'taken' || !answer.unit) continue
    const known = made.get(answer.unit.source)
    const isOnly = known === undefined || (known.isOnly && known.value === answer.value)
    made.set(answer.unit.source, known ? { ...known, isOnly } : { value: answer.value, like: answer, isOnly })
  }
  return answers.map((answer): Answer => {
    const { row, unit } = answer
    const found = unit && made.get(unit.source)
    if (!unit || !found?.isOnly || !isEmpty(answer, unit)) return answer
    return { row, unit, what: 'taken', value: found.value, like: found.like.row.row, remarks: [] }
  })
}

function isEmpty({ what, row }: Answer, { state, kind }: Unit): boolean {
  return (
    what === 'same' && state === 'missing' && kind !== 'address' && row.translation.trim() === '' && !row.isUnfinished
  )
}

/** Makes a function that finds the first unit with the same source as another one; undefined if that is itself the first. */
export function firstLike(units: readonly Unit[]): (unit: Unit) => Unit | undefined {
  const first = new Map<string, Unit>()
  for (const unit of units) if (unit.kind !== 'address' && !first.has(unit.source)) first.set(unit.source, unit)
  return (unit) => {
    const found = unit.kind === 'address' ? undefined : first.get(unit.source)
    return found === unit ? undefined : found
  }
}
