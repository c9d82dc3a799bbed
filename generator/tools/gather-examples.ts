import { cut } from '../diagnostics/words/phrases.ts'
import { branchesOf, referredTo, type SiteSchema } from '../schema/site-schema.ts'
import { yamlLine } from './yaml-line.ts'

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
