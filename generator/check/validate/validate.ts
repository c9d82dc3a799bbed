import { type SchemaValidator, schemaValidator } from '#validator'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { getSeverity } from '../../diagnostics/codes.ts'
import { atKey, PathSet, type Problem } from '../../diagnostics/problem.ts'
import { pagePlaces } from '../../lib/collections.ts'
import { memoizeWeak } from '../../lib/memoize.ts'
import { asMapping, nullObject } from '../../lib/plain-map.ts'
import { acceptedPart } from '../../schema/accepted-part.ts'
import { withFields } from '../../schema/field-nodes.ts'
import { compiledSchema, type SchemaNode } from '../../schema/schema-node.ts'
import { readSiteSchema } from '../../schema/site-schema.ts'
import { createWalk, type Walk } from '../../schema/walk.ts'
import * as allRules from '../rules/all-rules.ts'
import { collectRuleInput } from '../rules/collect-rule-input.ts'
import type { RuleContext } from '../rules/rule-context.ts'
import { flattenProblems, type Rule, type RuleInput } from '../rules/rule-input.ts'
import type { ConfigDocument } from '../yaml/config-document.ts'
import { applyIgnores } from './apply-ignores.ts'
import { dropCascadingErrors } from './drop-cascading-errors.ts'
import { explainDuplicates, withoutRepeated } from './explain-duplicates.ts'
import { explainErrors } from './explain-errors.ts'
import { explainEntries, explainSplits } from './explain-lists.ts'
import { explainTargets } from './explain-targets.ts'
import { addComments, explainCommas, explainTypography } from './explain-typography.ts'
import { factErrors } from './fact-errors.ts'
import { resolveTexts } from './resolve-texts.ts'

/** The result of validating a document. */
interface Validation {
  readonly problems: Problem[]
  /** The BCP 47 tags of the locales. */
  readonly tags: RuleInput['tags']
  /** The value of the document, with unquoted texts as they were written. */
  readonly value: unknown
}

/**
 * Checks a document against the schema and the rules.
 *
 * @param context the files and packages that the configuration may name
 */
export function validate(document: ConfigDocument, context: RuleContext): Validation {
  const { problems, ...found } = findProblems(document, context)
  const commented = explainCommas(addComments(problems, document), document)
  const entries = explainSplits(explainEntries(commented, document), document)
  return { ...found, problems: explainTypography(entries, document) }
}

/** The configuration of a document that matches the schema; undefined if it does not, or is too large. It may still break rules. */
export function shapedConfig(document: Unplaced): SiteConfig | undefined {
  if (findCrowd(resolvedTexts(document).value as Record<string, unknown>)) return undefined
  const { problems, errors, value } = holdDocument(document)
  const isRead = [...document.problems, ...problems].every(({ code }) => getSeverity(code) === 'warning')
  return isRead && errors.length === 0 ? (value as SiteConfig) : undefined
}

/** Checks the value of a document, without its text. */
export function findProblems(document: Unplaced, context: RuleContext): Validation {
  const resolved = resolvedTexts(document)
  const value = resolved.value as Record<string, unknown>
  const crowd = findCrowd(value)
  if (crowd) return { problems: [crowd], tags: nullObject(), value }
  const { problems: texts, errors, site, root } = readDocument(document)
  const dotted = new PathSet(texts.filter(({ code }) => code === 'number-dotted').map(({ path }) => path))
  const ruleProblems = flattenProblems(Object.values<Rule>(allRules).map((rule) => rule(site, context)))
  // A secret must not be in the file, whatever else is wrong with its value.
  const secrets = new PathSet(ruleProblems.filter(({ code }) => code === 'key-secret').map(({ path }) => path))
  const schemaProblems = explainErrors(errors, value, root).filter(
    ({ path }) => !dotted.has(path) && !secrets.has(path),
  )
  const own = explainDuplicates(document.problems, { value, root, said: schemaProblems })
  const found = [
    ...own,
    ...texts,
    ...withoutRepeated(schemaProblems, document.problems),
    ...dropCascadingErrors(ruleProblems, [...own, ...schemaProblems], site.leftOut),
  ]
  return { problems: applyIgnores(explainTargets(found, site, root), value), tags: site.tags, value }
}

function findCrowd(value: Record<string, unknown>): Problem | undefined {
  return tooManyLanguages(value) ?? tooManyPages(value)
}

/** The most languages of a site: each text is compared in all of them. */
const mostLanguages = 100

function tooManyLanguages({ locales }: Record<string, unknown>): Problem | undefined {
  const count = countKeys(asMapping(locales))
  return count > mostLanguages ? atKey('languages-too-many', ['locales'], { count, most: mostLanguages }) : undefined
}

/** The most pages, services and articles of a site: checking more would take longer than anybody waits. */
const mostPages = 10_000

function tooManyPages(config: Record<string, unknown>): Problem | undefined {
  const lists = pagePlaces(config).map((place) => ({ place, count: countKeys(asMapping(valueAt(config, place))) }))
  const articles = Object.values(asMapping(config.pages)).map((page) => countKeys(asMapping(page).articles))
  const count = [...lists.map((list) => list.count), ...articles].reduce((sum, each) => sum + each, 0)
  const [longest] = lists.sort((a, b) => b.count - a.count)
  return count > mostPages
    ? atKey('pages-too-many', longest?.place ?? ['pages'], { count, most: mostPages })
    : undefined
}

function countKeys(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0
}

/** A document as the rules see it. */
export function gatherDocument(document: Read): RuleInput {
  return readDocument(document).site
}

/** A document, validated against the schema. Memoized, since a check is not the only caller. */
const holdDocument = memoizeWeak((document: Read) => {
  const { root: schema, check } = tools()
  const { value, problems } = resolvedTexts(document)
  const root = withFields(schema, value)
  return { value, problems, root, errors: [...check(value), ...factErrors(value, root)] }
})

/** The same, with the input of the rules. */
const readDocument = memoizeWeak((document: Read) => {
  const { value, errors, root, ...held } = holdDocument(document)
  const site = collectRuleInput(value as Record<string, unknown>, acceptedPart(value, errors, root), tools().walk)
  return { ...held, errors, root, site }
})

const resolvedTexts = memoizeWeak((document: Read) => resolveTexts(document, withFields(tools().root, document.value)))

/** The parts of a document that resolving texts needs. */
type Read = Parameters<typeof resolveTexts>[0]

/** A document without its text. */
type Unplaced = Pick<ConfigDocument, 'value' | 'plainScalars' | 'problems'>

interface Tools {
  readonly root: SchemaNode
  readonly walk: Walk
  readonly check: SchemaValidator
}

/** The tools to check by a schema, prepared once per schema. */
const prepare = memoizeWeak(({ schema, text }: ReturnType<typeof readSiteSchema>): Tools => {
  const root = compiledSchema(schema)
  return { root, walk: createWalk(root), check: schemaValidator(schema, text) }
})

function tools(): Tools {
  return prepare(readSiteSchema())
}
