import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { type Answer, answers } from './answers.ts'

const { resolve } = createRequire(import.meta.url)
const source = (file: string) => readFileSync(resolve(file), 'utf8')
const sources = [
  `${source('axe-core/axe.min.js')};(${rememberColours})()`,
  `${source('accessibility-checker-engine/ace.js')};window.ace = ace`,
]

const runs = {
  axe: (page: Page) => page.evaluate(runAxe, { table: answers, tag: undefined }),
  /** Those rules of axe that colours alone can break: half of its time. */
  colours: (page: Page) => page.evaluate(runAxe, { table: answers, tag: 'cat.color' }),
  ibm: (page: Page) => page.evaluate(runIbm, answers),
}

/** A run of an engine over a page. */
export type Run = keyof typeof runs
const bothEngines: readonly Run[] = ['axe', 'ibm']

/** Something that an engine objects to, or cannot decide. */
export interface Finding extends Pick<Answer, 'engine' | 'rule'> {
  /** What the engine says, and about which element. */
  readonly text: string
  /** The answers that fit, by their place in the table. Nothing answers what the engine is certain of. */
  readonly answeredBy: readonly number[]
}

/** Makes both engines known to every document that the page will open. */
export async function prepareScans(page: Page): Promise<void> {
  for (const content of sources) await page.addInitScript({ content })
}

/** What axe (all tags) and IBM's engine find on the page, questions included, and the table does not answer. */
export async function findings(page: Page, names = bothEngines): Promise<string[]> {
  const all = await scan(page, names)
  return all
    .filter(({ answeredBy }) => answeredBy.length === 0)
    .map(({ engine, rule, text }) => `${engine} ${rule}: ${text}`)
}

/** Everything that the engines say about the page. */
export async function scan(page: Page, names = bothEngines): Promise<Finding[]> {
  const found: Finding[] = []
  for (const name of names) found.push(...(await runs[name](page)))
  return found
}

interface AxeResult {
  readonly id: string
  readonly nodes: readonly { readonly element?: Element; readonly failureSummary?: string; readonly html: string }[]
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
  getRules(): { readonly tags: readonly string[] }[]
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
async function runAxe({ table, tag }: { table: readonly Answer[]; tag: string | undefined }): Promise<Finding[]> {
  const { violations, incomplete } = await axe.run({
    runOnly: { type: 'tag', values: tag ? [tag] : [...new Set(axe.getRules().flatMap(({ tags }) => tags))] },
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
  })
  const found = (results: readonly AxeResult[], isQuestion: boolean) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ element, failureSummary, html }): Finding => {
        const fits = ({ engine, rule, where }: Answer) =>
          isQuestion && engine === 'axe' && rule === id && element?.matches(where)
        const answeredBy = table.flatMap((answer, index) => (fits(answer) ? [index] : []))
        return { engine: 'axe', rule: id, text: `${failureSummary} ${html.slice(0, 200)}`, answeredBy }
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
      return { engine: 'ibm', rule: ruleId, text: `${message} ${snippet.slice(0, 200)}`, answeredBy }
    })
}
