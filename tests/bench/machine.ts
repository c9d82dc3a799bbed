import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { cpus, loadavg, release, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from '../browser/chromium.ts'
import { type Generator, ours } from './generators.ts'
import type { Machine } from './results.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** Describes the machine and the versions of all that is measured. */
export async function describeMachine(work: string, all: readonly Generator[]): Promise<Machine> {
  const versions: Record<string, string> = { Node: process.version.slice(1) }
  const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  for (const name of ['react', 'react-router-dom', 'vite']) versions[name] = devDependencies[name]
  const others = all.filter(({ name, readsSource }) => name !== ours && !readsSource)
  for (const generator of others) versions[generator.name] = versionOf(work, generator)
  versions.Chromium = said(ensureChromium(), ['--version'])
  versions.Lighthouse = versionOf(work, { package: 'lighthouse' })
  return {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    processor: cpus()[0]?.model ?? '',
    cores: cpus().length,
    gigabytes: Math.round(totalmem() / 2 ** 30),
    system: `Linux ${release()}`,
    commit: said('git', ['rev-parse', '--short', 'HEAD']),
    load: [loadavg()[0] ?? 0],
    versions,
  }
}

function versionOf(work: string, generator: Pick<Generator, 'package'>): string {
  if (!generator.package) return said('hugo', ['version']).split(' ')[1] ?? ''
  return JSON.parse(readFileSync(join(work, 'node_modules', generator.package, 'package.json'), 'utf8')).version
}

function said(program: string, args: readonly string[]): string {
  return execFileSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}
