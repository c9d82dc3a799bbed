import type { SiteConfig } from '../schema/site-config.ts'
import type { Diagnostic } from './diagnostics/diagnostic.ts'
import { placeProblems } from './diagnostics/place-problems.ts'
import type { Problem } from './diagnostics/problem.ts'
import type { ConfigDocument } from './load/config-document.ts'
import { allRules } from './rules/all-rules.ts'
import { gatherSite } from './rules/site.ts'
import { type Surroundings, surroundingsOf } from './rules/surroundings.ts'
import { readSiteSchema, type SiteSchema } from './site-schema.ts'
import { applyIgnores } from './validate/apply-ignores.ts'
import { explainErrors } from './validate/explain-errors.ts'
import { resolveTexts } from './validate/resolve-texts.ts'
import { schemaValidator, type SchemaValidator } from './validate/schema-validator.ts'
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
export function validate(document: ConfigDocument, surroundings: Surroundings = surroundingsOf(document.file)): Validation {
  const { root, walk, check } = tools()
  const value = document.value as Record<string, unknown>
  const texts = resolveTexts(document, root)
  const schemaProblems = explainErrors(check(value), value, root)
  const site = gatherSite(value, walk)
  const ruleProblems = allRules.flatMap((rule) => rule(site, surroundings))
  const found = [...document.problems, ...texts, ...schemaProblems, ...withoutEchoes(ruleProblems, schemaProblems)]
  const problems = applyIgnores(found, value)
  const diagnostics = placeProblems(problems, { ...placing(document), tags: site.tags })
  const isValid = diagnostics.every(({ severity }) => severity === 'warning')
  return { ...(isValid && { config: value as unknown as SiteConfig }), diagnostics }
}

interface Tools {
  readonly schema: SiteSchema
  readonly root: Step
  readonly walk: Walk
  readonly check: SchemaValidator
}

let prepared: Tools | undefined

function tools(): Tools {
  if (!prepared) {
    const { schema, text } = readSiteSchema()
    const root = compileSteps(schema)
    prepared = { schema, root, walk: createWalk(root), check: schemaValidator(schema, text) }
  }
  return prepared
}

function placing(document: ConfigDocument) {
  const { file, text } = document
  return { file, text, locate: document.locate.bind(document) }
}

/** Rules say nothing of a place of which the schema already says something. */
function withoutEchoes(problems: readonly Problem[], said: readonly Problem[]): readonly Problem[] {
  if (said.length === 0) return problems
  const places = new Set(said.filter(({ at }) => at !== 'parent').map(({ path }) => JSON.stringify(path)))
  return problems.filter(({ path }) => {
    for (let length = path.length; length > 0; length--) if (places.has(JSON.stringify(path.slice(0, length)))) return false
    return true
  })
}
