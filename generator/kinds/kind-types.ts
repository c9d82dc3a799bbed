import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { plainSchema, schemaTags } from '../schema/plain-schema.ts'
import type { SiteSchema } from '../schema/site-schema.ts'
import type { KindFiles } from './kind-files.ts'
import { KindMistake } from './kind-mistake.ts'
import { loadSchemaTools, type SchemaTools } from './schema-tools.ts'

/** What the type of a kind says. */
export interface KindType {
  /** What it is a kind of: of the sections of pages, or of the documents that services show. */
  readonly of: 'section' | 'document'
  /** The name of its own definition. */
  readonly definition: string
  /** The definitions of its schema by name. */
  readonly definitions: Readonly<Record<string, SiteSchema>>
  /** Those of the generator that they refer to. */
  readonly shared: Readonly<Record<string, SiteSchema>>
}

/** The types that a kind may extend. */
const bases = {
  SectionBase: 'section',
  FreeSection: 'section',
  HeadedSection: 'section',
  DocumentBase: 'document',
} as const

/** The name of the type of a kind: `opening-hours` has `OpeningHours`. */
function typeName(kind: string): string {
  return kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/**
 * Reads the types of kinds, all of one site at once: the compiler starts once.
 *
 * @throws KindMistake
 */
export function readKindTypes(kinds: readonly KindFiles[]): ReadonlyMap<string, KindType> {
  if (kinds.length === 0) return new Map()
  for (const kind of kinds) requireFile(kind, 'type.ts')
  const tools = loadSchemaTools()
  const { ts } = tools
  const program = ts.createProgram(
    kinds.map(({ folder }) => join(folder, 'type.ts')),
    compilerOptions(tools),
  )
  const [wrong] = ts.getPreEmitDiagnostics(program).filter(({ file }) => kinds.some((kind) => belongsTo(kind, file)))
  if (wrong?.file) throw typeMistake(tools, wrong as Diagnosed)
  return new Map(kinds.map((kind) => [kind.name, readType(kind, program, tools)]))
}

/** A kind without a file is none yet. */
export function requireFile({ folder, files }: KindFiles, name: string): void {
  const file = join(folder, name)
  if (!files.has(name) || !existsSync(file)) throw new KindMistake('missing', { file, detail: name })
}

type Program = ReturnType<SchemaTools['ts']['createProgram']>
type SourceFile = NonNullable<ReturnType<Program['getSourceFile']>>
type Diagnosed = ReturnType<Program['getSyntacticDiagnostics']>[number]

function compilerOptions({ ts, types }: SchemaTools): Parameters<SchemaTools['ts']['createProgram']>[1] & object {
  return {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es5.d.ts'],
    types: [],
    paths: { 'site-from-yaml/kinds': [types] },
  }
}

function belongsTo({ folder }: KindFiles, file: SourceFile | undefined): boolean {
  return file !== undefined && join(file.fileName).startsWith(join(folder, '/'))
}

function typeMistake({ ts }: SchemaTools, { file, start = 0, messageText }: Diagnosed): KindMistake {
  const { line, character } = (file as SourceFile).getLineAndCharacterOfPosition(start)
  const detail = ts.flattenDiagnosticMessageText(messageText, ' ')
  return new KindMistake('type', {
    file: join((file as SourceFile).fileName),
    line: line + 1,
    column: character + 1,
    detail,
  })
}

/** The schema of a kind's type; its sentences are those of the type. */
function readType({ name, folder }: KindFiles, program: Program, { ts, generator }: SchemaTools): KindType {
  const file = join(folder, 'type.ts')
  const source = program.getSourceFile(file.replaceAll('\\', '/')) as SourceFile
  const wanted = typeName(name)
  const declared = source.statements.filter(ts.isInterfaceDeclaration).find((node) => node.name.text === wanted)
  const isExported = declared?.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  if (!declared || !isExported) throw new KindMistake('base', { file, detail: wanted })
  const at = (node: { getStart(): number }) => {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart())
    return { file, line: line + 1, column: character + 1 }
  }
  const extended =
    declared.heritageClauses?.flatMap(({ types }) => types.map((type) => type.expression.getText())) ?? []
  const base = Object.entries(bases).find(([known]) => extended.includes(known))
  if (!base) throw new KindMistake('base', { ...at(declared), detail: wanted })
  const config = {
    ...generator.DEFAULT_CONFIG,
    type: wanted,
    topRef: true,
    skipTypeCheck: true,
    extraTags: schemaTags,
  }
  const parser = generator.createParser(program as never, config)
  const made = new generator.SchemaGenerator(program as never, parser, generator.createFormatter(config), config)
  const { definitions = {} } = plainSchema(made.createSchema(wanted)) as SiteSchema
  if (definitions[wanted]?.properties?.kind?.const !== name)
    throw new KindMistake('kind-key', { ...at(declared), detail: name })
  const own = new Set(
    source.statements.flatMap((node) => ('name' in node ? [(node.name as { text: string }).text] : [])),
  )
  const renamed = (definition: string) =>
    own.has(definition) && !definition.startsWith(wanted) ? wanted + definition : definition
  const named = Object.entries(rename(definitions, renamed))
  const isOwn = new Set(
    Object.keys(definitions)
      .filter((key) => own.has(key))
      .map(renamed),
  )
  return {
    of: base[1],
    definition: wanted,
    definitions: Object.fromEntries(named.filter(([key]) => isOwn.has(key))),
    shared: Object.fromEntries(named.filter(([key]) => !isOwn.has(key))),
  }
}

/** Definitions under other names, and all that refers to them. */
function rename(
  definitions: Readonly<Record<string, SiteSchema>>,
  renamed: (name: string) => string,
): Readonly<Record<string, SiteSchema>> {
  const prefix = '#/definitions/'
  const text = JSON.stringify(definitions, (key, value) =>
    key === '$ref' ? prefix + renamed(decodeURIComponent(String(value).slice(prefix.length))) : value,
  )
  const entries = Object.entries(JSON.parse(text) as Record<string, SiteSchema>)
  return Object.fromEntries(entries.map(([name, schema]) => [renamed(name), schema]))
}
