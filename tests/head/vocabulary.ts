import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The vocabulary of schema.org, as schema-dts has generated it. */
export interface Vocabulary {
  /** What is wrong with a node: unknown types and properties, and values of types that a property does not take. */
  check(node: unknown): string[]
}

interface TypeOfThing {
  readonly parents: readonly string[]
  /** The types of value that each property takes. */
  readonly properties: ReadonlyMap<string, readonly string[]>
}

/** Reads the vocabulary out of the declarations of schema-dts. */
export function readVocabulary(): Vocabulary {
  const types = readTypes()
  const ancestors = (name: string): string[] => [name, ...(types.get(name)?.parents ?? []).flatMap(ancestors)]
  const rangeOf = (name: string, property: string) =>
    ancestors(name)
      .map((type) => types.get(type)?.properties.get(property))
      .find((range) => range !== undefined)

  function check(node: unknown): string[] {
    if (Array.isArray(node)) return node.flatMap(check)
    if (typeof node !== 'object' || node === null) return []
    const {
      '@type': type,
      '@id': id,
      '@context': _context,
      '@graph': graph,
      ...properties
    } = node as Record<string, unknown>
    if (graph !== undefined) return check(graph)
    if (type === undefined) return id === undefined ? ['a node without a type'] : []
    if (!types.has(String(type))) return [`${type} is not a type`]
    return Object.entries(properties).flatMap(([property, value]) => checkProperty(String(type), property, value))
  }

  function checkProperty(type: string, property: string, value: unknown): string[] {
    const range = rangeOf(type, property)
    if (!range) return [`${type} has no ${property}`]
    const wrong = [value].flat().flatMap((entry) => {
      const valueType = (entry as { '@type'?: string } | null)?.['@type']
      if (valueType === undefined) return []
      return ancestors(valueType).some((name) => range.includes(name))
        ? []
        : [`${type}.${property} takes no ${valueType}`]
    })
    return [...wrong, ...check(value)]
  }
  return { check }
}

/** All types with their parents and their own properties. */
export function readTypes(): Map<string, TypeOfThing> {
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts')
  const declarations = readFileSync(file, 'utf8')
  const types = new Map<string, TypeOfThing>()
  const interfaces = /^(?:export )?interface (\w+?)(Base|Leaf) extends ([^{]+)\{\n(.*?)^\}/gms
  for (const [, name = '', kind, parents = '', body = ''] of declarations.matchAll(interfaces)) {
    const properties = new Map(
      [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<([^;]*), "\w+">;/gm)].map(([, property = '', range = '']) => [
        property,
        range.split(' | '),
      ]),
    )
    const known = types.get(name)
    const above = parents
      .split(',')
      .map((parent) => parent.trim().replace(/Base$/, ''))
      .filter((parent) => parent !== name && /^[A-Z]\w+$/.test(parent))
    types.set(name, {
      parents: [...new Set([...(known?.parents ?? []), ...above])],
      properties: kind === 'Base' ? properties : (known?.properties ?? new Map()),
    })
  }
  return types
}
