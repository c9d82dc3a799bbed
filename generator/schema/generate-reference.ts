import { partOfKind } from '../../src/sections/section-parts.ts'
import { type ExampleSources, type Examples, gatherExamples, madeUpExample, yamlLine } from './reference-examples.ts'
import { listBranches, referredTo, type SiteSchema } from './site-schema.ts'
import { linkTo, typeInWords } from './type-in-words.ts'

/** What a reference is made of. */
interface ReferenceParts {
  /** The schema of the configuration. */
  readonly schema: SiteSchema
  /** The configurations from which the examples are taken, the first that has one. */
  readonly configs: readonly Readonly<Record<string, unknown>>[]
  /** What stands above the keys, with the title. */
  readonly introduction: string
  /** Whether the pictures of the kinds of sections lie beside it. */
  readonly hasPictures: boolean
}

/** The reference of the configuration as Markdown: every section with its keys, their meaning, type, default and an example. */
export function generateReference({ schema, configs, introduction, hasPictures }: ReferenceParts): string {
  const sources = { schema, example: configs[0] ?? {}, hasPictures, ...gatherExamples(schema, configs) }
  const names = definitionOrder(schema)
  const sections = names.map((name) =>
    section(name, name === 'SiteConfig' ? schema : (schema.definitions?.[name] as SiteSchema), sources),
  )
  return `${introduction}\n${sections.filter((text) => text !== '').join('\n')}`
}

type Sources = ExampleSources & Examples & Pick<ReferenceParts, 'hasPictures'>

/** The definitions in the order in which a reader meets them. */
function definitionOrder(schema: SiteSchema): string[] {
  const order = ['SiteConfig']
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const reference = referredTo(node)
    if (reference === undefined) Object.values(node).forEach(visit)
    else if (!order.includes(reference)) {
      order.push(reference)
      visit(schema.definitions?.[reference])
    }
  }
  visit({ ...schema, definitions: undefined })
  return order
}

function section(name: string, definition: SiteSchema, sources: Sources): string {
  if (definition.allOf) return union(name, definition, sources)
  if (!definition.properties || definition.localised) return ''
  const required = new Set(definition.required)
  const whole = sources.whole.get(name)
  const rows = Object.entries(definition.properties).map(([key, property]) =>
    row(name, key, { property, isRequired: required.has(key), sources }),
  )
  return [
    `## ${name}\n`,
    `${definition.description ?? ''}\n`,
    ...(sources.hasPictures ? kindPicture(definition) : []),
    '| key | meaning | type | default | example |',
    '|---|---|---|---|---|',
    ...rows,
    ...(whole === undefined ? [] : ['', '```yaml', whole.trim(), '```']),
    '',
  ].join('\n')
}

/** The picture of a kind of section, which `npm run docs:pictures` draws. */
function kindPicture({ properties }: SiteSchema): string[] {
  const kind = String(properties?.kind?.const)
  return kind in partOfKind ? [`![](pictures/${kind}.webp)\n`] : []
}

function union(name: string, definition: SiteSchema, { schema: { definitions } }: Sources): string {
  const kinds = listBranches(definition).map(({ tag, value, schema }) => {
    const kind = referredTo(schema) ?? ''
    return `- \`${tag}: ${value}\`: ${linkTo(kind)}. ${definitions?.[kind]?.description ?? ''}`.trim()
  })
  return [`## ${name}\n`, `${definition.description ?? ''}\n`, ...kinds, ''].join('\n')
}

function row(
  name: string,
  key: string,
  { property, isRequired, sources }: { property: SiteSchema; isRequired: boolean; sources: Sources },
): string {
  const description = property.description ?? ''
  const byDefault = property.default === undefined ? 'left out' : `\`${yamlLine(property.default)}\``
  const example = sources.short.get(`${name}.${key}`) ?? madeUpExample(property, sources)
  const cells = [
    `\`${key}\`${isRequired ? ' *' : ''}`,
    description,
    typeInWords(property, sources.schema),
    isRequired ? '' : byDefault,
    example,
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}
