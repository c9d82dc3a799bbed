import { fontFamilyToCamelCase } from '@capsizecss/metrics'

/** What a typeface is for: headings keep one weight, text has all that the styles ask for. */
export type FontRole = 'heading' | 'text'

/** A file of an installed package. */
export interface PackageFile {
  readonly name: string
  /** The file's path in the package. */
  readonly file: string
}

/** The weight in which the drawing of share images shows a typeface. */
export const drawnWeight = { heading: 600, text: 400 } as const satisfies Record<FontRole, number>

/** A family's name as packages spell it: "Source Sans 3" → `source-sans-3`. */
export function fontId(family: string): string {
  return family.toLowerCase().replaceAll(' ', '-')
}

/** The variable typeface, which the pages show; its letters of Latin, unless another subset is named. */
export function variableFont(family: string, subset = 'latin'): PackageFile {
  const id = fontId(family)
  return { name: `@fontsource-variable/${id}`, file: `files/${id}-${subset}-wght-normal.woff2` }
}

/** A static cut: the drawing of share images cannot read variable ones. */
export function drawnFont(family: string, role: FontRole, subset = 'latin'): PackageFile {
  const id = fontId(family)
  return { name: `@fontsource/${id}`, file: `files/${id}-${subset}-${drawnWeight[role]}-normal.woff` }
}

/** The measures, by which a fallback takes the same room: the module's name is the file. */
export function fontMeasures(family: string): PackageFile {
  return { name: '@capsizecss/metrics', file: fontFamilyToCamelCase(family) }
}
