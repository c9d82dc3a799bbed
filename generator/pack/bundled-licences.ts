import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFile } from '../lib/files/paths.ts'
import { installedPackages } from './bundle-generator.ts'

interface LockEntry {
  readonly version?: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/** Packages whose files the package has, which no module imports. */
const copied = ['lucide-static', 'country-flag-icons', '@capsizecss/metrics']

/** The licences of all that is bundled into the package: each text once, below the packages that have it. */
export function bundledLicences(): string {
  const { packages } = JSON.parse(readFileSync(projectFile('package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>
  }
  const found = new Set<string>()
  const follow = (name: string, from: string) => {
    const path = findInstalled(name, from, packages)
    if (path === undefined || found.has(path)) return
    found.add(path)
    for (const needed of Object.keys(packages[path]?.dependencies ?? {})) follow(needed, path)
  }
  const installed = installedPackages()
  for (const name of [...importedPackages(), ...copied]) if (!installed.includes(name)) follow(name, '')
  const named = new Map<string, string[]>()
  for (const path of [...found].sort()) {
    const { version = '', license = '' } = packages[path] ?? {}
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const text = licenceText(projectFile(path))
    named.set(text, [...(named.get(text) ?? []), `${name} ${version}  ${license}`])
  }
  const texts = [...named].map(([text, names]) => `${names.join('\n')}\n\n${text}`)
  return `The package contains code and files of these packages.\n\n${texts.join(`\n\n${'-'.repeat(78)}\n\n`)}\n`
}

/** Where a package is installed that another one asks for: below it, or further up. */
function findInstalled(name: string, from: string, packages: Readonly<Record<string, LockEntry>>): string | undefined {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (path in packages) return path
  return from === ''
    ? undefined
    : findInstalled(name, from.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), packages)
}

/** The packages that the sources import. */
function importedPackages(): Set<string> {
  const sources = ['generator', 'schema', 'src', 'pages'].flatMap((folder) =>
    readdirSync(projectFile(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/^(?:pack|tools|generated)[\\/]/.test(name))
      .map((name) => readFileSync(join(projectFile(folder), name), 'utf8')),
  )
  const names = sources.flatMap((text) =>
    [...text.matchAll(/(?:\bfrom |\bimport\(|\brequire\()'((?:@[^/']+\/)?[^./'@:][^/':]*)(?:\/[^']*)?'/g)].map(
      ([, name = '']) => name,
    ),
  )
  return new Set(names)
}

function licenceText(folder: string): string {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name))
    : []
  return files.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n')
}
