import type { ShownSection } from '../content/page-content.ts'

const grounds = { plain: undefined, deep: 'section-deep', brand: 'section-brand' } as const

/** The classes of a section: that of its ground, and the given ones. */
export function sectionClasses(
  { ground = 'plain' }: Pick<ShownSection, 'ground'>,
  ...names: readonly (string | false | undefined)[]
): string {
  return [...names, grounds[ground]].filter(Boolean).join(' ')
}
