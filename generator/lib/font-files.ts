import type { PackageFile } from '#packages'

/** The role of a typeface: headings have one weight, text has all that the styles use. */
export type FontRole = 'heading' | 'text'

/** The weight of a typeface on share images. */
export const drawnWeight = { heading: 600, text: 400 } as const satisfies Record<FontRole, number>

/** A family's name as packages spell it: "Source Sans 3" → `source-sans-3`. */
export function fontId(family: string): string {
  return family.toLowerCase().replaceAll(' ', '-')
}

/** The variable typeface of the pages. */
export function variableFont(family: string, subset = 'latin'): PackageFile {
  const id = fontId(family)
  return { name: `@fontsource-variable/${id}`, file: `files/${id}-${subset}-wght-normal.woff2` }
}

/** A static typeface, for share images: their renderer cannot read variable ones. */
export function drawnFont(family: string, role: FontRole, subset = 'latin'): PackageFile {
  const id = fontId(family)
  return { name: `@fontsource/${id}`, file: `files/${id}-${subset}-${drawnWeight[role]}-normal.woff` }
}
