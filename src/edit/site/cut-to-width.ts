/** A text as it is shown where there is room for so many pixels: cut behind a word. */
export function cutToWidth(text: string, { room, measureWidth }: Measure): string {
  if (measureWidth(text) <= room) return text
  const words = text.split(' ')
  const fits = (count: number) => measureWidth(`${words.slice(0, count).join(' ')} …`) <= room
  const count = words.findLastIndex((_, index) => fits(index))
  return `${words.slice(0, Math.max(1, count)).join(' ')} …`
}

/** A room in pixels, and how wide a text is. */
export interface Measure {
  readonly room: number
  measureWidth(text: string): number
}

/** Measures texts in a typeface, such as "20px Arial". */
export function createMeasure(font: string, room: number): Measure {
  const context = document.createElement('canvas').getContext('2d')
  if (context) context.font = font
  return { room, measureWidth: (text) => context?.measureText(text).width ?? 0 }
}
