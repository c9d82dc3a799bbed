/** A pair of parentheses that holds no other. */
const innermost = /\([^()]*\)/g

/** A selector without what stands in its parentheses: `:is`, `:not`, `:has` ask for no more than one of what they name. */
function outerParts(selector: string): string {
  const outer = selector.replace(innermost, '')
  return outer === selector ? outer : outerParts(outer)
}

/** Whether a selector speaks of what a pointer does, of what is being pressed or marked: never of how a page looks when it opens. */
export function isOfPointer(selector: string): boolean {
  return /:(?:hover|active|disabled)\b|::selection/.test(outerParts(selector))
}

/** The classes that an element, or one around it, must have for a selector to match. */
export function neededClasses(selector: string): string[] {
  return Array.from(outerParts(selector).matchAll(/\.([a-z][\w-]*)/g), ([, name = '']) => name)
}

/**
 * A minified stylesheet with some of its selectors: rules without any are left out, and so are layers and queries without any rule. A rule
 * that holds others goes or stays as a whole.
 */
export function filterSelectors(css: string, stays: (selector: string) => boolean): string {
  return filterRules(css, { stays, isRest: true })
}

/** The rules of a minified stylesheet for what a pointer does, in their layers and queries, and nothing else. */
export function pointerRules(css: string): string {
  return filterRules(css, { stays: isOfPointer, isRest: false })
}

interface Filter {
  stays(selector: string): boolean
  /** Whether what has no selector stays: typefaces, keyframes, the names of layers. */
  readonly isRest: boolean
}

function filterRules(css: string, filter: Filter): string {
  let filtered = ''
  for (let at = 0; at < css.length; ) {
    const opening = css.indexOf('{', at)
    const statement = css.indexOf(';', at)
    if (statement !== -1 && (statement < opening || opening === -1)) {
      if (filter.isRest) filtered += css.slice(at, statement + 1)
      at = statement + 1
      continue
    }
    if (opening === -1) return filtered + (filter.isRest ? css.slice(at) : '')
    const end = closingBrace(css, opening)
    filtered += filterRule(css.slice(at, opening), css.slice(opening + 1, end), filter)
    at = end + 1
  }
  return filtered
}

function filterRule(prelude: string, body: string, filter: Filter): string {
  if (/^@(?:layer|media|container|supports)/.test(prelude)) {
    const rules = filterRules(body, filter)
    return rules && `${prelude}{${rules}}`
  }
  if (prelude.startsWith('@')) return filter.isRest ? `${prelude}{${body}}` : ''
  const selectors = splitSelectors(prelude).filter(filter.stays)
  return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : ''
}

/** The place of the brace that closes another. */
function closingBrace(css: string, opening: number): number {
  for (let at = opening + 1, depth = 1; at < css.length; at++) {
    if (css[at] === '{') depth++
    else if (css[at] === '}' && --depth === 0) return at
  }
  throw new Error(`A brace is never closed: ${css.slice(opening - 40, opening + 40)}`)
}

/** The selectors of a list; commas in parentheses are of a selector. */
function splitSelectors(list: string): string[] {
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
