import { memoizeByText } from '../lib/memoize.ts'
import { closingBrace, splitSelectors } from './style-rules.ts'

/** A rule of a minified stylesheet without nested ones. */
interface Rule {
  readonly layer: number
  /** Whether it holds whatever the device and the width are. */
  readonly isAlways: boolean
  /** Whether it holds on every screen, and not on paper. */
  readonly isScreen: boolean
  readonly selectors: readonly string[]
  readonly declarations: readonly string[]
  /** The place of its braces in the stylesheet. */
  readonly start: number
  readonly end: number
}

type Place = Pick<Rule, 'layer' | 'start'>

/** What a selector has set for good: each property, and the layer in which that stands. */
type Settled = ReadonlyMap<string, ReadonlyMap<string, Place>>

/** Properties that set all whose names begin with theirs. */
const shorthands = ['padding', 'margin', 'inset', 'background', 'border-block', 'border-inline']

/**
 * Leaves out the declarations of a minified stylesheet that never apply (dead code elimination): a rule of a later layer with the same selector
 * sets the same property, whatever the device is; or a `::before` has no content.
 */
export function withoutDeadDeclarations(css: string): string {
  const rules = readRules(css)
  const settled = settle(rules)
  const onScreens = settleScreens(rules)
  let [lean, at] = ['', 0]
  for (const rule of rules) {
    const left = rule.declarations.filter(
      (declaration) => !isDead(declaration, rule, settled) && !isReplaced(declaration, rule, onScreens),
    )
    if (left.length === rule.declarations.length) continue
    lean += css.slice(at, rule.start + 1) + left.join(';')
    at = rule.end
  }
  return withoutEmpty(lean + css.slice(at))
}

/**
 * The custom properties of the root that every screen has others for, as declarations: what paper needs of a site that is dark in every scheme.
 * `withoutDeadDeclarations` leaves them out.
 */
export function paperTokens(css: string): string {
  const rules = readRules(css)
  const onScreens = settleScreens(rules)
  return rules
    .filter(({ isScreen }) => !isScreen)
    .flatMap((rule) => rule.declarations.filter((declaration) => isReplaced(declaration, rule, onScreens)))
    .join(';')
}

/** The custom properties that the root has on every screen, and where that stands. */
function settleScreens(rules: readonly Rule[]): ReadonlyMap<string, Place> {
  return new Map(
    rules
      .filter(({ isScreen, selectors }) => isScreen && selectors.includes(':root'))
      .flatMap(({ layer, start, declarations }) =>
        declarations.map((declaration) => [splitOnce(declaration)[0], { layer, start }] as const),
      ),
  )
}

/** Whether each screen has another value for a custom property of the root. */
function isReplaced(declaration: string, rule: Rule, onScreens: ReadonlyMap<string, Place>): boolean {
  const [name] = splitOnce(declaration)
  const screen = onScreens.get(name)
  if (!screen || !name.startsWith('--') || !(rule.isAlways || rule.isScreen)) return false
  if (rule.selectors.join() !== ':root') return false
  return screen.layer > rule.layer || (screen.layer === rule.layer && screen.start > rule.start)
}

/** The rules of a stylesheet, in their order. Those with rules in them are left out. */
function readRules(css: string): Rule[] {
  const rules: Rule[] = []
  const layers: string[] = []
  const layerIndex = (name: string) => (layers.includes(name) ? layers.indexOf(name) : layers.push(name) - 1)
  const read = (from: number, to: number, layer: number, query = ''): void => {
    for (let at = from; at < to; ) {
      const [opening, statement] = [css.indexOf('{', at), css.indexOf(';', at)]
      if (statement !== -1 && statement < opening) {
        const named = /^@layer ([\w, ]+)$/.exec(css.slice(at, statement))?.[1]
        for (const name of named?.split(/, */) ?? []) layerIndex(name)
        at = statement + 1
        continue
      }
      if (opening === -1 || opening >= to) return
      const [prelude, end] = [css.slice(at, opening), closingBrace(css, opening)]
      at = end + 1
      const name = /^@layer (\w+)$/.exec(prelude)?.[1]
      if (name) read(opening + 1, end, layerIndex(name), query)
      else if (/^@(?:media|container|supports)/.test(prelude)) read(opening + 1, end, layer, query + prelude)
      else if (!prelude.startsWith('@')) {
        const body = css.slice(opening + 1, end)
        if (body.includes('{')) continue
        const parts = { selectors: splitSelectors(prelude), declarations: splitDeclarations(body) }
        const holds = { isAlways: query === '', isScreen: query === '@media screen' }
        rules.push({ layer, ...holds, ...parts, start: opening, end })
      }
    }
  }
  // What is in no layer comes after all of them.
  read(0, css.length, Infinity)
  return rules
}

/** The declarations of a rule; semicolons in quotes and parentheses are of a value. */
const splitDeclarations = memoizeByText(
  (body: string): readonly string[] =>
    body.match(/(?:"[^"]*"|\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)|[^;])+/g) ?? [],
)

function settle(rules: readonly Rule[]): Settled {
  const settled = new Map<string, Map<string, Place>>()
  for (const { layer, start, isAlways, selectors, declarations } of rules) {
    if (!isAlways) continue
    for (const selector of selectors) {
      const own = settled.get(selector) ?? new Map()
      settled.set(selector, own)
      for (const declaration of declarations) {
        const [name = '', value = ''] = splitOnce(declaration)
        if (!(own.get(name)?.layer > layer)) own.set(name, { layer, start })
        if (value === 'none' && name === 'content') own.set('*', { layer, start })
      }
    }
  }
  // Another rule of that layer, or of a later one, gives it content after all.
  for (const { layer, selectors, declarations } of rules)
    for (const selector of selectors)
      if (declarations.some((text) => text.startsWith('content:') && text !== 'content:none'))
        for (const [own, properties] of settled)
          if (mayMatchSame(selector, own) && layer >= (properties.get('*')?.layer ?? Infinity)) properties.delete('*')
  return settled
}

/** Whether a selector may match what another does: it may have a condition before the pseudo-element. */
function mayMatchSame(selector: string, other: string): boolean {
  const [element = '', pseudo = ''] = other.split(/:+(?=[\w-]+$)/)
  return selector.includes(element) && selector.endsWith(pseudo)
}

function isDead(declaration: string, { layer, start, selectors }: Rule, settled: Settled): boolean {
  const [name] = splitOnce(declaration)
  if (!name || declaration.includes('!important')) return false
  const setting = [name, ...shorthands.filter((shorthand) => name.startsWith(`${shorthand}-`))]
  return selectors.every((selector) => {
    const own = settled.get(selector)
    const isEmpty = name !== 'content' && (own?.get('*')?.layer ?? -1) > layer
    return isEmpty || setting.some((key) => (own?.get(key)?.layer ?? -1) > layer && own?.get(key)?.start !== start)
  })
}

function splitOnce(declaration: string): [name: string, value: string] {
  const colon = declaration.indexOf(':')
  return [declaration.slice(0, colon), declaration.slice(colon + 1)]
}

/** Leaves out rules, queries and layers that hold nothing any more; the name of a layer stays, since it keeps its place. */
function withoutEmpty(css: string): string {
  const lean = css.replaceAll(/(?<=[{};])[^{};@]+\{\}/g, '').replaceAll(/@(?:media|container|supports)[^{};]*\{\}/g, '')
  return lean === css ? css : withoutEmpty(lean)
}
