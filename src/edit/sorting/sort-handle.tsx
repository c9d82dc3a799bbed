import { Icon } from '../icon.tsx'
import type { Sorting } from './use-sorting.ts'

interface SortHandleProps {
  readonly sorting: Pick<Sorting, 'handle'>
  readonly index: number
  /** What the row is called. */
  readonly name: string
}

/** What a row is dragged by, or lifted with a key. */
export function SortHandle({ sorting, index, name }: SortHandleProps) {
  return (
    <button type="button" className="sort-handle" {...sorting.handle(index, name)}>
      <Icon name="grip" />
    </button>
  )
}
