import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkSource } from '../../../generator/check/check-file.ts'
import { errorsAmong } from '../../../generator/check/repair/judge-candidate.ts'
import { createRuleContext } from '../../../generator/check/rules/create-rule-context.ts'
import { validate } from '../../../generator/check/validate/validate.ts'
import { load } from '../../../generator/check/yaml/load.ts'
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts'
import type { Path } from '../../../generator/diagnostics/problem.ts'
import { type Chance, chanceOf } from '../../fuzz/chance.ts'
import { followed, saysLines } from './follow-lines.ts'
import { keyMistakes, lineSlips } from './random-slips.ts'

const sites = [
  'site.config.yaml',
  ...['second', 'third', 'fourth'].map((name) => `tests/fixtures/${name}-site/site.config.yaml`),
]
  .map((path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url)))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

function errorsOf(file: string, text: string): Diagnostic[] {
  const bytes = new TextEncoder().encode(text)
  return checkSource({ file, bytes }).diagnostics.filter(({ severity }) => severity === 'error')
}

const listed = (errors: readonly Diagnostic[]) =>
  errors.map(
    ({ code, range, parameters }) =>
      `${range.start.line}:${range.start.column} ${code} ${JSON.stringify(parameters).slice(0, 90)}`,
  )

/** A site with some mistakes with its keys, and perhaps a slip in its lines. */
function spoiltSite(seed: number) {
  const chance = chanceOf(seed)
  const { file, text } = chance.pick(sites)
  const lines = text.split('\n')
  const keys = chance.is(0.5) ? 0 : 1 + chance.below(10)
  const mistakes = Array.from({ length: keys }, () => make(keyMistakes, lines, chance))
  const whole = lines.join('\n')
  const slip = keys === 0 || chance.is(0.4) ? make(lineSlips, lines, chance) : undefined
  return { file, mistakes, whole, slip, spoilt: lines.join('\n') }
}

/** Makes one of the mistakes for which the lines have a place. */
function make(kinds: typeof lineSlips, lines: string[], chance: Chance): string {
  for (;;) {
    const kind = chance.pick(Object.keys(kinds))
    const before = [...lines]
    if (kinds[kind]?.(lines, chance)) return kind
    lines.splice(0, lines.length, ...before)
  }
}

/** What is untrue of what is said of a spoilt site, by the number of the site; and how many changes of lines are proposed for it. */
export function judgeProposals(seed: number): { readonly faults: readonly object[]; readonly proposed: number } {
  const { file, mistakes, whole, slip, spoilt } = spoiltSite(seed)
  const errors = errorsOf(file, spoilt)
  const site = { seed, file: file.slice(-40), mistakes, slip, errors: listed(errors) }
  const ofLines = slip === undefined ? errors.filter(({ code }) => code.startsWith('yaml-')) : []
  const faults: object[] = ofLines.length > 0 ? [{ ...site, untrue: listed(ofLines) }] : []
  const proposals = errors.filter(saysLines)
  // Where the file cannot be read, the mistakes with its keys are not told yet.
  const isHidden = proposals.length > 0 && mistakes.length > 0 && errors.some(({ hidesRest }) => hidesRest)
  const hidden = isHidden ? errorsOf(file, whole).length : 0
  for (const done of waysOf(proposals)) {
    const text = followed(spoilt, done)
    if (atMostWrong(file, text) < errors.length + hidden) continue
    const revealed = done.flatMap(revealedPaths)
    const left = errorsOf(file, text).filter((error) => !isRevealed(error, revealed))
    if (left.length >= errors.length + hidden) faults.push({ ...site, done: listed(done), left: listed(left) })
  }
  return { faults, proposed: proposals.length }
}

/** The number of mistakes in a text before anything is explained by a slip in its lines, which costs most of a check; infinite if it cannot be read. */
function atMostWrong(file: string, text: string): number {
  const loaded = load({ file, bytes: new TextEncoder().encode(text) })
  if (!('document' in loaded)) return Number.POSITIVE_INFINITY
  return errorsAmong(validate(loaded.document, createRuleContext(file)).problems).length
}

/** Codes of rules that look at the list of languages: wherever they are told, they depend on it. */
const listDependent: ReadonlySet<string> = new Set(['locale-not-listed', 'locale-unknown', 'text-missing'])

/**
 * The paths below which mistakes could not be seen before: that of a key after it was renamed, such as the list of languages, and all of a section
 * once its kind is known or its columns are; that of a key that was there twice.
 */
function revealedPaths({ path, code, parameters }: Diagnostic): Path[] {
  const { suggestion, key } = parameters as { readonly suggestion?: string; readonly key?: string }
  if (code === 'key-duplicate') return [path]
  if (suggestion === undefined || key !== undefined) return []
  return [suggestion === 'kind' ? path.slice(0, -1) : [...path.slice(0, -1), suggestion]]
}

function isRevealed({ path, code }: Diagnostic, revealed: readonly Path[]): boolean {
  if (code === 'column-unknown')
    return revealed.some((other) => isWithin({ path, isLack: false }, [other.slice(0, -1)]))
  if (listDependent.has(code) && revealed.some(([first]) => first === 'locales')) return true
  return isWithin({ path, isLack: /-(?:missing|empty)$/.test(code) }, revealed)
}

const isWithin = ({ path, isLack }: { readonly path: Path; readonly isLack: boolean }, above: readonly Path[]) =>
  above.some(
    (other) => path.length >= other.length + (isLack ? 0 : 1) && other.every((key, depth) => key === path[depth]),
  )

/** How many of many proposals are followed alone. */
const alone = 6

/** The proposals all at once, and some of them alone. */
function waysOf(proposals: readonly Diagnostic[]): (readonly Diagnostic[])[] {
  const step = Math.ceil(proposals.length / alone)
  const singles = proposals.filter((_, index) => index % step === 0).map((one) => [one])
  return proposals.length > 1 ? [proposals, ...singles] : singles
}
