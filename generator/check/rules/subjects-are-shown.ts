import { valueAt } from '../../../schema/value-at.ts'
import { atKey, type Problem } from '../../diagnostics/problem.ts'
import { pathOf } from '../../schema/walk.ts'
import type { Rule, Site } from './site.ts'
import { isSection, scalarText, section } from './unchecked-values.ts'

/** What a button is about is said where it leads: above a form, in the first message of a chat, as the subject of an e-mail. */
export const subjectsAreShown: Rule = (site) =>
  site.references.flatMap(({ kind, place, unfinished }): Problem[] => {
    if (kind !== 'page' || place.key !== 'about' || unfinished) return []
    const path = pathOf(place)
    const reason = whyUnseen(site, section(valueAt(site.value, path.slice(0, -1))))
    return reason ? [atKey('action-about', path, { parameters: reason })] : []
  })

function whyUnseen(site: Site, { page, contact }: Readonly<Record<string, unknown>>) {
  if (typeof page === 'string') return hasForm(site, page) ? undefined : { page }
  if (contact === 'email') return undefined
  if (contact !== 'chat') return {}
  const { chat } = site.value
  // A chat that is not there is told elsewhere.
  return isSection(chat) && chat.greetingAbout === undefined ? { isChat: true } : undefined
}

/** Whether a page shows a form. One that is not there, or switched off, is told elsewhere. */
function hasForm({ pages, sections }: Site, key: string): boolean {
  const kindOf = (name: string) => sections.find((entry) => `${entry.page.key}.${entry.key}` === name)?.kind
  const isForm = (kind: string | undefined, value: Readonly<Record<string, unknown>>) =>
    kind === 'form' || (kind === 'reuse' && kindOf(scalarText(value.section)) === 'form')
  return (
    !pages.some((page) => page.key === key && page.enabled) ||
    sections.some(({ page, enabled, kind, value }) => page.key === key && enabled && isForm(kind, value))
  )
}
