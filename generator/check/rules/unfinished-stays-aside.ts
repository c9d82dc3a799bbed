import { atKey, atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { groupBy } from '../../lib/group-by.ts'
import { placePath, type SchemaPlace } from '../../schema/walk.ts'
import { textStates } from '../coverage.ts'
import { lookUpLock } from '../lock-lookup.ts'
import { areTranslations, type Rule, type RuleInput, textPath } from './rule-input.ts'
import { findPlaceholder } from './texts/prose-is-tidy.ts'
import { collectLinks } from './texts/texts-of-site.ts'

/** Nothing published refers to a draft language. Reports what each draft still lacks, since no error does. */
export const draftsStayAside: Rule = (all) => {
  // A language that the schema refuses may be none.
  const drafts = new Set([...all.drafts].filter((locale) => all.config.locales[locale]?.draft))
  if (drafts.size === 0) return undefined
  const site = { ...all, drafts }
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
function referencesToDrafts({ references, drafts }: RuleInput): Need[] {
  return references.flatMap(({ kind, name, place }) => {
    if (kind !== 'locale' || !drafts.has(name) || place.parent?.key === 'languages') return []
    const path = placePath(place)
    return path[0] === 'localeDetection' ? [] : [{ locale: name, path }]
  })
}

/** Links by address, in texts that are published: the pages to which they lead are not built. */
function linksToDrafts(site: RuleInput): Need[] {
  return collectLinks(site).flatMap(({ target, path }) => {
    const locale = [...site.drafts].find((draft) => target.startsWith(`${site.root}${draft}/`))
    if (locale === undefined) return []
    const at = path()
    return site.drafts.has(String(at.at(-1))) ? [] : [{ locale, path: at }]
  })
}

function neededProblem({ locale, path }: Need): Problem {
  return atValue('draft-needed', path, { locale }, { related: [{ path: draftLine(locale), at: 'key' }] })
}

/** Counts as the editor and the files for translators do: texts, and apart from them addresses. Nobody has that of the home to write. */
function draftProblem(site: RuleInput, locale: string): Problem {
  const texts = textStates(site, [], new Map()).filter((text) => text.locale === locale)
  const addresses = site.localised.filter(
    ({ kind, value, locales }) =>
      kind === 'slug' &&
      (locales?.includes(locale) ?? true) &&
      !(locale in value) &&
      Object.values(value).some((slug) => slug !== ''),
  ).length
  // Once a second language is published, the addresses of the first begin with its key.
  const main = site.defaultLocale ?? ''
  const isPrefixed = site.config.locales[main]?.prefix !== undefined
  const moves = !isPrefixed && site.homes[main] === site.root
  return atKey('language-draft', draftLine(locale), {
    locale,
    missing: texts.filter(({ state }) => state === 'missing').length,
    total: texts.length,
    ...(addresses > 0 && { addresses }),
    ...(moves && { moves: site.defaultLocale }),
  })
}

function draftLine(locale: string): Path {
  return ['locales', locale, 'draft']
}

/** A text of a part that is switched off; undefined where it is missing. */
interface WantedText {
  readonly part: SchemaPlace | undefined
  readonly text: string | undefined
}

/** What is switched off may lack texts, or have placeholders. Tells how many, since no error does. */
export const partsAreFinished: Rule = ({ localised, texts, locales, drafts }) => {
  const published = locales.filter((locale) => !drafts.has(locale))
  const wanted = [
    ...localised.flatMap(({ unfinished: part, kind, value, locales: shown = published }): WantedText[] =>
      part && areTranslations(kind)
        ? published.filter((locale) => shown.includes(locale)).map((locale) => ({ part, text: value[locale] }))
        : [],
    ),
    ...texts.flatMap(({ unfinished: part, schema, value }): WantedText[] =>
      part && schema.prose ? [{ part, text: value }] : [],
    ),
  ]
  return [...groupBy(wanted, ({ part }) => part)].map(([part, all]) => {
    const missing = all.filter(({ text }) => !text || findPlaceholder(text) !== undefined).length
    if (missing === 0) return undefined
    return atKey('part-unfinished', placePath(part), { missing, total: all.length })
  })
}

/** No text is published that only a machine has read, unless the language allows it. */
export const machineTextsAreRead: Rule = (site, context) => {
  const lock = context.translations()
  if (![...lock.values()].some(({ origin }) => origin === 'machine')) return undefined
  const strict = site.locales.filter((locale) => !site.drafts.has(locale) && !allowsMachineTexts(site, locale))
  return site.localised.map((entry) => {
    if (entry.unfinished) return undefined
    const unread = strict.filter((locale) => lookUpLock(site, entry, { locale, lock })?.origin === 'machine')
    return unread.map((locale) => atValue('text-machine', textPath(entry.place, locale), { locale }))
  })
}

/** Whether a language is published with texts that only a machine has read. */
export function allowsMachineTexts({ config }: Pick<RuleInput, 'config'>, locale: string): boolean {
  return config.locales[locale]?.machineTexts === true
}
