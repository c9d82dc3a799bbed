/** How light a photo is, in the cells of a grid, row by row: greys from 0 to 255. */
export interface PhotoLight {
  readonly columns: number
  readonly cells: readonly number[]
}

/** A part of a photo, from 0 to 1 of its width and height. */
interface Part {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const whole: Part = { left: 0, right: 1, top: 0, bottom: 1 }
const foot: Part = { ...whole, top: 0.3 }

/** The contrast of the words, which are all but white: a little above what WCAG AA asks of text, as colours are rounded on the way. */
const wanted = 4.9
/** The grey of the veil at its lightest, in any theme; and how light the words are. */
const veilGrey = 34 / 255
const wordLight = 0.955
/** The thinnest veil, which still holds small words together. */
const least = 2

/** How the words of an opening stand on its photo. */
interface Words {
  readonly isAtFoot: boolean
  readonly isRightToLeft: boolean
}

/** The classes of an opening with words at its foot that has a bar over the upper third of its photo: their veil, where it differs from that of the words. */
export function barVeilClasses(light: PhotoLight): string[] {
  const [onTop, onFoot] = [densityOn(light, { ...whole, bottom: 0.34 }), densityOn(light, foot)]
  return ['under-bar', ...(onTop === onFoot ? [] : [`veil-bar-${onTop}`])]
}

/** The classes of the veil between the words of an opening and its photo: on narrow screens they stand on all of it. */
export function veilClasses(light: PhotoLight, { isAtFoot, isRightToLeft }: Words): string[] {
  const side = isRightToLeft ? { left: 0.28, right: 1 } : { left: 0, right: 0.72 }
  const wide = isAtFoot ? foot : { ...whole, ...side }
  const narrow = isAtFoot ? foot : whole
  const [onNarrow, onWide] = [densityOn(light, narrow), densityOn(light, wide)]
  return onNarrow === onWide ? ['veil', `veil-${onWide}`] : ['veil', `veil-narrow-${onNarrow}`, `veil-wide-${onWide}`]
}

/** How dense a veil has to be, in tenths, on a part of a photo. */
function densityOn({ columns, cells }: PhotoLight, { left, right, top, bottom }: Part): number {
  const rows = cells.length / columns
  const shown = cells.filter((_, index) => {
    const [x, y] = [(index % columns) / columns, Math.floor(index / columns) / rows]
    return x >= left - 1 / columns && x < right && y >= top - 1 / rows && y < bottom
  })
  const grey = Math.max(0, ...shown) / 255
  const densities = Array.from({ length: 7 }, (_, index) => index + least)
  return densities.find((tenths) => contrastOn((grey * (10 - tenths) + veilGrey * tenths) / 10) >= wanted) ?? 8
}

function contrastOn(grey: number): number {
  const light = grey <= 0.04045 ? grey / 12.92 : ((grey + 0.055) / 1.055) ** 2.4
  return (wordLight + 0.05) / (light + 0.05)
}
