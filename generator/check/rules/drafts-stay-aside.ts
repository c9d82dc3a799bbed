import { atKey, atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { pathOf } from '../../schema/walk.ts'
import { folderOf, homesIn } from './addresses.ts'
import { linksOf } from './markdown-texts.ts'
import { mayBeLeftOut, type Rule, type Site } from './site.ts'
import { isBuiltIn } from './texts-in-all-locales.ts'
import { section } from './unchecked-values.ts'

/** Nothing published refers to a draft language. Reports what each draft still lacks, since no error does. */
export const draftsStayAside: Rule = (site) => {
  if (site.drafts.size === 0) return []
  const needs = [...referencesToDrafts(site), ...linksToDrafts(site)]
  const needed = new Set(needs.map(({ locale }) => locale))
  const asides = [...site.drafts].filter((locale) => !needed.has(locale))
  return [...needs.map(neededProblem), ...asides.map((locale) => draftProblem(site, locale))]
}

/** A place that needs a draft. */
interface Need {
  readonly locale: string
  readonly path: Path
}

/** Countries may name a draft beforehand, whose visitors get the default until it is published, and so may what is shown in some languages. */
function referencesToDrafts({ references, drafts }: Site): Need[] {
  return references.flatMap(({ kind, name, place }) => {
    if (kind !== 'locale' || !drafts.has(name) || place.parent?.key === 'languages') return []
    const path = pathOf(place)
    return path[0] === 'localeDetection' ? [] : [{ locale: name, path }]
  })
}

/** Links by address, in texts that are published: the pages to which they lead are not built. */
function linksToDrafts(site: Site): Need[] {
  const folder = folderOf(site)
  return linksOf(site).flatMap(({ target, path }) => {
    const locale = [...site.drafts].find((draft) => target.startsWith(`/${folder}${draft}/`))
    if (locale === undefined) return []
    const at = path()
    return site.drafts.has(String(at.at(-1))) ? [] : [{ locale, path: at }]
  })
}

function neededProblem({ locale, path }: Need): Problem {
  return atValue('draft-needed', path, { parameters: { locale }, related: [{ path: draftLine(locale), at: 'key' }] })
}

function draftProblem(site: Site, locale: string): Problem {
  const texts = site.localised.filter(
    ({ kind, value, place, locales }) =>
      !mayBeLeftOut(kind) &&
      (locales?.includes(locale) ?? true) &&
      (locale in value || !isBuiltIn(site, pathOf(place), locale)),
  )
  // Once a second language is published, the addresses of the first begin with its key.
  const isPrefixed = section(section(site.value.locales)[site.defaultLocale ?? '']).prefix !== undefined
  const moves = !isPrefixed && homesIn(site)[site.defaultLocale ?? ''] === '/'
  const missing = texts.filter(({ value }) => !(locale in value)).length
  return atKey('language-draft', draftLine(locale), {
    parameters: { locale, missing, total: texts.length, ...(moves && { moves: site.defaultLocale }) },
  })
}

function draftLine(locale: string): Path {
  return ['locales', locale, 'draft']
}
