import type { FieldKind } from '../../schema/fields.ts'
import { asMapping } from '../lib/plain-map.ts'
import { compileDefinitions, type SchemaNode } from './schema-node.ts'
import type { SiteSchema } from './site-schema.ts'

/** What the schema says of a value of each kind: a definition by its name, or the schema itself. */
const valueTypes: { readonly [Kind in Exclude<FieldKind, 'choice'>]: string | SiteSchema } = {
  text: 'LocalisedText',
  number: { type: 'number' },
  money: { type: 'number', minimum: 0 },
  day: 'Day',
  time: 'Time',
  'yes-no': { type: 'boolean' },
  link: 'SecureAddress',
  file: 'DownloadPath',
  picture: 'Image',
  place: 'PostalPlace',
  entry: 'PageRef',
}

/**
 * What the schema says of a configuration whose collections have fields of their own: below `facts` of each entry the types of its values,
 * which no schema can know that is the same for all sites.
 */
export function withFields(root: SchemaNode, config: unknown): SchemaNode {
  const { serviceFields, collections } = asMapping(config)
  const named = Object.entries(asMapping(collections)).filter(([, collection]) => asMapping(collection).fields)
  if (!serviceFields && named.length === 0) return root
  const typed = typedEntries(root)
  return withChildren(root, {
    ...(serviceFields ? { services: (node) => typed(node, serviceFields) } : {}),
    collections: (node) =>
      named.reduce(
        (all, [name, collection]) =>
          node.entry
            ? withChild(
                all,
                name,
                withChildren(node.entry, { entries: (list) => typed(list, asMapping(collection).fields) }),
              )
            : all,
        node,
      ),
  })
}

/** Makes the function that gives the entries of a list the types of their facts. */
function typedEntries(root: SchemaNode): (list: SchemaNode, fields: unknown) => SchemaNode {
  const findNode = compileDefinitions(root.schema)
  return (list, fields) => {
    const { entry } = list
    if (!entry) return list
    const types = Object.entries(asMapping(fields)).map(([key, field]) => [key, fieldNode(field, findNode)] as const)
    const known = types.filter((type): type is readonly [string, SchemaNode] => type[1] !== undefined)
    const required = known.filter(([key]) => asMapping(asMapping(fields)[key]).required === true).map(([key]) => key)
    const facts = (node: SchemaNode): SchemaNode => ({
      ...node,
      children: new Map(known),
      entry: undefined,
      schema: { ...node.schema, required },
    })
    const own = withChildren(entry, { facts })
    if (required.length === 0) return { ...list, entry: own }
    return {
      ...list,
      entry: { ...own, schema: { ...own.schema, required: [...(own.schema.required ?? []), 'facts'] } },
    }
  }
}

/** What the schema says of the value of a field; undefined for one that is of no kind. */
function fieldNode(field: unknown, findNode: (name: string) => SchemaNode): SchemaNode | undefined {
  const { kind, options, several } = asMapping(field)
  if (kind === 'choice') {
    const one = schemaNode({ type: 'string', enum: Object.keys(asMapping(options)) })
    return several === true ? { ...schemaNode({ type: 'array', items: one.schema, minItems: 1 }), item: one } : one
  }
  if (!Object.hasOwn(valueTypes, String(kind))) return undefined
  const type = valueTypes[kind as keyof typeof valueTypes]
  return typeof type === 'string' ? findNode(type) : schemaNode(type)
}

function schemaNode(schema: SiteSchema): SchemaNode {
  return { schema, children: new Map(), entry: undefined, item: undefined, tag: undefined, branches: new Map() }
}

/** A node with other children in the place of some. */
function withChildren(
  node: SchemaNode,
  changes: Readonly<Record<string, (child: SchemaNode) => SchemaNode>>,
): SchemaNode {
  return Object.entries(changes).reduce((all, [key, change]) => {
    const child = node.children.get(key)
    return child ? withChild(all, key, change(child)) : all
  }, node)
}

function withChild(node: SchemaNode, key: string, child: SchemaNode): SchemaNode {
  return { ...node, children: new Map(node.children).set(key, child) }
}
