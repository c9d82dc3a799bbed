import type { Direction, Look } from '../../../schema/look.ts'
import type { Theme } from '../../../schema/site-config.ts'

/** How pages look where a site says nothing: a report on paper. */
export const plainLook: Required<Look> = {
  paper: 'cream',
  scheme: 'auto',
  corners: 'small',
  lines: 'hair',
  density: 'normal',
  scale: 'normal',
  headlines: 'normal',
  buttons: 'block',
  numbers: 'arabic',
  bar: 'line',
  opening: 'beside',
  cards: 'lines',
  foot: 'columns',
  frames: 'none',
  texture: 'none',
  motion: 'none',
}

/** Whether a word names an art direction. */
export function isDirection(word: string): word is Direction {
  return Object.hasOwn(directions, word)
}

/** The values of each art direction that differ from `plainLook`. */
export const directions: Readonly<Record<Direction, Look>> = {
  editorial: {
    opening: 'stacked',
    paper: 'white',
    corners: 'sharp',
    density: 'airy',
    scale: 'large',
    headlines: 'light',
    buttons: 'underline',
    numbers: 'none',
    bar: 'centred',
    foot: 'word',
    motion: 'quiet',
  },
  brutalist: {
    opening: 'stacked',
    bar: 'cells',
    cards: 'cells',
    paper: 'white',
    scheme: 'light',
    corners: 'sharp',
    lines: 'heavy',
    density: 'close',
    scale: 'huge',
    headlines: 'heavy',
    buttons: 'shadow',
    numbers: 'large',
    foot: 'word',
    frames: 'offset',
  },
  atelier: {
    opening: 'mirrored',
    bar: 'open',
    foot: 'centred',
    density: 'airy',
    headlines: 'light',
    buttons: 'outline',
    numbers: 'roman',
    frames: 'arch',
    motion: 'quiet',
  },
  clinic: {
    opening: 'lapped',
    bar: 'capsule',
    cards: 'sheets',
    paper: 'tinted',
    corners: 'large',
    lines: 'none',
    buttons: 'pill',
    numbers: 'none',
    frames: 'round',
    foot: 'quiet',
    headlines: 'bold',
  },
  tech: {
    cards: 'cells',
    paper: 'black',
    corners: 'medium',
    headlines: 'bold',
    scale: 'large',
    numbers: 'none',
    bar: 'side',
    foot: 'quiet',
    frames: 'bleed',
    texture: 'squares',
    motion: 'lively',
  },
  luxury: {
    opening: 'middle',
    paper: 'brand',
    corners: 'sharp',
    lines: 'none',
    density: 'airy',
    scale: 'large',
    headlines: 'capitals',
    buttons: 'outline',
    numbers: 'none',
    bar: 'over',
    foot: 'quiet',
    texture: 'logo',
    motion: 'quiet',
  },
  playful: {
    opening: 'middle',
    bar: 'island',
    cards: 'tints',
    paper: 'tinted',
    scheme: 'light',
    corners: 'round',
    lines: 'medium',
    scale: 'huge',
    headlines: 'heavy',
    buttons: 'pill',
    numbers: 'none',
    foot: 'word',
    frames: 'arch',
    motion: 'lively',
  },
  civic: {
    opening: 'strip',
    bar: 'stripe',
    frames: 'duotone',
    cards: 'cells',
    paper: 'white',
    lines: 'medium',
    density: 'close',
    scale: 'quiet',
    headlines: 'bold',
    numbers: 'none',
  },
}

/** The look of a theme: what it sets itself, then what its direction sets, then what holds everywhere. A ground that is black or deep in colour is dark in every scheme. */
export function resolveLook(theme: Theme): Required<Look> {
  const own = Object.entries(theme).filter(([key, value]) => key in plainLook && value !== undefined)
  const look = { ...plainLook, ...(theme.direction && directions[theme.direction]), ...Object.fromEntries(own) }
  return look.paper === 'black' || look.paper === 'brand' ? { ...look, scheme: 'dark' } : look
}
