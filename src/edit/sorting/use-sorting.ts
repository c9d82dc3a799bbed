import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useWords } from '../words/use-words.ts'
import { followPointer } from './follow-pointer.ts'
import { placeAmong, rowShift, rowSizes } from './places.ts'

interface SortingOptions {
  /** What tells one order of the rows from another. */
  readonly order: string
  readonly count: number
  /** The first place to which a row can move. */
  readonly first?: number
  /** Moves a row. Returns whether it is done. */
  onMove(from: number, to: number): Promise<boolean>
  /** Told what has become of a row, for those who hear it. */
  onSay(said: string): void
}

/** A row on its way to another place. */
interface Moving {
  readonly from: number
  readonly to: number
  /** How far the pointer has taken it; left out where keys move it, or where it is dropped. */
  readonly by?: number
  readonly isDropped?: boolean
  /** The order at the start of the drag. */
  readonly order: string
  /** How much room each row takes. */
  readonly sizes: readonly number[]
}

/** Rows that are sorted by their handles: dragged by a pointer or a finger, or lifted and moved by keys. A drop is one change. */
export type Sorting = ReturnType<typeof useSorting>

/** Sorts the children of an element, one below the other. */
export function useSorting<List extends HTMLElement>({ order, count, first = 0, onMove, onSay }: SortingOptions) {
  const { words, fill } = useWords()
  const list = useRef<List>(null)
  const [moving, setMoving] = useState<Moving>()
  const stop = useRef<() => void>(undefined)
  /** The order before the last drop: where it is back, what was said of the drop holds no more. */
  const before = useRef<string>(undefined)
  const takeBack = useEffectEvent(() => {
    if (before.current !== order) return
    before.current = undefined
    onSay('')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: undo brings an order back
  useEffect(() => takeBack(), [order])

  // The file has the order in which it is shown.
  if (moving?.isDropped && moving.order !== order) setMoving(undefined)

  function take(index: number): Moving {
    return { from: index, to: index, order, sizes: rowSizes(list.current) }
  }

  async function drop({ from, to, ...rest }: Moving, name: string): Promise<void> {
    if (from === to) return cancel(name)
    setMoving({ ...rest, from, to, by: undefined, isDropped: true })
    before.current = rest.order
    const isDone = await onMove(from, to)
    // Rows that are alike have the same order as before.
    setMoving((now) => (now?.isDropped ? undefined : now))
    onSay(isDone ? fill(words.parts.movedTo, { name, index: to + 1, count }) : fill(words.sorting.stays, { name }))
  }

  function cancel(name: string): void {
    setMoving(undefined)
    onSay(fill(words.sorting.stays, { name }))
  }

  function drag(index: number, name: string, event: PointerEvent<HTMLElement>): void {
    const rows = list.current
    if (event.button !== 0 || moving || !rows) return
    event.preventDefault()
    const own = take(index)
    let last = own
    event.currentTarget.focus()
    stop.current = followPointer(event, rows, {
      onMove(by) {
        last = { ...own, by, to: placeAmong(own.sizes, index, { by, first }) }
        setMoving(last)
      },
      onDrop: () => last.by !== undefined && void drop(last, name),
      onCancel: () => cancel(name),
    })
  }

  function pressKey(index: number, name: string, event: KeyboardEvent): void {
    const isLifted = moving && !moving.isDropped
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (event.key === ' ' || event.key === 'Enter') {
      if (isLifted) void drop(moving, name)
      else if (!moving) {
        setMoving(take(index))
        onSay(fill(words.sorting.lifted, { name, index: index + 1, count }))
      }
    } else if (isLifted && step) {
      const to = Math.min(Math.max(moving.to + step, first), count - 1)
      setMoving({ ...moving, to })
      onSay(fill(words.sorting.over, { index: to + 1, count }))
    } else if (isLifted && event.key === 'Escape') {
      stop.current?.()
      cancel(name)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  /** Where a row is drawn while one is on its way. */
  function rowStyle(index: number): CSSProperties | undefined {
    if (!moving) return undefined
    const shift = index === moving.from && moving.by !== undefined ? moving.by : rowShift(moving.sizes, index, moving)
    return { translate: `0 ${shift}px` }
  }

  return {
    list,
    row: (index: number) => ({
      style: rowStyle(index),
      'data-sorting': moving && (index === moving.from ? 'taken' : 'other'),
    }),
    handle: (index: number, name: string) => ({
      'aria-label': fill(words.sorting.move, { name }),
      'aria-pressed': moving?.from === index && !moving.isDropped,
      onPointerDown: (event: PointerEvent<HTMLElement>) => drag(index, name, event),
      onKeyDown: (event: KeyboardEvent) => pressKey(index, name, event),
      onBlur: () => moving && !moving.isDropped && moving.by === undefined && cancel(name),
    }),
  }
}
