import { createRequire } from 'node:module'
import { packedPart, projectFile } from '../lib/files/paths.ts'

const require = createRequire(import.meta.url)

/** The name of the part of the package that makes schemas of types: TypeScript, and the generator of schemas. */
export const packedSchemaTools = 'kind-schema/tools.cjs'

/** What makes schemas of types. It is loaded only when a type has changed: TypeScript takes a third of a second to load. */
export interface SchemaTools {
  readonly ts: typeof import('ts-json-schema-generator/node_modules/typescript')
  readonly generator: typeof import('ts-json-schema-generator')
  /** The module that `site-from-yaml/kinds` stands for in the types of a kind. */
  readonly types: string
}

/** Loads them: in the package from a part of its own, in a checkout from its packages. */
export function loadSchemaTools(): SchemaTools {
  const packed = packedPart(packedSchemaTools)
  if (packed !== undefined) {
    const tools = require(packed) as Omit<SchemaTools, 'types'>
    return { ...tools, types: projectFile('types/schema/kind-types.d.ts') }
  }
  const generator = require('ts-json-schema-generator') as SchemaTools['generator']
  const own = createRequire(require.resolve('ts-json-schema-generator'))
  return { ts: own('typescript') as SchemaTools['ts'], generator, types: projectFile('schema/kind-types.ts') }
}
