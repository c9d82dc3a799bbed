import type { ShownSection } from '../content/page-content.ts'

const grounds = { plain: undefined, deep: 'section-deep', brand: 'section-brand' } as const

/** The classes of a section: the given ones, that of its ground, and those of its layout. */
export function sectionClasses(
  { ground = 'plain', classes }: Pick<ShownSection, 'ground' | 'classes'>,
  ...names: readonly (string | false | undefined)[]
): string {
  return [...names, grounds[ground], classes].filter(Boolean).join(' ')
}
