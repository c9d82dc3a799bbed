import { valueAt } from '../../schema/value-at.ts'
import { checkText } from '../check/check-file.ts'
import type { RuleContext } from '../check/rules/rule-context.ts'
import type { RuleInput } from '../check/rules/rule-input.ts'
import { idOfPath } from '../check/translations-lock.ts'
import { gatherDocument } from '../check/validate/validate.ts'
import type { Code } from '../diagnostics/codes.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Path } from '../diagnostics/problem.ts'
import type { SeenEdit } from '../edit/server/edit-session.ts'
import { applyEdits } from '../edit/yaml/apply-edits.ts'
import { unlessRefused } from '../edit/yaml/edit.ts'
import { groupBy } from '../lib/group-by.ts'
import type { Answer } from './answer.ts'
import { fillRepeated } from './fill-repeated.ts'
import { type Gathered, gatherUnits } from './gather-units.ts'
import { matchRows } from './match-rows.ts'
import { judge } from './row-faults.ts'
import type { ReturnedRow, Unit } from './translation-unit.ts'

/** What the import of a returned file would change. */
export interface ImportPlan {
  /** The edits of the YAML text. */
  readonly edits: readonly SeenEdit[]
  /** The YAML text with these edits. */
  readonly text: string
  /** The site with these edits; left out if there are none. */
  readonly site?: RuleInput
  /** The answer for each row, in the order of the file. */
  readonly answers: readonly Answer[]
  /** Texts that are still to be translated and have no row in the file. */
  readonly absent: readonly Unit[]
}

/** The site into which translations are imported. */
export interface Target {
  /** The name of the configuration file, and its text. */
  readonly file: string
  readonly text: string
  readonly context: RuleContext
  readonly gathered: Gathered
  /** The problems of the site before the import; called only if an imported text has problems. */
  readonly check: () => readonly Diagnostic[]
  readonly from: string
  readonly to: string
}

/** Plans the import of the rows of a file. Writes nothing; a row that would break something is refused, with the reason. */
export function planImport(rows: readonly ReturnedRow[], target: Target): ImportPlan {
  const units = gatherUnits(target.gathered, target)
  const { matches, refused } = matchRows(rows, units)
  const settled = settle(fillRepeated(judge(matches, target.gathered.site.tags[target.to])), target)
  const order = new Map(rows.map((row, index) => [row, index]))
  const answers = [...settled.answers, ...refused].sort((a, b) => (order.get(a.row) ?? 0) - (order.get(b.row) ?? 0))
  const there = new Set(answers.map(({ unit }) => unit?.id))
  const absent = units.filter(({ id, state }) => state !== 'done' && state !== 'machine' && !there.has(id))
  return { ...settled, answers, absent }
}

/** Problems that reject a translation; others are only reported to the translator. */
const grave: ReadonlySet<Code> = new Set([
  'placeholder-differs',
  'email-differs',
  'url-differs',
  'picture-differs',
  'markup-differs',
  'markdown-slip',
  'file-letters-garbled',
])

type TakenAnswer = Extract<Answer, { what: 'taken' }> & { readonly unit: Unit }

function isTaken(answer: Answer): answer is TakenAnswer {
  return answer.what === 'taken'
}

/**
 * Applies the edits and drops those that cause errors, until the text has no new ones. Usually one check of the text with all edits is
 * enough.
 */
