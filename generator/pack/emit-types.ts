import { readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { isolatedDeclarationSync } from 'rolldown/experimental'
import { projectFile } from '../lib/files/paths.ts'

/** The module whose types are those of the package. */
const entry = 'generator/index.ts'

/**
 * The types of the package's exports, by path: a file for each module that they come from, which name each other as JavaScript does.
 *
 * @throws where a module leaves a type to be inferred
 */
export function emitTypes(path = entry, found = new Map<string, string>()): ReadonlyMap<string, string> {
  const target = path.replace(/\.ts$/, '.d.ts')
  if (found.has(target)) return found
  const { code, errors } = isolatedDeclarationSync(path, readFileSync(projectFile(path), 'utf8'))
  if (errors.length > 0) throw new Error(`${path} has types that are not written out`, { cause: errors })
  const imported = /(?<=['"])(\.[^'"]*)\.ts(?=['"])/g
  found.set(target, code.replace(imported, '$1.js'))
  for (const [, name = ''] of code.matchAll(imported)) emitTypes(join(path, '..', `${name}.ts`), found)
  return found
}
