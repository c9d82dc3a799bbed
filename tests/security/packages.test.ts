import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { licenceList, lockedPackages } from '../../generator/tools/locked-packages.ts'
import { root } from '../site/command.ts'

/**
 * Licences that ask for nothing that a closed website could not give. MPL binds changes to the package itself only; so does the LGPL of the
 * library that makes photos smaller, which is loaded as a whole, at build time, and is no part of the site.
 */
const accepted = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unicode-3.0',
  'Zlib',
]

test('every package has a licence under which the site may use it', () => {
  const isAccepted = (licence: string) =>
    licence
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((choice) => choice.split(' AND ').every((name) => accepted.includes(name)))
  const wrong = lockedPackages().filter(({ licence }) => !isAccepted(licence))
  expect(wrong).toEqual([])
  expect(licenceList(lockedPackages())).toMatch(/^react 19\.\S+ {2}MIT$/m)
})

test('the lock file names every package with the hash of its bytes, and no other registry', async () => {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string; integrity?: string; inBundle?: boolean }>
  }
  for (const [path, { resolved, integrity, inBundle }] of Object.entries(lock.packages)) {
    if (path === '') continue
    if (resolved !== undefined) expect(resolved, path).toMatch(/^https:\/\/registry\.npmjs\.org\//)
    // The bytes of a package that another one brings along are part of that one's, so is their hash.
    const hash = inBundle ? lock.packages[path.slice(0, path.lastIndexOf('/node_modules/'))]?.integrity : integrity
    expect(hash, path).toMatch(/^sha512-/)
  }
})

test('the exact version of every package is pinned', async () => {
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  for (const version of Object.values({ ...dependencies, ...devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})

test('the registry knows of no weakness in any package', async (context) => {
  const { stdout } = await promisify(execFile)('npm', ['audit', '--json'], {
    cwd: root,
    shell: process.platform === 'win32',
  }).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }))
  const found = parsed(stdout)
  if (!found) {
    console.warn('npm audit could not ask the registry: skipped')
    return context.skip()
  }
  expect(found).toMatchObject({ total: 0 })
})

function parsed(text: string): { total: number } | undefined {
  try {
    return (JSON.parse(text) as { metadata?: { vulnerabilities: { total: number } } }).metadata?.vulnerabilities
  } catch {
    // No answer in JSON is no answer.
    return undefined
  }
}
