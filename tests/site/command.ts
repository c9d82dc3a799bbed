import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The configurations that the tests build: the shipped site, and one of another trade and other languages. */
export const shippedSite = join(root, 'site.config.yaml')
export const secondSite = join(root, 'tests/fixtures/second-site/site.config.yaml')

/** How a command ended. */
export interface Ended {
  readonly exitCode: number | null
  readonly output: string
}

/** Runs a command of the generator as a user would, and waits for its end. */
export function run(args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['generator/main.mjs', ...args], {
      cwd: root,
      env: { ...process.env, LANG: 'en_US.UTF-8', NO_COLOR: '1' },
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('close', (exitCode) => resolve({ exitCode, output }))
  })
}

/** A folder that is gone when the test is. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'site-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** The options with which a command writes into `<folder>/site`, and typed modules into `<folder>/generated`. */
export function inFolder(folder: string): string[] {
  return ['--out', join(folder, 'site'), '--generated', join(folder, 'generated')]
}

/** Builds a configuration into `<folder>/site`, with its typed modules in `<folder>/generated`. */
export function buildInto(folder: string, config: string): Promise<Ended> {
  return run(['build', '--config', config, ...inFolder(folder)])
}

/** What a build may leave out where nobody looks at it. */
export const quick = ['--no-share-images', '--no-precompress']
