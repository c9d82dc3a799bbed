import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { isThorough } from '../../site/thorough.ts'
import { type Answer, answers } from './answers.ts'

const { resolve } = createRequire(import.meta.url)
const source = (file: string) => readFileSync(resolve(file), 'utf8')
const sources: Readonly<Record<Answer['engine'], string>> = {
  axe: `${source('axe-core/axe.min.js')};(${rememberColours})()`,
  ibm: `${source('accessibility-checker-engine/ace.js')};window.ace = ace`,
}

const runs = {
  axe: { engine: 'axe', look: (page: Page) => page.evaluate(runAxe, { table: answers }) },
  /** Those rules of axe that colours alone can break: half of its time. */
  colours: { engine: 'axe', look: (page: Page) => page.evaluate(runAxe, { table: answers, only: 'cat.color' }) },
  ibm: { engine: 'ibm', look: (page: Page) => page.evaluate(runIbm, answers) },
} as const

/** A run of an engine over a page. */
export type Run = keyof typeof runs

/** The engine that a run belongs to. */
export function engineOf(run: Run): Answer['engine'] {
  return runs[run].engine
}

/** Whether a run is made: the second engine looks only where everything is tried. */
export function isRun(run: Run): boolean {
  return run !== 'ibm' || isThorough
}

/** Something that an engine objects to, or cannot decide. */
export interface Finding extends Pick<Answer, 'engine' | 'rule'> {
  /** What the engine says, and about which element. */
  readonly text: string
  /** Whether the engine is not certain of it. */
  readonly isQuestion: boolean
  /** The answers that fit, by their place in the table. Nothing answers what the engine is certain of. */
  readonly answeredBy: readonly number[]
}

/** A finding in one line. */
export function textOf({ engine, rule, text }: Finding): string {
  return `${engine} ${rule}: ${text}`
}

/** What runs of axe (all tags) and of IBM's engine find on the page, questions included, and the table does not answer. */
export async function findings(page: Page, names: readonly Run[]): Promise<string[]> {
  const all = await scan(page, names)
  return all.filter(({ answeredBy }) => answeredBy.length === 0).map(textOf)
}

/** What all engines are certain of, on a page that the table of answers does not know. */
export async function certainties(page: Page, names: readonly Run[] = ['axe', 'ibm']): Promise<string[]> {
  const all = await scan(page, names)
  return all.filter(({ isQuestion }) => !isQuestion).map(textOf)
}

/** Everything that the engines say about the page. */
export async function scan(page: Page, names: readonly Run[]): Promise<Finding[]> {
  const found: Finding[] = []
  for (const name of names.filter(isRun)) {
    const { engine, look } = runs[name]
    await bring(page, engine)
    found.push(...(await look(page)))
  }
  return found
}

/** Makes an engine known to the open document, once, and only where it is used: each has half a megabyte of code. */
async function bring(page: Page, engine: Answer['engine']): Promise<void> {
  const isKnown = await page.evaluate((name) => name in window, engine === 'ibm' ? 'ace' : engine)
  if (!isKnown) await page.evaluate(sources[engine])
}

interface AxeResult {
  readonly id: string
  readonly nodes: readonly { readonly element?: Element; readonly failureSummary?: string; readonly html: string }[]
}

interface AxeRun {
  readonly table: readonly Answer[]
  /** A tag of the rules that count. Default: all do. */
  readonly only?: string
}

/** A colour of axe. */
interface Colour {
  r: number
  g: number
  b: number
  alpha: number
}

declare const axe: {
  readonly commons: { readonly color: { readonly Color: { prototype: { parseString(text: string): Colour } } } }
  getRules(): { readonly ruleId: string; readonly tags: readonly string[] }[]
  run(
    options: object,
  ): Promise<{ readonly violations: readonly AxeResult[]; readonly incomplete: readonly AxeResult[] }>
}

declare const ace: {
  readonly Checker: new () => {
    check(document: Document, policies: string[]): Promise<{ readonly results: readonly IbmResult[] }>
  }
}

interface IbmResult {
  readonly ruleId: string
  readonly value: readonly [string, string]
  readonly message: string
  readonly snippet: string
  readonly node?: Node
}

/** Runs in the page. Axe reads the same few colours anew for every text, which takes it two fifths of its time. */
function rememberColours(): void {
  const { prototype } = axe.commons.color.Color
  const { parseString } = prototype
  const known = new Map<string, Colour>()
  prototype.parseString = function (this: Colour, text: string) {
    const { r, g, b, alpha } = known.get(text) ?? parseString.call(this, text)
    known.set(text, { r, g, b, alpha })
    return Object.assign(this, { r, g, b, alpha })
  }
}

/** Runs in the page. */
async function runAxe({ table, only }: AxeRun): Promise<Finding[]> {
  const rules = axe.getRules().filter(({ tags }) => !only || tags.includes(only))
  const { violations, incomplete } = await axe.run({
    runOnly: { type: 'rule', values: rules.map(({ ruleId }) => ruleId) },
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
    selectors: false,
  })
  const found = (results: readonly AxeResult[], isQuestion: boolean) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ element, failureSummary, html }): Finding => {
        const fits = ({ engine, rule, where }: Answer) =>
          isQuestion && engine === 'axe' && rule === id && element?.matches(where)
        const answeredBy = table.flatMap((answer, index) => (fits(answer) ? [index] : []))
        return { engine: 'axe', rule: id, isQuestion, text: `${failureSummary} ${html.slice(0, 200)}`, answeredBy }
      }),
    )
  return [...found(violations, false), ...found(incomplete, true)]
}

/** Runs in the page. */
async function runIbm(table: readonly Answer[]): Promise<Finding[]> {
  const { results } = await new ace.Checker().check(document, ['IBM_Accessibility'])
  return results
    .filter(({ value }) => value[1] !== 'PASS')
    .map(({ ruleId, value, message, snippet, node }): Finding => {
      const isQuestion = value[0] !== 'VIOLATION' || value[1] !== 'FAIL'
      const fits = ({ engine, rule, where }: Answer) =>
        isQuestion && engine === 'ibm' && rule === ruleId && node instanceof Element && node.matches(where)
      const answeredBy = table.flatMap((answer, index) => (fits(answer) ? [index] : []))
      return { engine: 'ibm', rule: ruleId, isQuestion, text: `${message} ${snippet.slice(0, 200)}`, answeredBy }
    })
}
