import type { SiteConfig } from '../schema/site-config.ts'
import { severityOf } from './diagnostics/codes.ts'
import type { Diagnostic } from './diagnostics/diagnostic.ts'
import { type Placing, placeProblems } from './diagnostics/place-problems.ts'
import type { Problem } from './diagnostics/problem.ts'
import type { ConfigDocument } from './load/config-document.ts'
import { load } from './load.ts'
import { allRules } from './rules/all-rules.ts'
import { gatherSite, type Site } from './rules/site.ts'
import { type Surroundings, surroundingsOf } from './rules/surroundings.ts'
import { readSiteSchema } from './site-schema.ts'
import { applyIgnores } from './validate/apply-ignores.ts'
import { explainErrors } from './validate/explain-errors.ts'
import { explainLostHeading } from './validate/explain-lost-heading.ts'
import { explainShifts } from './validate/explain-shifts.ts'
import { resolveTexts } from './validate/resolve-texts.ts'
import { type SchemaValidator, schemaValidator } from './validate/schema-validator.ts'
import { tellEntries } from './validate/tell-entries.ts'
import { tellNotes } from './validate/tell-notes.ts'
import { tellSigns } from './validate/tell-signs.ts'
import type { Mend, Trial } from './validate/trial.ts'
import { withoutEchoes } from './validate/without-echoes.ts'
import { compileSteps, createWalk, type Step, type Walk } from './walk.ts'

/** What a check found: the configuration where there is no error, and whatever is to be said of it. */
export interface Validation {
  readonly config?: SiteConfig
  readonly diagnostics: Diagnostic[]
}

/**
 * Checks a document against the schema and the rules, all at once. Warnings do not keep the configuration back.
 *
 * @param surroundings the files and packages that the configuration may name
 */
export function validate(
  document: ConfigDocument,
  surroundings: Surroundings = surroundingsOf(document.file),
): Validation {
  const { problems: found, tags } = findProblems(document, surroundings)
  const told = tellAll(found, document)
  const trial: Trial = (text) => tryText(document.file, text, surroundings)
  const problems = explainShifts(document, explainLostHeading(document, told, trial), trial)
  const diagnostics = placeProblems(problems, placing(document, tags))
  const isValid = diagnostics.every(({ severity }) => severity === 'warning')
  return { ...(isValid && { config: document.value as SiteConfig }), diagnostics }
}

function tryText(file: string, text: string, surroundings: Surroundings): Mend | undefined {
  const loaded = load({ file, bytes: new TextEncoder().encode(text) })
  if (!('document' in loaded)) return undefined
  const { document } = loaded
  const { problems } = findProblems(document, surroundings)
  return { document, problems: tellAll(problems, document) }
}

/** Tells mistakes that show only in the text as what they are. */
function tellAll(problems: readonly Problem[], document: ConfigDocument): Problem[] {
  return tellSigns(tellEntries(tellNotes(problems, document), document), document)
}

/** The configuration of a document that has the shape of one, as the schema describes it; whether it is right, only `validate` tells. */
export function shapedConfig(document: Unplaced): SiteConfig | undefined {
  const { root, check } = tools()
  const isRead =
    document.problems.every(({ code }) => severityOf(code) === 'warning') && resolveTexts(document, root).length === 0
  return isRead && check(document.value).length === 0 ? (document.value as SiteConfig) : undefined
}

/** What is wrong with a document, before it is placed in its text. */
export function findProblems(
  document: Unplaced,
  surroundings: Surroundings,
): { problems: Problem[]; tags: Site['tags'] } {
  const { root, walk, check } = tools()
  const value = document.value as Record<string, unknown>
  const texts = resolveTexts(document, root)
  const schemaProblems = explainErrors(check(value), value, root)
  const site = gatherSite(value, walk)
  const ruleProblems = allRules.flatMap((rule) => rule(site, surroundings))
  const found = [
    ...document.problems,
    ...texts,
    ...schemaProblems,
    ...withoutEchoes(ruleProblems, [...document.problems, ...schemaProblems]),
  ]
  return { problems: applyIgnores(found, value), tags: site.tags }
}

/** Gathers a document as rules see it. */
export function gatherDocument({ value }: Pick<ConfigDocument, 'value'>): Site {
  return gatherSite(value as Record<string, unknown>, tools().walk)
}

/** What finding problems needs of a document: all but its text. */
export type Unplaced = Pick<ConfigDocument, 'value' | 'plainScalars' | 'problems'>

interface Tools {
  readonly root: Step
  readonly walk: Walk
  readonly check: SchemaValidator
}

let prepared: Tools | undefined

function tools(): Tools {
  if (!prepared) {
    const { schema, text } = readSiteSchema()
    const root = compileSteps(schema)
    prepared = { root, walk: createWalk(root), check: schemaValidator(schema, text) }
  }
  return prepared
}

/** Where things are in a document; its text is made only where there is something to place. */
function placing(document: ConfigDocument, tags: Site['tags']): Placing {
  const { file } = document
  return {
    file,
    tags,
    get text() {
      return document.text
    },
    locate: document.locate.bind(document),
  }
}
