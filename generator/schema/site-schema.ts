import type { JSONSchema7 } from 'json-schema'
import { readText } from '#files'
import { projectFile } from '#places'
import type { PartGroup } from '../../src/edit/protocol/forms.ts'
import type { Form } from '../diagnostics/languages.ts'

/** What a localised value holds; see schema/texts.ts. */
export type LocalisedKind = 'text' | 'optional' | 'markdown' | 'slug' | 'slugs'

/** What a reference names; see schema/texts.ts. */
export type ReferenceKind =
  | 'page'
  | 'section'
  | 'anchor'
  | 'locale'
  | 'icon'
  | 'file'
  | 'download'
  | 'phone'
  | 'email'
  | 'contact'
  | 'office'
  | 'form'
  | 'collection'
  | 'validation'
  | 'category'
  | 'column'
  | 'mark'

/** How a text that visitors read is written, where it is not localised; see schema/texts.ts. */
type ProseKind = 'plain' | 'markdown'

/** The keywords of the schema that are this project's own: each is a tag of the types in schema/. */
export const houseKeywords = [
  'localised',
  'reference',
  'propertyKey',
  'prose',
  'form',
  'unpublished',
  'formerly',
  'distinct',
  'dayOf',
  'group',
  'madeOf',
]

/** The keywords that tell editors more, which nothing is held against. */
export const editorKeywords = ['markdownEnumDescriptions', 'defaultSnippets']

/** A JSON schema with this project's own keywords. */
export type SiteSchema = Omit<
  JSONSchema7,
  'properties' | 'items' | 'definitions' | 'additionalProperties' | 'allOf' | 'oneOf' | 'then'
> & {
  readonly localised?: LocalisedKind
  readonly reference?: ReferenceKind
  readonly propertyKey?: ReferenceKind
  readonly prose?: ProseKind
  /** Whether it is for those alone who write the file: no page has it. */
  readonly unpublished?: boolean
  /** The name of a key that this one took the place of. */
  readonly formerly?: string
  /** The key by which the entries of a list differ. */
  readonly distinct?: string
  /** Of a day of a month: the key of a value around it that has the month. */
  readonly dayOf?: string
  /** Among which parts the editor shows it. */
  readonly group?: PartGroup
  /** The key beside it that has the text of which the editor makes it. */
  readonly madeOf?: string
  /** What a pattern or format asks for; its words are the `forms` of each language. */
  readonly form?: Form
  readonly properties?: Readonly<Record<string, SiteSchema>>
  readonly additionalProperties?: boolean | SiteSchema
  readonly items?: SiteSchema
  readonly definitions?: Readonly<Record<string, SiteSchema>>
  /** Keys that exclude each other. */
  readonly oneOf?: readonly { readonly required?: readonly string[] }[]
  readonly allOf?: readonly { readonly if: SiteSchema; readonly then: SiteSchema }[]
}

/** A kind of value that a tagged union allows. */
interface SchemaBranch {
  /** The key that tells the kinds apart. */
  readonly tag: string
  /** The value of that key. */
  readonly value: string
  readonly schema: SiteSchema
}

/** The kinds of value that a schema allows; none if it is no tagged union. */
export function listBranches({ allOf = [] }: SiteSchema): SchemaBranch[] {
  return allOf.flatMap((branch) =>
    Object.entries(branch.if.properties ?? {}).map(([tag, value]) => ({
      tag,
      value: String(value.const),
      schema: branch.then,
    })),
  )
}

/** The name of the definition that a schema refers to; undefined if it refers to none. */
export function referredTo({ $ref }: SiteSchema): string | undefined {
  return $ref?.slice('#/definitions/'.length)
}

/** The path of the file that the schema stands in. */
export const siteSchemaFile = projectFile('schema/site-config.schema.json')

/** A schema with its text. */
interface WrittenSchema {
  readonly schema: SiteSchema
  /** What caches know it by. */
  readonly text: string
}

let base: (WrittenSchema & { readonly whole: SiteSchema }) | undefined
let current: WrittenSchema | undefined

/**
 * Reads the generator's own schema of the configuration.
 *
 * @returns the schema of a site without kinds of its own, and as `whole` that of its file, which kinds are merged into
 */
export function readBaseSchema(): WrittenSchema & { readonly whole: SiteSchema } {
  if (!base) {
    const text = readText(siteSchemaFile)
    base = { schema: withoutDocuments(JSON.parse(text)), text, whole: JSON.parse(text) }
  }
  return base
}

/** Has the schema be that of a site with kinds of its own from now on. */
export function setSiteSchema(schema: WrittenSchema): void {
  current = schema
}

/** Reads the schema of the configuration: with the kinds of the site that the process works for. */
export function readSiteSchema(): WrittenSchema {
  return current ?? readBaseSchema()
}

/** The definition of sections, which kinds of a site's own are added to. */
export const sectionDefinition = 'Section'

/** The definition of documents, whose kinds are a site's own. */
export const documentDefinition = 'Artefact'

/** The definitions that kinds of a site's own are added to, by what they are kinds of. */
export const definitionsOfKinds = { section: sectionDefinition, document: documentDefinition } as const

/** A schema without the keys that hold a document: a site without kinds of documents cannot have any. */
export function withoutDocuments({ definitions = {}, ...schema }: SiteSchema): SiteSchema {
  const entries = Object.entries(definitions).flatMap(([name, definition]): [string, SiteSchema][] => {
    if (name === documentDefinition) return []
    const { properties } = definition
    const kept = Object.entries(properties ?? {}).filter(([, value]) => referredTo(value) !== documentDefinition)
    return [[name, properties ? { ...definition, properties: Object.fromEntries(kept) } : definition]]
  })
  return { ...schema, definitions: Object.fromEntries(entries) }
}
