import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { isPackaged, projectFile } from '../files/paths.ts'

/** The package that the generator is. */
export interface GeneratorPackage {
  readonly name: string
  readonly version: string
}

const recordFile = projectFile(isPackaged ? '../package.json' : 'package.json')

/** The name and the version of the generator's package. */
export function generatorPackage(): GeneratorPackage {
  return JSON.parse(readFileSync(recordFile, 'utf8')) as GeneratorPackage
}

/** The tarball from which the running package was installed; undefined where it came from a registry, or is a checkout. */
export function ownTarball(): string | undefined {
  const { name } = generatorPackage()
  // A scoped name is two folders deep.
  const packages = resolve(dirname(recordFile), ...name.split('/').map(() => '..'))
  const list = resolve(packages, '.package-lock.json')
  if (!isPackaged || !existsSync(list)) return undefined
  const lock = JSON.parse(readFileSync(list, 'utf8')) as { packages?: Record<string, { resolved?: string }> }
  const from = lock.packages?.[`node_modules/${name}`]?.resolved
  const file = from?.startsWith('file:') ? resolve(packages, '..', from.slice('file:'.length)) : undefined
  return file?.endsWith('.tgz') && existsSync(file) ? file : undefined
}
