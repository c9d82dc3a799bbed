import type { PackageFile } from '#packages'
import { findFamily, type TypeRole } from './font-families.ts'

/** The role of a typeface: headings have one weight, text has all that the styles use. */
export type FontRole = Exclude<TypeRole, 'display'>

/** The weight of a typeface on share images. */
export const drawnWeight = { heading: 600, text: 400 } as const satisfies Record<FontRole, number>

/** A family's name as packages spell it: "Source Sans 3" → `source-sans-3`. */
export function fontId(family: string): string {
  return family.toLowerCase().replaceAll(' ', '-')
}

/** The variable typeface of the pages. */
export function variableFont(family: string, subset = 'latin'): PackageFile {
  const id = fontId(family)
  const axis = findFamily(family)?.axis === 'wdth' ? 'wdth' : 'wght'
  return { name: `@fontsource-variable/${id}`, file: `files/${id}-${subset}-${axis}-normal.woff2` }
}

/** A static typeface, for share images: their renderer cannot read variable ones. */
export function drawnFont(family: string, role: FontRole, subset = 'latin'): PackageFile {
  const id = fontId(family)
  return { name: `@fontsource/${id}`, file: `files/${id}-${subset}-${drawnWeight[role]}-normal.woff` }
}
