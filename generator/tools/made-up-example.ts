import { referredTo, type SiteSchema } from '../schema/site-schema.ts'
import { linkTo } from '../schema/type-in-words.ts'
import { yamlLine } from './yaml-line.ts'

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
