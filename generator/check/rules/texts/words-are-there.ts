import type { AllMessages } from '../../../../schema/messages.ts'
import type { Section } from '../../../../schema/sections/section.ts'
import { valueAt } from '../../../../schema/value-at.ts'
import { isFiltered } from '../../../compile/lists/has-divided-lists.ts'
import { isDivided } from '../../../compile/site-sections.ts'
import { atKey, type Path } from '../../../diagnostics/problem.ts'
import { listCollections, type NamedCollection } from '../../../lib/collections.ts'
import { builtInWord, isTag, type WordTree, wordShape } from '../../../words/built-in-words.ts'
import { type PageEntry, type Rule, type RuleInput, readForms } from '../rule-input.ts'
import { tagOfCountry } from './countries-of-tags.ts'
import { shownMessages } from './shown-messages.ts'

/** All words that the site shows exist in each of its languages, as its own or as built-in words. Drafts may lack them. */
export const wordsAreThere: Rule = (site) =>
  site.locales.map((locale) => {
    if (site.drafts.has(locale)) return undefined
    const tag = site.tags[locale] ?? locale
    // Invalid tags are reported elsewhere.
    if (!isTag.test(tag) || tagOfCountry(tag, locale)) return undefined
    const messages = shownWords(site)
      .filter(
        (path) => builtInWord(tag, path) === undefined && valueAt(site.config, ['messages', ...path]) === undefined,
      )
      .map((path) => path.join('.'))
    return messages.length === 0 ? undefined : atKey('words-missing', ['locales', locale], { locale, messages })
  })

/** When the words of each part of `messages` are shown. A nested part has a line of its own if something else shows it. */
const shownBy: Readonly<Record<keyof AllMessages | `${keyof AllMessages}.${string}`, (site: RuleInput) => boolean>> = {
  common: () => true,
  'common.error': () => false,
  'common.success': () => false,
  root: hasSeveralLanguages,
  notFound: () => true,
  navigation: () => true,
  'navigation.languages': hasSeveralLanguages,
  services: (site) => has(site, ['cards', 'steps', 'table']),
  artefacts: (site) => shownPages(site).some(({ kind, value }) => kind === 'service' && 'artefact' in value),
  contact: ({ config }) => 'forms' in config,
  'contact.form.viaChat': ({ config }) => 'forms' in config && 'chat' in config,
  'contact.form.viaPhone': ({ config }) => 'forms' in config && config.contactDetails?.phone !== undefined,
  blog: (site) => blogs(site).length > 0,
  lists: (site) => shownSections(site).some(isDivided),
  filters: (site) => shownSections(site).some((section) => isFiltered(site.config, section)),
  embeds: (site) => has(site, ['embed']),
  consent: ({ config }) => Object.keys(config.consentServices ?? {}).length > 0,
  captcha: (site) => readForms(site).some(({ value }) => value.captcha !== undefined),
  formSteps: (site) => readForms(site).some(({ value }) => value.fields.some(({ newStep }) => newStep !== undefined)),
  tables: (site) => shownSections(site).some((section) => section.kind === 'table' && section.ticks === true),
  hours: ({ config }) => config.contactDetails?.openingHours !== undefined && config.contactDetails.hours === undefined,
  comparison: (site) => shownSections(site).some((section) => section.kind === 'gallery' && section.look === 'compare'),
  entryLinks: (site) => listCollections(site.config).some(({ sideMenu }) => sideMenu),
  events: (site) => listCollections(site.config).some(hasDates),
  search: ({ config }) => config.header?.search === true,
}

/** Whether a collection is of events, or an entry of it has dates as they do. */
function hasDates({ type, entries }: NamedCollection): boolean {
  return type === 'Event' || Object.values(entries).some((entry) => entry.dates)
}

/** The paths of the words that the site shows, below `messages`. */
function shownWords(site: RuleInput): Path[] {
  const used = shownMessages(site)
  return listPaths(wordShape).filter((path) => {
    if (path[2] === 'validation') return used.has(String(path[3]))
    const isShown = (shownBy as Readonly<Record<string, (site: RuleInput) => boolean>>)[path.join('.')]
    return (isShown ?? shownBy[path[0] as keyof AllMessages])(site)
  })
}

function listPaths(tree: WordTree): Path[] {
  return Object.entries(tree).flatMap(([key, part]) =>
    typeof part === 'string' ? [[key]] : listPaths(part).map((path) => [key, ...path]),
  )
}

function hasSeveralLanguages({ locales, drafts }: RuleInput): boolean {
  return locales.length - drafts.size > 1
}

function shownPages({ pages }: RuleInput): PageEntry[] {
  return pages.filter(({ enabled }) => enabled)
}

function blogs(site: RuleInput): PageEntry[] {
  return shownPages(site).filter(({ kind }) => kind === 'blog')
}

/** Whether a page has a section of one of these kinds. */
function has(site: RuleInput, kinds: readonly unknown[]): boolean {
  return shownSections(site).some(({ kind }) => kinds.includes(kind))
}

function shownSections(site: RuleInput): Section[] {
  return shownPages(site).flatMap(({ value }) => Object.values(value.sections))
}
