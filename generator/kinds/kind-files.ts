import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** A kind of a site's own as it lies in its folder. */
export interface KindFiles {
  /** The name of its folder, which is the kind in the configuration. */
  readonly name: string
  /** Absolute. */
  readonly folder: string
  /** The texts of its files, by their names in the folder. */
  readonly files: ReadonlyMap<string, string>
}

/** The folder of the kinds of a site's own, beside its configuration. */
export function kindsFolder(file: string): string {
  return join(dirname(resolve(file)), 'pages', 'kinds')
}

/** The kinds that lie beside a configuration, in the order of their names. Nothing in them runs. */
export function readKindFiles(file: string): KindFiles[] {
  const folder = kindsFolder(file)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .map((name) => ({ name, folder: join(folder, name) }))
    .filter(({ name, folder: at }) => !name.startsWith('.') && statSync(at, { throwIfNoEntry: false })?.isDirectory())
    .map(({ name, folder: at }) => ({ name, folder: at, files: readFiles(at) }))
}

function readFiles(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|css|yaml)$/.test(entry.name))
    .map(({ name }) => name)
    .sort()
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

/** The paths of all files that kinds are made of: a change of one changes the site. */
export function kindPaths(file: string): string[] {
  return readKindFiles(file).flatMap(({ folder, files }) => [...files.keys()].map((name) => join(folder, name)))
}
