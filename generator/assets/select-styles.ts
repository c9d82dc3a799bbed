import { memoize } from '../../src/memoize.ts'
import { scriptTraits } from '../lib/languages/language-facts.ts'
import { withoutDeadDeclarations } from './dead-declarations.ts'
import { shortenTokens } from './short-tokens.ts'
import { filterFirstView, neededClasses, waitingRules } from './style-rules.ts'
import type { Styles } from './styles.ts'

const combinations = new WeakMap<Styles, Map<string, string>>()

/** Which styles a document has in itself: all of its elements, or what its first view needs, where `Styles.afterwards` follows. */
type Part = 'whole' | 'first view'

/**
 * The styles of a page: the base, and the blocks whose class its HTML uses; for a first view, only the rules that something there can match. Pages with equal needs get the same string. They go into a
 * single style element: each needs a hash in the page's policy, which does not compress.
 *
 * @param lang the BCP 47 tag of the page's language
 */
export function selectStyles(html: string, styles: Styles, lang: string, part: Part = 'whole'): string {
  const used = collectClasses(html)
  const known = combinations.get(styles) ?? new Map<string, string>()
  combinations.set(styles, known)
  const key = [part, lang, ...[...used].sort()].join(' ')
  const css = known.get(key) ?? shortenTokens(composePage(used, styles, lang, part), styles.shortNames)
  known.set(key, css)
  return css
}

function composePage(used: ReadonlySet<string>, styles: Styles, lang: string, part: Part): string {
  const isAbsent = (name: string) => !used.has(name) && !styles.coming.has(name)
  const firstViewCss = (css: string, isOwn = false) =>
    filterFirstView(css, (selector) => isOwn || !neededClasses(selector).some(isAbsent))
  const sheets = (named: ReadonlyMap<string, string>) => [...named].filter(([name]) => used.has(name))
  const scripts = scriptTraits(lang).map((trait) => styles.scripts.get(trait) ?? '')
  const base = styles.bases.get(lang) ?? styles.base
  const blocks = sheets(styles.blocks)
  const later = sheets(styles.later).map(([, css]) => css)
  const named = Array.from(styles.named, (name) => `var(${name})`).join('')
  const whole = [base, ...blocks.map(([, css]) => css), ...(part === 'whole' ? later : []), ...scripts]
  if (part === 'whole') return withLeanTokens(joinLayers(whole), styles.print, named)
  const first = joinLayers([
    firstViewCss(base),
    ...blocks.map(([name, css]) => firstViewCss(css, styles.own.has(name))),
    ...scripts.map((css) => firstViewCss(css)),
  ])
  const afterwards = [...whole.map(waitingRules), ...later, named].join('')
  return withLeanTokens(withoutDeadDeclarations(withLeanMotion(first)), styles.print, afterwards)
}

const keyframes = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g

/** Leaves out the keyframes that no rule names. */
function withLeanMotion(css: string): string {
  const rules = css.replaceAll(keyframes, '')
  return css.replaceAll(keyframes, (whole, name) => (rules.includes(name) ? whole : ''))
}

/** Merges consecutive sheets of the same layer, so that a page names the layer once. */
function joinLayers(sheets: readonly string[]): string {
  return sheets.reduce((css, sheet) => {
    const opening = /^@layer \w+\{/.exec(sheet)?.[0]
    if (!opening || !css.startsWith(opening, css.lastIndexOf('@layer '))) return css + sheet
    return css.slice(0, -1) + sheet.slice(opening.length)
  }, '')
}

/** A rule of the root, and a custom property with its value. */
const rootRule = /:root\{[^{}]*\}/g
const declaration = /(--[\w-]+):([^;{}]*)(?:;|(?=}))/g

/**
 * Leaves out the custom properties that no rule of a page reads: many of the base are for some blocks only. Those of the root that one rule
 * reads stand there, unless the sheet for paper has another value for them.
 *
 * @param afterwards what reads its properties beside its rules: the code of kinds, and rules that come after the page has been shown
 */
function withLeanTokens(css: string, print: string, afterwards = ''): string {
  const count = (text: string, pattern: RegExp) => {
    const counts = new Map<string, number>()
    for (const [, name = ''] of text.matchAll(pattern)) counts.set(name, (counts.get(name) ?? 0) + 1)
    return counts
  }
  const [declared, read] = [count(css, declaration), count(css + afterwards, /var\((--[\w-]+)/g)]
  const values = new Map<string, string>()
  for (const [rule] of css.matchAll(rootRule)) {
    for (const [, name = '', value = ''] of rule.matchAll(declaration)) {
      const isRead = declared.get(name) === 1 && read.get(name) === 1 && css.includes(`var(${name})`)
      if (isRead && !value.includes('var(') && !print.includes(`${name}:`)) values.set(name, value)
    }
  }
  const withValues = [...values].reduce(
    (text, [name]) => text.replace(`var(${name})`, () => values.get(name) ?? ''),
    css,
  )
  return withValues.replaceAll(declaration, (text, name) => (read.has(name) && !values.has(name) ? text : ''))
}

/** The classes of a `class` attribute, split once: pages repeat the same ones. */
const splitClasses = memoize((attribute: string) => attribute.split(' '))

function collectClasses(html: string): Set<string> {
  const classes = new Set<string>()
  const attribute = 'class="'
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at)) {
    const start = at + attribute.length
    at = html.indexOf('"', start)
    const value = html.slice(start, at)
    if (classes.has(value)) continue
    classes.add(value)
    for (const name of splitClasses(value)) classes.add(name)
  }
  return classes
}
