import type { LinkTarget } from '../../../../schema/common.ts'
import type { Section } from '../../../../schema/sections/section.ts'
import type { MenuEntry } from '../../../../schema/site-config.ts'
import { valueAt } from '../../../../schema/value-at.ts'
import { atKey, atParent, atValue, type Path, type Spot } from '../../../diagnostics/problem.ts'
import { placePath } from '../../../schema/walk.ts'
import { builtInWord } from '../../../words/built-in-words.ts'
import { type Entry, listEntries, namedEntries } from '../entries.ts'
import type { Rule, RuleInput } from '../rule-input.ts'
import { textPath } from '../rule-input.ts'

/** What a button is about is said where it leads: above a form, in the first message of a chat, as the subject of an e-mail. */
export const subjectsAreShown: Rule = (site) =>
  site.references.map(({ kind, place, unfinished }) => {
    if (kind !== 'page' || place.key !== 'about' || unfinished) return undefined
    const path = placePath(place)
    const reason = whyUnseen(site, valueAt(site.config, path.slice(0, -1)) as LinkTarget | undefined)
    return reason && atKey('action-about', path, reason)
  })

function whyUnseen(site: RuleInput, { page, contact, url }: LinkTarget = {}) {
  // Another rule reports an action that leads nowhere.
  if (![page, contact, url].some((target) => target !== undefined)) return undefined
  if (page !== undefined) return hasForm(site, page) ? undefined : { page }
  if (contact === 'email') return undefined
  if (contact !== 'chat') return {}
  const { chat } = site.config
  // Another rule reports a chat that does not exist.
  return chat && chat.greetingAbout === undefined ? { isChat: true } : undefined
}

/** Whether a page shows a form. Another rule reports one that does not exist or is switched off. */
function hasForm({ pages, sections }: RuleInput, key: string): boolean {
  const sectionKind = (name: string) => sections.find((entry) => `${entry.page.key}.${entry.key}` === name)?.kind
  const isForm = (section: Section) =>
    section.kind === 'form' ||
    (section.kind === 'opening' && section.form !== undefined) ||
    (section.kind === 'reuse' && sectionKind(section.section) === 'form')
  return (
    !pages.some((page) => page.key === key && page.enabled) ||
    sections.some(({ page, enabled, value }) => page.key === key && enabled && isForm(value))
  )
}

/** The messages on the button that shows the rest of a list, and takes it back. */
const switches = ['showAll', 'showLess'] as const

/** The same words do the same: those of a button that shows the rest of a list in its place are on no link. */
export const wordsDoOneThing: Rule = (site) => {
  const list = site.sections.find(({ enabled, page, value }) => {
    return value.kind === 'cards' && enabled && page.enabled && value.collapsed !== undefined
  })
  if (!list) return undefined
  const taken = new Map(site.locales.map((locale) => [locale, actionWords(site, locale)]))
  const told = site.localised.map(({ place, value, unfinished }) => {
    if (place.key !== 'label' || unfinished) return undefined
    const found = site.locales.find((locale) => value[locale] && taken.get(locale)?.has(plain(value[locale])))
    if (found === undefined) return undefined
    const path = textPath(place, found)
    const { page, url } = (valueAt(site.config, path.slice(0, -2)) ?? {}) as LinkTarget
    if (page === undefined && url === undefined) return undefined
    const related: Spot[] = [{ path: taken.get(found)?.get(plain(value[found] ?? '')) ?? list.path, at: 'value' }]
    return atValue('action-words', path, { value: value[found] ?? '' }, { related })
  })
  return told.find((problem) => problem !== undefined)
}

/** What those buttons say in a locale, with the place of each: the words of the site, or else those that every site has. */
function actionWords(site: RuleInput, locale: string): ReadonlyMap<string, readonly (string | number)[] | undefined> {
  return new Map(
    switches.flatMap((key) => {
      const path = ['messages', 'services', key]
      const own = site.config.messages?.services?.[key]?.[locale]
      const word = own ?? builtInWord(site.tags[locale] ?? locale, path.slice(1))
      return word ? [[plain(word), own === undefined ? undefined : [...path, locale]] as const] : []
    }),
  )
}

function plain(words: string): string {
  return words.trim().toLowerCase()
}

/** Whether a place is within the menu of the header or a column of the footer. */
export function isInMenu([part, list]: Path): boolean {
  return (part === 'header' && list === 'menu') || (part === 'footer' && list === 'columns')
}

/** Every link of a menu has words: those of its page, or its own. */
export const menusAreLabelled: Rule = ({ config }) =>
  menuEntries(config).map(({ value: entry, path }) => {
    // Another rule reports where it leads nowhere.
    if ('page' in entry || 'label' in entry || (!targets.some((target) => target in entry) && !opens(entry, path)))
      return undefined
    return atParent('key-missing', path, { key: 'label', expected: 'translations', meaning: 'The words of the link.' })
  })

const targets = ['url', 'file', 'contact', 'phone', 'email']

/** Whether an entry has others below it, which only those of the menu itself can. */
function opens(entry: MenuEntry, { length }: Path): boolean {
  return 'entries' in entry && length === 3
}

function menuEntries({ header, footer }: RuleInput['config']): Entry<MenuEntry>[] {
  const menu = listEntries(header?.menu, ['header', 'menu'])
  const below = menu.flatMap(({ value, path }) => listEntries(value.entries, [...path, 'entries']))
  const columns = namedEntries(footer?.columns, ['footer', 'columns'])
  return [...menu, ...below, ...columns.flatMap(({ value, path }) => listEntries(value.links, [...path, 'links']))]
}
