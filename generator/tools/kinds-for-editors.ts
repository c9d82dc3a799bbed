import { type Known, newValue } from '../edit/forms/new-value.ts'
import { compileDefinitions, type SchemaNode } from '../schema/schema-node.ts'
import { listBranches, referredTo, type SiteSchema } from '../schema/site-schema.ts'

/** A place where one writes: the same words are asked for once. */
const tabStop = (number: number, word: string) => `\${${number}:${word}}`

/** What the schema cannot know of a site. */
const unknown: Known = {
  locales: [tabStop(1, 'language')],
  pages: [tabStop(2, 'page')],
  sections: [`${tabStop(2, 'page')}.${tabStop(3, 'section')}`],
  forms: [tabStop(6, 'form')],
  validation: {},
  offices: [],
  collections: [],
  categories: [],
  image: `./${tabStop(4, 'image')}.jpg`,
  name: tabStop(5, 'address'),
}

/** The unions for which editors insert the smallest value of a kind as a snippet. */
const written = ['Section']

/** A schema that tells editors more of its tagged unions: beside each value of the tag, what the kind is; and how a value of it begins. */
export function withKindsForEditors(schema: SiteSchema): SiteSchema {
  const findNode = compileDefinitions(schema)
  const definitions = Object.entries(schema.definitions ?? {}).map(([name, definition]) => [
    name,
    {
      ...definition,
      ...kindHelp(schema, definition),
      ...(written.includes(name) && { defaultSnippets: snippets(definition, findNode(name)) }),
    },
  ])
  return { ...schema, definitions: Object.fromEntries(definitions) }
}

function kindHelp({ definitions }: SiteSchema, { properties, ...definition }: SiteSchema) {
  const kinds = listBranches(definition)
  const [first] = kinds
  if (!first) return {}
  const markdownEnumDescriptions = kinds.map(({ schema }) => definitions?.[referredTo(schema) ?? '']?.description)
  return { properties: { ...properties, [first.tag]: { ...properties?.[first.tag], markdownEnumDescriptions } } }
}

/** All but the opening begin switched off, as those that a command or the editor adds: `check` then counts what is missing. */
function snippets(definition: SiteSchema, node: SchemaNode) {
  return listBranches(definition).map(({ tag, value }) => ({
    label: value,
    description: node.branches.get(value)?.schema.description,
    body: newValue(node, unknown, { [tag]: value, ...(value !== 'opening' && { enabled: false }) }),
  }))
}
