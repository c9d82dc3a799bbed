import {
  branchesOf,
  type LocalisedKind,
  type ReferenceKind,
  referredTo,
  type SchemaBranch,
  type SiteSchema,
} from '../site-schema.ts'

/** How special values are turned into plain content. */
export interface Projection {
  /** The locale to project into. */
  readonly locale: string
  /** Prepares a text for display. */
  text(text: string): string
  /** Compiles a Markdown text. */
  markdown(text: string): unknown
  /** Called with each reference; its result replaces the reference. */
  reference(kind: ReferenceKind, value: string): unknown
}

/** Projects a configuration value into one locale. */
type Projector = (value: unknown, projection: Projection) => unknown

/** The projector of a definition by its name; throws if the schema has no such definition. */
export type Projectors = (definition: string) => Projector

const unchanged: Projector = (value) => value

/**
 * The generic projection `Localised<T>, locale → T`, compiled once from the JSON schema: objects that the schema tags as localised
 * become their text in the chosen locale, references are passed to the projection, everything else keeps its shape.
 *
 * @param schema the schema of the whole configuration; `#/definitions/…` are resolved in it
 */
export function createProjectors(schema: SiteSchema): Projectors {
  const compiled = new Map<string, Projector>()

  function ofDefinition(name: string): Projector {
    const known = compiled.get(name)
    if (known) return known
    const node = schema.definitions?.[name]
    if (!node) throw new Error(`The schema has no definition ${name}`)
    let projector = unchanged
    compiled.set(name, (value, projection) => projector(value, projection))
    projector = ofSchema(node)
    compiled.set(name, projector)
    return projector
  }

  function ofSchema(node: SiteSchema | undefined): Projector {
    if (!node) return unchanged
    const name = referredTo(node)
    if (name !== undefined) return ofDefinition(name)
    if (node.localised) return localised(node.localised)
    if (node.reference) return reference(node.reference)
    if (node.allOf) return tagged(branchesOf(node))
    if (node.items) return list(ofSchema(node.items))
    if (node.properties) return record(node.properties)
    if (typeof node.additionalProperties === 'object') return dictionary(ofSchema(node.additionalProperties))
    return unchanged
  }

  function record(properties: Readonly<Record<string, SiteSchema>>): Projector {
    const projectors = new Map(Object.entries(properties).map(([key, child]) => [key, ofSchema(child)]))
    return mapped((key) => projectors.get(key) ?? unchanged)
  }

  function tagged(kinds: readonly SchemaBranch[]): Projector {
    const branches = kinds.map(({ tag, value, schema: kind }) => ({ tag, value, projector: ofSchema(kind) }))
    return (value, projection) => {
      const branch = branches.find(({ tag, value: expected }) => (value as Record<string, unknown>)[tag] === expected)
      return branch ? branch.projector(value, projection) : value
    }
  }

  return ofDefinition
}

function localised(kind: LocalisedKind): Projector {
  if (kind === 'slug' || kind === 'slugs') return (value, { locale }) => (value as Record<string, unknown>)[locale]
  if (kind === 'markdown')
    return (value, { locale, markdown }) => markdown((value as Record<string, string>)[locale] ?? '')
  return (value, { locale, text }) => {
    const written = (value as Record<string, string | undefined>)[locale]
    return written === undefined ? undefined : text(written)
  }
}

function reference(kind: ReferenceKind): Projector {
  return (value, projection) => projection.reference(kind, value as string)
}

function list(item: Projector): Projector {
  return (value, projection) => (value as unknown[]).map((entry) => item(entry, projection))
}

function dictionary(entry: Projector): Projector {
  return mapped(() => entry)
}

function mapped(projectorOf: (key: string) => Projector): Projector {
  return (value, projection) => {
    const plain: Record<string, unknown> = {}
    for (const key in value as Record<string, unknown>) {
      plain[key] = projectorOf(key)((value as Record<string, unknown>)[key], projection)
    }
    return plain
  }
}
