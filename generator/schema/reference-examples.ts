import { stringify } from 'yaml'
import { cut } from '../diagnostics/messages/phrases.ts'
import { listBranches, referredTo, type SiteSchema } from './site-schema.ts'
import { linkTo } from './type-in-words.ts'

/** What configurations have, as YAML. */
export interface Examples {
  /** For each definition's keys the first value that is there, in short, as `Definition.key`. */
  readonly short: ReadonlyMap<string, string>
  /** For each kind of a tagged union the first entry, with one language and one entry of each list; without the long ones. */
  readonly whole: ReadonlyMap<string, string>
}

const longest = 30

/** Takes examples from configurations, each from the first that has one. */
export function gatherExamples(root: SiteSchema, configs: readonly Record<string, unknown>[]): Examples {
  const short = new Map<string, string>()
  const whole = new Map<string, string>()

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
    const branch = listBranches(schema).find(
      ({ tag, value: expected }) => (value as Record<string, unknown>)[tag] === expected,
    )
    if (branch) {
      const kind = referredTo(branch.schema)
      const entry = stringify(inBrief(value), { lineWidth: 0 })
      if (kind !== undefined && !whole.has(kind) && entry.split('\n').length <= longest) whole.set(kind, entry)
      visit(name, branch.schema, value)
      return
    }
    for (const [key, child] of Object.entries(value)) {
      const property = schema.properties?.[key]
      const line = property && !schema.localised ? inShort(child) : undefined
      if (line !== undefined && !short.has(`${name}.${key}`)) short.set(`${name}.${key}`, line)
      const entry = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined
      visit(name, property ?? entry, child)
    }
  }

  for (const config of configs) visit('SiteConfig', root, config)
  return { short, whole }
}

/** A value with the first language of its texts, and the first entry of its lists. */
function inBrief(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(inBrief)
  if (typeof value !== 'object' || value === null) return value
  const entries = isText(value) ? Object.entries(value).slice(0, 1) : Object.entries(value)
  return Object.fromEntries(entries.map(([key, child]) => [key, inBrief(child)]))
}

function isText(value: object): boolean {
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([key, text]) => /^[a-z]{2}$/.test(key) && typeof text === 'string')
}

/** A text, number or switch as YAML writes it; of a text in several languages, the first; of other sections nothing. */
function inShort(value: unknown): string | undefined {
  const line = (text: unknown, longest = 40) => yamlLine(typeof text === 'string' ? cut(text, longest) : text)
  if (typeof value !== 'object') return `\`${line(value)}\``
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'string') ? `\`- ${line(value[0])}\`` : undefined
  if (!value || !isText(value)) return undefined
  const [first] = Object.entries(value)
  return first && `\`${first[0]}: ${line(first[1], 36)}\``
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
    if (!describesMapping(item.target)) return `\`- ${yamlLine(madeUpValue(item.target, sources))}\``
    return `- ${madeUpExample(target.items, sources)}`
  }
  if (describesMapping(target)) return name === undefined ? 'a section' : `a section: ${linkTo(name)}`
  return `\`${yamlLine(madeUpValue(target, sources))}\``
}

/** A property with what its definition says, where it refers to one. */
function resolved(property: SiteSchema, schema: SiteSchema): { name: string | undefined; target: SiteSchema } {
  const name = referredTo(property)
  const definition = name === undefined ? undefined : schema.definitions?.[name]
  return { name, target: { ...definition, ...property } }
}

function describesMapping({ properties, allOf, additionalProperties }: SiteSchema): boolean {
  return Boolean(properties || allOf || additionalProperties)
}

function madeUpValue(target: SiteSchema, { example }: ExampleSources): unknown {
  const { examples, reference, enum: choices } = target
  if (Array.isArray(examples)) return examples[0]
  if (reference === 'page') return firstKey(example.services ?? example.pages)
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
