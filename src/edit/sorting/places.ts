/** How much room each child of a list takes, with the gap behind it. */
export function rowSizes(list: Element | null): number[] {
  const boxes = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect())
  return boxes.map(({ top, height }, index) => (boxes[index + 1]?.top ?? top + height) - top)
}

/** The place among the others that a row has come to. */
export function placeAmong(
  sizes: readonly number[],
  from: number,
  { by, first }: { readonly by: number; readonly first: number },
): number {
  const middles = sizes.map((size, index) => sum(sizes.slice(0, index)) + size / 2)
  const own = (middles[from] ?? 0) + by
  // A row is passed once the middle of the other one is.
  const passed = middles.filter((middle, index) => index !== from && middle < own).length
  return Math.max(passed, first)
}

/** How far a row moves that is taken, or has to make room. */
export function rowShift(
  sizes: readonly number[],
  index: number,
  { from, to }: { readonly from: number; readonly to: number },
): number {
  const own = sizes[from] ?? 0
  if (index === from) return to > from ? sum(sizes.slice(from + 1, to + 1)) : 0 - sum(sizes.slice(to, from))
  if (index > from && index <= to) return -own
  return index < from && index >= to ? own : 0
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
