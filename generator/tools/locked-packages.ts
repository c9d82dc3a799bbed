import { readFileSync } from 'node:fs'
import { projectFile } from '../lib/files/paths.ts'

/** A package of the lock file. */
interface LockedPackage {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** Whether a site does not install it: it is bundled into the package, or only the work on the code needs it. */
  readonly dev: boolean
}

interface LockEntry {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
}

/** All packages of the lock file with their licences, sorted by name. */
export function lockedPackages(): LockedPackage[] {
  const lock = JSON.parse(readFileSync(projectFile('package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>
  }
  return Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license = '', dev = false }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      dev,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Lists packages one per line, starting with those that a site installs beside the generator. */
export function licenceList(packages: readonly LockedPackage[]): string {
  const line = ({ name, version, licence }: LockedPackage) => `${name} ${version}  ${licence}`
  const needed = packages.filter(({ dev }) => !dev).map(line)
  const others = packages.filter(({ dev }) => dev).map(line)
  return [...needed, '', 'Bundled into the package, or for the work on the code:', ...others, ''].join('\n')
}
