import { memoize } from '../../src/memoize.ts'
import { memoizeByText, memoizeLast } from '../lib/memoize.ts'

/** A pair of parentheses that holds no other. */
const innermost = /\([^()]*\)/g

/** A selector without the content of its parentheses: of what `:is` and `:not` name, at most one is needed. */
function outerParts(selector: string): string {
  const outer = selector.replace(innermost, '')
  return outer === selector ? outer : outerParts(outer)
}

/** Whether a selector is about hovering, pressing or selecting, never about how a page looks when it opens. */
const isOfPointer = memoize((selector: string) => /:(?:hover|active|disabled)\b|::selection/.test(outerParts(selector)))

/** The first `:has` of a selector with a single selector in it, before any other parentheses: what it names must be there. */
const firstHas = /^([^()]*):has\(([^(),]*)\)/

/** The classes that an element, or one around it, in it or after it, must have for a selector to match. */
export const neededClasses = memoizeByText((selector: string): readonly string[] => {
  const outer = outerParts(selector.replace(firstHas, '$1 $2'))
  return Array.from(outer.matchAll(/\.([a-z][\w-]*)/g), ([, name = '']) => name)
})

/** Queries whose rules all wait: forced colours, and animations on scroll. */
const waitingQueries = /^@media \(forced-colors:active\)$|^@supports \(animation-timeline:/

/** Whether a rule or query waits as a whole. A ground that is a picture lies on one of a colour, which is enough at first. */
function isWaiting(prelude: string, body: string): boolean {
  return waitingQueries.test(prelude) || body.startsWith('background:url("data:')
}

/**
 * A minified stylesheet with some of the selectors that a first view shows: rules without any are left out, and so are layers and queries without
 * any rule. A rule that holds others goes or stays as a whole.
 */
export function filterFirstView(css: string, stays: (selector: string) => boolean): string {
  return filterRules(css, { stays: (selector) => !isOfPointer(selector) && stays(selector), isFirst: true })
}

/** The rules of a minified stylesheet that `filterFirstView` leaves to later, in their layers and queries, and nothing else. */
export function waitingRules(css: string): string {
  return filterRules(css, { stays: isOfPointer, isFirst: false })
}

interface Filter {
  stays(selector: string): boolean
  /** Whether it is for a first view: typefaces, keyframes and the names of layers stay, and what waits goes. */
  readonly isFirst: boolean
}

/** A rule of a minified stylesheet, or a query or layer with the rules in it. */
interface StyleRule {
  readonly prelude: string
  /** What stands between its braces. */
  readonly body: string
  readonly selectors: readonly string[]
  /** What a query or layer holds. */
  readonly parts?: readonly StylePart[]
}

/** A rule, or a statement without braces as it is written. */
type StylePart = StyleRule | string

/** Sheets that are kept as they were read: pages with other elements ask for other rules of the same ones. */
const mostSheets = 200

const readSheet = memoizeLast(mostSheets, readParts)

function readParts(css: string): readonly StylePart[] {
  const parts: StylePart[] = []
  for (let at = 0; at < css.length; ) {
    const opening = css.indexOf('{', at)
    const statement = css.indexOf(';', at)
    const isStatement = statement !== -1 && (statement < opening || opening === -1)
    if (isStatement || opening === -1) {
      const end = isStatement ? statement + 1 : css.length
      parts.push(css.slice(at, end))
      at = end
      continue
    }
    const end = closingBrace(css, opening)
    parts.push(readRule(css.slice(at, opening), css.slice(opening + 1, end)))
    at = end + 1
  }
  return parts
}

function readRule(prelude: string, body: string): StyleRule {
  if (/^@(?:layer|media|container|supports)/.test(prelude))
    return { prelude, body, selectors: [], parts: readParts(body) }
  return { prelude, body, selectors: prelude.startsWith('@') ? [] : splitSelectors(prelude) }
}

function filterRules(css: string, filter: Filter): string {
  return filterParts(readSheet(css), filter)
}

function filterParts(parts: readonly StylePart[], filter: Filter): string {
  let filtered = ''
  for (const part of parts) {
    if (typeof part !== 'string') filtered += filterRule(part, filter)
    else if (filter.isFirst) filtered += part
  }
  return filtered
}

function filterRule({ prelude, body, selectors, parts }: StyleRule, filter: Filter): string {
  if (isWaiting(prelude, body)) return filter.isFirst ? '' : `${prelude}{${body}}`
  if (parts) {
    const rules = filterParts(parts, filter)
    return rules && `${prelude}{${rules}}`
  }
  if (prelude.startsWith('@')) return filter.isFirst ? `${prelude}{${body}}` : ''
  const staying = selectors.filter(filter.stays)
  return staying.length > 0 ? `${staying.join(',')}{${body}}` : ''
}

/** The place of the brace that closes another. */
export function closingBrace(css: string, opening: number): number {
  let [depth, next] = [1, css.indexOf('{', opening + 1)]
  for (let at = css.indexOf('}', opening); at !== -1; at = css.indexOf('}', at + 1)) {
    for (; next !== -1 && next < at; next = css.indexOf('{', next + 1)) depth++
    if (--depth === 0) return at
  }
  throw new Error(`A brace is never closed: ${css.slice(Math.max(0, opening - 40), opening + 40)}`)
}

/** The selectors of a list; commas in parentheses are of a selector. */
export const splitSelectors = memoizeByText((list: string): readonly string[] => {
  const selectors: string[] = []
  let [start, depth] = [0, 0]
  for (let at = 0; at < list.length; at++) {
    if (list[at] === '(') depth++
    else if (list[at] === ')') depth--
    else if (list[at] === ',' && depth === 0) {
      selectors.push(list.slice(start, at))
      start = at + 1
    }
  }
  return [...selectors, list.slice(start)]
})
