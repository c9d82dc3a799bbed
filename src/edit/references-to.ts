/** A section of a page, by their keys. */
interface SectionName {
  readonly page: string
  readonly section: string
}

/** How many places of a configuration lead to a section or show it again: buttons, links in texts, other sections. */
export function referencesTo(value: unknown, name: SectionName): number {
  if (typeof value === 'string') return value.includes(`(page:${name.page}#${name.section})`) ? 1 : 0
  if (typeof value !== 'object' || value === null) return 0
  const { page, section } = value as Readonly<Record<string, unknown>>
  const leads = section === `${name.page}.${name.section}` || (page === name.page && section === name.section)
  return Object.values(value).reduce<number>((count, child) => count + referencesTo(child, name), leads ? 1 : 0)
}
