import { stringify } from 'yaml'
import { cut } from '../diagnostics/messages/phrases.ts'
import { branchesOf, referredTo, type SiteSchema } from '../schema/site-schema.ts'
import { linkTo } from '../schema/type-in-words.ts'

/** For each definition's keys the first value that a configuration has there, in short, as `Definition.key`. */
export function gatherExamples(root: SiteSchema, example: Record<string, unknown>): Map<string, string> {
  const found = new Map<string, string>()

  function visit(name: string, schema: SiteSchema | undefined, value: unknown): void {
    if (!schema || typeof value !== 'object' || value === null) return
    const definition = referredTo(schema)
    if (definition !== undefined) {
      visit(definition, root.definitions?.[definition], value)
      return
    }
    if (Array.isArray(value)) {
      for (const item of value) visit(name, schema.items, item)
      return
    }
    const branch = branchesOf(schema).find(
      ({ tag, value: expected }) => (value as Record<string, unknown>)[tag] === expected,
    )
    if (branch) {
      visit(name, branch.schema, value)
      return
    }
    for (const [key, child] of Object.entries(value)) {
      const property = schema.properties?.[key]
      const short = property && !schema.localised ? inShort(child) : undefined
      if (short !== undefined && !found.has(`${name}.${key}`)) found.set(`${name}.${key}`, short)
      const entry = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined
      visit(name, property ?? entry, child)
    }
  }

  visit('SiteConfig', root, example)
  return found
}

/** A text, number or switch as YAML writes it; of a text in several languages, the first; of other sections nothing. */
function inShort(value: unknown): string | undefined {
  const line = (text: unknown, longest = 40) => yamlLine(typeof text === 'string' ? cut(text, longest) : text)
  if (typeof value !== 'object') return `\`${line(value)}\``
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'string') ? `\`- ${line(value[0])}\`` : undefined
  const [first, ...others] = Object.entries(value as object)
  const isText =
    first !== undefined && [first, ...others].every(([key, text]) => /^[a-z]{2}$/.test(key) && typeof text === 'string')
  return isText ? `\`${first[0]}: ${line(first[1], 36)}\`` : undefined
}

/** Where a made-up example finds what it may name. */
export interface ExampleSources {
  readonly schema: SiteSchema
  /** The configuration of the other examples. */
  readonly example: Readonly<Record<string, unknown>>
}

/** An example for a key that the configuration of the examples does not use, as Markdown. */
export function madeUpExample(property: SiteSchema, sources: ExampleSources): string {
  const { name, target } = resolved(property, sources.schema)
  if (target.localised) {
    const text = resolved(target.additionalProperties as SiteSchema, sources.schema).target
    return `\`fr: ${text.examples ? yamlLine(madeUpValue(text, sources)) : '…'}\``
  }
  if (target.items && !target.examples) {
    const item = resolved(target.items, sources.schema)
    if (!isSection(item.target)) return `\`- ${yamlLine(madeUpValue(item.target, sources))}\``
    return `- ${madeUpExample(target.items, sources)}`
  }
  if (isSection(target)) return name === undefined ? 'a section' : `a section: ${linkTo(name)}`
  return `\`${yamlLine(madeUpValue(target, sources))}\``
}

/** A property with what its definition says, where it refers to one. */
function resolved(property: SiteSchema, schema: SiteSchema): { name: string | undefined; target: SiteSchema } {
  const name = referredTo(property)
  const definition = name === undefined ? undefined : schema.definitions?.[name]
  return { name, target: { ...definition, ...property } }
}

function isSection({ properties, allOf, additionalProperties }: SiteSchema): boolean {
  return Boolean(properties || allOf || additionalProperties)
}

function madeUpValue(target: SiteSchema, { example }: ExampleSources): unknown {
  const { examples, reference, enum: choices } = target
  if (Array.isArray(examples)) return examples[0]
  if (reference === 'page') return firstKey(example.services)
  if (reference === 'locale') return firstKey(example.locales)
  return target.const ?? choices?.[0] ?? target.minimum ?? examplesOfType[String(target.type)] ?? 'text'
}

const examplesOfType: Readonly<Record<string, unknown>> = { number: 1, boolean: false }

function firstKey(section: unknown): string | undefined {
  return Object.keys(section as object)[0]
}

/** A value as a line of YAML has it: in quotes where it would otherwise be read as something else. */
export function yamlLine(value: unknown): string {
  const collectionStyle = Array.isArray(value) ? 'flow' : 'any'
  return stringify(value, { lineWidth: 0, blockQuote: false, collectionStyle, flowCollectionPadding: false }).trim()
}
