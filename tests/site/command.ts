import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { main } from '../../generator/cli/cli.ts'

// The sites of tests are copied elsewhere, with their kinds.
process.env.SITE_GENERATOR_TRUST_KINDS ??= '1'

/** The folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The configurations that the tests build: the shipped site, one of another trade and other languages, and one that is composed of sections. */
export const shippedSite = join(root, 'site.config.yaml')
export const secondSite = join(root, 'tests/fixtures/second-site/site.config.yaml')
export const thirdSite = join(root, 'tests/fixtures/third-site/site.config.yaml')
/** A site of one page that leaves out what it can. */
export const fourthSite = join(root, 'tests/fixtures/fourth-site/site.config.yaml')

/** How a command ended. */
interface Ended {
  readonly exitCode: number | null
  readonly output: string
}

const plainEnglish = { LANG: 'en_US.UTF-8', NO_COLOR: '1' }

/** Runs a command of the generator as a user would, and waits for its end. */
export function run(args: readonly string[], env: NodeJS.ProcessEnv = {}, cwd = root): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'generator/main.mjs'), ...args], {
      cwd,
      env: { ...process.env, ...plainEnglish, ...env },
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('close', (exitCode) => resolve({ exitCode, output }))
  })
}

/**
 * Runs a command in the process of the test, which has loaded the generator already: for tests of what a command says and does. How
 * processes start and end is tried with `run`, and so are builds, in which React is that of production.
 */
export async function call(args: readonly string[]): Promise<Ended> {
  let output = ''
  const add = (text: string) => {
    output += text
  }
  const { NODE_ENV } = process.env
  try {
    const exitCode = await main(args, {
      out: add,
      err: add,
      env: { ...process.env, ...plainEnglish },
      isTerminal: false,
    })
    return { exitCode: exitCode ?? null, output }
  } finally {
    process.env.NODE_ENV = NODE_ENV
  }
}

/** A folder for one test. */
export interface TemporaryFolder {
  readonly path: string
  remove(): Promise<void>
}

/** A folder that is gone when the test is. */
export async function temporaryFolder(parent = tmpdir()): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(parent, 'site-'))
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 3 }) }
}

/** An empty cache, as `SITE_GENERATOR_CACHE` names it: inside the project, since the code in it imports packages. */
export async function emptyCache(): Promise<TemporaryFolder> {
  const parent = join(root, 'node_modules/.cache')
  await mkdir(parent, { recursive: true })
  return temporaryFolder(parent)
}

/** The options with which a command writes into `<folder>/site`, and typed modules into `<folder>/generated`. */
export function inFolder(folder: string): string[] {
  return ['--out', join(folder, 'site'), '--generated', join(folder, 'generated')]
}

/** Builds a configuration into `<folder>/site`, with its typed modules in `<folder>/generated`. */
export function buildInto(folder: string, config: string, env?: NodeJS.ProcessEnv): Promise<Ended> {
  return run(['build', '--config', config, ...inFolder(folder)], env)
}

/** What a build may leave out where nobody looks at it. */
export const quick = ['--no-share-images', '--no-precompress']
