/** A page, or a section of it, by their keys. */
interface PartName {
  readonly page: string
  readonly section?: string
}

/** How many places of a configuration lead to a page or section, or show it again: buttons, links in texts, other sections. */
export function referencesTo(value: unknown, name: PartName): number {
  if (typeof value === 'string') return leadsTo(value, name) ? 1 : 0
  if (typeof value !== 'object' || value === null) return 0
  const { page, section } = value as Readonly<Record<string, unknown>>
  const isOfPage = page === name.page || String(section).startsWith(`${name.page}.`)
  const isOfSection = section === `${name.page}.${name.section}` || (page === name.page && section === name.section)
  const leads = name.section === undefined ? isOfPage : isOfSection
  return Object.values(value).reduce<number>((count, child) => count + referencesTo(child, name), leads ? 1 : 0)
}

/** Whether a text has a link to it. */
function leadsTo(text: string, { page, section }: PartName): boolean {
  if (section !== undefined) return text.includes(`(page:${page}#${section})`)
  return text.includes(`(page:${page})`) || text.includes(`(page:${page}#`)
}
