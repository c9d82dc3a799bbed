import { memoizeWeak } from '../lib/memoize.ts'
import { listBranches, referredTo, type SiteSchema } from './site-schema.ts'

/** What the schema says of a value, and of the values in it by their keys. */
export interface SchemaNode {
  readonly schema: SiteSchema
  readonly children: ReadonlyMap<string, SchemaNode>
  /** The child under any other key. */
  readonly entry: SchemaNode | undefined
  readonly item: SchemaNode | undefined
  /** For a tagged union: the name of the tag, and the branch by its value. */
  readonly tag: string | undefined
  readonly branches: ReadonlyMap<string, SchemaNode>
}

/** Prepares a schema, each definition once. */
export function compileSchema(root: SiteSchema): SchemaNode {
  return compiler(root)({ ...root, $ref: undefined })
}

/** Prepares a schema, once. */
export const compiledSchema: (root: SiteSchema) => SchemaNode = memoizeWeak(compileSchema)

/** Makes the function that prepares the definitions of a schema by their names. */
export function compileDefinitions(root: SiteSchema): (name: string) => SchemaNode {
  const compileNode = compiler(root)
  return (name) => compileNode({ $ref: `#/definitions/${name}` })
}

function compiler({ definitions }: Pick<SiteSchema, 'definitions'>): (schema: SiteSchema) => SchemaNode {
  const compiled = new Map<string, SchemaNode>()

  function compileNode(schema: SiteSchema): SchemaNode {
    const name = referredTo(schema)
    if (name === undefined) return compile(schema)
    const known = compiled.get(name)
    const node = known ?? compile(definitions?.[name] ?? {}, (early) => compiled.set(name, early))
    const { description, formerly, pattern, form, group, madeOf } = schema
    // What holds for a key alone is said beside the name of its type.
    const said = Object.entries({ description, formerly, pattern, form, group, madeOf }).filter(
      ([, value]) => value !== undefined,
    )
    return said.length > 0 ? { ...node, schema: { ...node.schema, ...Object.fromEntries(said) } } : node
  }

  function compile(schema: SiteSchema, announce?: (node: SchemaNode) => void): SchemaNode {
    const children = new Map<string, SchemaNode>()
    const branches = new Map<string, SchemaNode>()
    const node = { schema, children, entry: undefined, item: undefined, tag: undefined, branches } as {
      -readonly [K in keyof SchemaNode]: SchemaNode[K]
    }
    announce?.(node)
    for (const [key, child] of Object.entries(schema.properties ?? {})) children.set(key, compileNode(child))
    if (typeof schema.additionalProperties === 'object') node.entry = compileNode(schema.additionalProperties)
    if (schema.items) node.item = compileNode(schema.items)
    for (const branch of listBranches(schema)) {
      node.tag = branch.tag
      branches.set(branch.value, compileNode(branch.schema))
    }
    return node
  }

  return compileNode
}

/** The node of a value: for a tagged union that of its branch, otherwise the node itself. */
export function selectBranch(node: SchemaNode, value: unknown): SchemaNode {
  if (!node.tag || typeof value !== 'object' || value === null) return node
  const tag = (value as Record<string, unknown>)[node.tag]
  return (typeof tag === 'string' ? node.branches.get(tag) : undefined) ?? node
}

/** The node of the value under a key or index. */
export function childNode(node: SchemaNode, key: string | number): SchemaNode | undefined {
  return typeof key === 'number' ? node.item : (node.children.get(key) ?? node.entry)
}
