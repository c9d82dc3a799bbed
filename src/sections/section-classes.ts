import type { ShownSection } from '../content/page-content.ts'

const grounds = { plain: undefined, deep: 'section-deep', brand: 'section-brand' } as const

/** The classes of a section: the given ones, its background class, and its layout classes. */
export function sectionClasses(
  { ground = 'plain', layoutClasses }: Pick<ShownSection, 'ground' | 'layoutClasses'>,
  ...names: readonly (string | false | undefined)[]
): string {
  return [...names, grounds[ground], layoutClasses].filter(Boolean).join(' ')
}
