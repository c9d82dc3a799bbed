import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { kindsValidatorCode } from '../../check/validate/schema-validator.ts'
import type { BuiltKind, BuiltKinds, CodeFile } from '../../kinds/built-kinds.ts'
import { readKindFiles } from '../../kinds/kind-files.ts'
import { loadSiteKinds } from '../../kinds/site-kinds.ts'
import { contentHash } from '../../lib/content-hash.ts'

const require = createRequire(import.meta.url)

/** What the editor that a site carries needs of the kinds of the site's own. */
interface EditorKinds {
  readonly kinds: BuiltKinds
  /** Its modules, by their paths in the folder of the editor. */
  readonly files: ReadonlyMap<string, string>
}

/**
 * The kinds of a site's own for the editor that it carries; undefined where there are none.
 *
 * @param file that of the configuration
 */
export function editorKinds(file: string): EditorKinds | undefined {
  const { kinds, schema } = loadSiteKinds(file)
  if (kinds.length === 0) return undefined
  const files = new Map<string, string>()
  const keep = (name: string, code: string): CodeFile => {
    const path = `kinds/${name}-${contentHash(code)}.js`
    files.set(path, code)
    return { path, integrity: `sha384-${createHash('sha384').update(code).digest('base64')}` }
  }
  const hashes = new Map(readKindFiles(file).map((kind) => [kind.name, kind.files]))
  const built = kinds.map(({ folder: _folder, client, node: _node, share: _share, ...kind }): BuiltKind => {
    const own = [...(hashes.get(kind.name) ?? [])].map(([name, content]) => [name, blobHash(content)])
    return { ...kind, files: Object.fromEntries(own), code: keep(kind.name, client) }
  })
  return { kinds: { kinds: built, validator: keep('validator', asModule(kindsValidatorCode(schema))) }, files }
}

/** The hash that git gives to the content of a file (blob id). */
function blobHash(content: string): string {
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(content)}\0${content}`)
    .digest('hex')
}

/** A script as a module whose default export is given what the script asks for. */
function asModule(code: string): string {
  const { transformSync } = require('esbuild') as typeof import('esbuild')
  const wrapped = `export default (require) => {\nconst module = { exports: {} };\nconst { exports } = module;\n${code}\nreturn module.exports;\n};\n`
  return transformSync(wrapped, { minify: true, format: 'esm', target: 'es2022' }).code
}