function settle(
  answers: readonly Answer[],
  target: Target,
): Pick<ImportPlan, 'edits' | 'text' | 'site'> & { answers: Answer[] } {
  const { file, context } = target
  let left = writable(answers, target)
  let known: ReadonlySet<string> | undefined
  for (;;) {
    const taken = left.filter(isTaken)
    const edits = planEdits(taken, target)
    if (edits.length === 0) return { edits, text: target.text, answers: left }
    const text = applyEdits(target.text, edits)
    const { diagnostics, document } = checkText(file, text, context)
    const places = new Set(taken.map(({ unit }) => idOfPath([...unit.path, target.to])))
    const said = diagnostics.filter(({ severity, path }) => severity === 'error' || places.has(textId(path, target)))
    if (said.length > 0) known ??= new Set(target.check().map(problemId))
    const fresh = said.filter((problem) => !known?.has(problemId(problem)))
    const about = groupBy(fresh, ({ path }) => textId(path, target))
    const findRemarks = ({ unit }: TakenAnswer) => about.get(idOfPath([...unit.path, target.to])) ?? []
    const faults = new Map(taken.flatMap((answer) => faultFor(answer, findRemarks(answer))))
    const strange = fresh.find(({ severity }) => severity === 'error')
    // An error that belongs to no row: then no row is imported.
    if (faults.size === 0 && strange) for (const answer of taken) faults.set(answer, strange)
    if (faults.size === 0) {
      const told = left.map((answer) => (isTaken(answer) ? withRemarks(answer, findRemarks(answer)) : answer))
      return { edits, text, ...(document && { site: gatherDocument(document) }), answers: told }
    }
    left = left.map((answer): Answer => {
      const said = faults.get(answer)
      return said
        ? { row: answer.row, ...(answer.unit && { unit: answer.unit }), what: 'refused', why: 'check', said }
        : answer
    })
  }
}

/** Refuses the rows whose places cannot be written without changing other lines. */
function writable(answers: readonly Answer[], target: Target): Answer[] {
  const isWritten = (taken: readonly TakenAnswer[]) =>
    unlessRefused(
      () => applyEdits(target.text, planEdits(taken, target)) !== undefined,
      () => false,
    )
  const unwritten = new Set(failing(answers.filter(isTaken), isWritten))
  return answers.map((answer) =>
    isTaken(answer) && unwritten.has(answer)
      ? { row: answer.row, unit: answer.unit, what: 'refused', why: 'place' }
      : answer,
  )
}

/** Finds the entries that fail a test, by bisection: the test takes several at once. */
function failing<T>(all: readonly T[], passes: (some: readonly T[]) => boolean): readonly T[] {
  if (all.length === 0 || passes(all)) return []
  if (all.length === 1) return all
  const middle = Math.ceil(all.length / 2)
  return [...failing(all.slice(0, middle), passes), ...failing(all.slice(middle), passes)]
}

/** The edits for rows: several rows with the same translation of one text give one edit. */
function planEdits(taken: readonly TakenAnswer[], target: Target): SeenEdit[] {
  const byText = new Map(taken.map((answer) => [answer.unit.id, answer]))
  return [...byText.values()].map((answer) => makeEdit(answer, target))
}

/** The edit for one row. It keeps the spaces and line ends around the present text, or around its source. */
function makeEdit({ unit: { path }, value }: TakenAnswer, { gathered: { site }, from, to }: Target): SeenEdit {
  const [present, source] = [valueAt(site.value, [...path, to]), valueAt(site.value, [...path, from])]
  const model = String(present ?? source ?? '')
  const [start = '', end = ''] = [/^\s*/.exec(model)?.[0], /\s*$/.exec(model)?.[0]]
  return { do: 'set', path: [...path, to], was: present, value: start + value + end, order: site.locales }
}

function problemId({ code, path, parameters }: Diagnostic): string {
  return JSON.stringify([code, path, parameters])
}

/** The id of the text that a problem is about, in the target language; the path of the problem may lead into the text. */
function textId(path: Path, { to }: Target): string {
  return idOfPath(path.slice(0, path.lastIndexOf(to) + 1))
}

function faultFor(answer: TakenAnswer, said: readonly Diagnostic[]): [Answer, Diagnostic][] {
  const found = said.find(({ severity, code }) => severity === 'error' || grave.has(code))
  return found ? [[answer, found]] : []
}

function withRemarks(answer: TakenAnswer, said: readonly Diagnostic[]): TakenAnswer {
  // Numbers are reported separately.
  const isSaid = ({ code }: Diagnostic) => code === 'number-differs' && answer.numbers !== undefined
  return { ...answer, remarks: said.filter((problem) => !isSaid(problem)) }
}
