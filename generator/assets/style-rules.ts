/** A pair of parentheses that holds no other. */
const innermost = /\([^()]*\)/g

/** A selector without what stands in its parentheses: `:is` and `:not` ask for no more than one of what they name. */
function outerParts(selector: string): string {
  const outer = selector.replace(innermost, '')
  return outer === selector ? outer : outerParts(outer)
}

/** Whether a selector speaks of what a pointer does, of what is being pressed or marked: never of how a page looks when it opens. */
function isOfPointer(selector: string): boolean {
  return /:(?:hover|active|disabled)\b|::selection/.test(outerParts(selector))
}

/** The first `:has` of a selector with a single selector in it, before any other parentheses: what it names must be there. */
const firstHas = /^([^()]*):has\(([^(),]*)\)/

/** The classes that an element, or one around it, in it or after it, must have for a selector to match. */
export function neededClasses(selector: string): string[] {
  const outer = outerParts(selector.replace(firstHas, '$1 $2'))
  return Array.from(outer.matchAll(/\.([a-z][\w-]*)/g), ([, name = '']) => name)
}

/** Queries whose rules all wait: the colours that a system forces on signs, and what moves while a page is scrolled. */
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

function filterRules(css: string, filter: Filter): string {
  let filtered = ''
  for (let at = 0; at < css.length; ) {
    const opening = css.indexOf('{', at)
    const statement = css.indexOf(';', at)
    if (statement !== -1 && (statement < opening || opening === -1)) {
      if (filter.isFirst) filtered += css.slice(at, statement + 1)
      at = statement + 1
      continue
    }
    if (opening === -1) return filtered + (filter.isFirst ? css.slice(at) : '')
    const end = closingBrace(css, opening)
    filtered += filterRule(css.slice(at, opening), css.slice(opening + 1, end), filter)
    at = end + 1
  }
  return filtered
}

function filterRule(prelude: string, body: string, filter: Filter): string {
  if (isWaiting(prelude, body)) return filter.isFirst ? '' : `${prelude}{${body}}`
  if (/^@(?:layer|media|container|supports)/.test(prelude)) {
    const rules = filterRules(body, filter)
    return rules && `${prelude}{${rules}}`
  }
  if (prelude.startsWith('@')) return filter.isFirst ? `${prelude}{${body}}` : ''
  const selectors = splitSelectors(prelude).filter(filter.stays)
  return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : ''
}

/** The place of the brace that closes another. */
export function closingBrace(css: string, opening: number): number {
  for (let at = opening + 1, depth = 1; at < css.length; at++) {
    if (css[at] === '{') depth++
    else if (css[at] === '}' && --depth === 0) return at
  }
  throw new Error(`A brace is never closed: ${css.slice(opening - 40, opening + 40)}`)
}

/** The selectors of a list; commas in parentheses are of a selector. */
export function splitSelectors(list: string): string[] {
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
}
