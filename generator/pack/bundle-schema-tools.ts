import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'rolldown'
import { projectRoot } from '../lib/files/paths.ts'

const require = createRequire(import.meta.url)

/** The declarations of the language that the types of kinds are read with. */
const libraries = ['lib.es5.d.ts', 'lib.decorators.d.ts', 'lib.decorators.legacy.d.ts']

/** The packages that make schemas of types, as one module; they are loaded only where a site has kinds of its own, and one has changed. */
export async function bundleSchemaTools(): Promise<string> {
  const entry = `module.exports = { ts: require('typescript'), generator: require('ts-json-schema-generator') }`
  const { output } = await build({
    cwd: projectRoot,
    input: 'schema-tools',
    platform: 'node',
    resolve: { alias: { typescript: typescriptFile() } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'schema-tools' ? join(projectRoot, 'schema-tools.cjs') : null),
        load: (id) => (id === join(projectRoot, 'schema-tools.cjs') ? entry : null),
      },
    ],
    output: { format: 'cjs', codeSplitting: false, minify: true, comments: false },
    write: false,
    logLevel: 'silent',
  })
  return output[0].code
}

/** The files of TypeScript that its module reads, by their names beside it. */
export function schemaLibraries(): { readonly name: string; readonly file: string }[] {
  return libraries.map((name) => ({ name, file: join(dirname(typescriptFile()), name) }))
}

/** The TypeScript of the generator of schemas: later versions have no compiler that a program can ask. */
function typescriptFile(): string {
  return createRequire(require.resolve('ts-json-schema-generator')).resolve('typescript')
}
