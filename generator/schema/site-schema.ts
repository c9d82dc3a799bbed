import type { JSONSchema7 } from 'json-schema'
import { readText } from '#files'
import { projectFile } from '#places'
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

/** How a text that visitors read is written, where it is not localised; see schema/texts.ts. */
type ProseKind = 'plain' | 'markdown'

/** The keywords of the schema that are this project's own: each is a tag of the types in schema/. */
export const houseKeywords = ['localised', 'reference', 'propertyKey', 'prose', 'form', 'unpublished', 'formerly']

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

/** Reads the schema of the configuration. */
export function readSiteSchema(): { schema: SiteSchema; text: string } {
  const text = readText(siteSchemaFile)
  return { schema: JSON.parse(text), text }
}
