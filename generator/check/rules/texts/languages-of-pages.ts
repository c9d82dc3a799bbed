import { atKey, type Spot } from '../../../diagnostics/problem.ts'
import { placePath } from '../../../schema/walk.ts'
import { isInMenu } from '../links/actions-say-what-they-do.ts'
import type { PageEntry, Rule, RuleInput } from '../rule-input.ts'
import { collectLinks, linkedPage } from './texts-of-site.ts'

/** The home page exists in every language, since the language switcher of other pages falls back to it. */
export const homeSpeaksAll: Rule = ({ pages, locales, drafts }) =>
  pages.map((page) => {
    const missing = locales.filter((locale) => !drafts.has(locale) && !page.locales.includes(locale))
    if (page.role !== 'home' || !page.enabled || missing.length === 0) return undefined
    return atKey('home-languages', [...page.path, 'languages'], { locales: missing })
  })

/** A button or a text with a link, shown in some languages. */
interface Way extends Spot {
  readonly target: string
  readonly locales: readonly string[]
}

/** No button or text leads to a page that does not exist in its language: the button would not be shown, and the words would have no link. */
export const linksStayInLanguage: Rule = (site) => {
  const partly = site.pages.filter(({ locales, enabled }) => enabled && locales.length < site.locales.length)
  if (partly.length === 0) return undefined
  const ways = [...buttons(site), ...textLinks(site)]
  return partly.map((page) => {
    const lost = ways.flatMap(({ target, locales, ...spot }) => {
      const without = locales.filter((locale) => isAbsent(page, locale, site))
      return target === page.key && without.length > 0 ? [{ spot, without }] : []
    })
    if (lost.length === 0) return undefined
    const without = new Set(lost.flatMap((way) => way.without))
    const parameters = { places: lost.length, locales: site.locales.filter((locale) => without.has(locale)) }
    return atKey('links-gone', [...page.path, 'languages'], parameters, { related: lost.map(({ spot }) => spot) })
  })
}

function isAbsent({ locales }: PageEntry, locale: string, { drafts, ...site }: RuleInput): boolean {
  return site.locales.includes(locale) && !drafts.has(locale) && !locales.includes(locale)
}

/** Menus and lists of pages leave a page out, as intended. */
function buttons({ references, locales: all }: RuleInput): Way[] {
  return references.flatMap(({ kind, name, place, locales = all, unfinished }): Way[] => {
    if (kind !== 'page' || place.key !== 'page' || unfinished) return []
    const path = placePath(place)
    return isInMenu(path) ? [] : [{ target: name, locales, path, at: 'value' }]
  })
}

function textLinks(site: RuleInput): Way[] {
  return collectLinks(site).flatMap(({ target, path, locales = site.locales }): Way[] => {
    const key = linkedPage(target)
    return key === undefined ? [] : [{ target: key, locales, path: path(), at: 'value', word: target }]
  })
}
