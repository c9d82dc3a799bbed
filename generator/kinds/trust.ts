import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { isPackaged, isWithin, projectFile } from '../lib/files/paths.ts'
import { kindsFolder, readKindFiles } from './kind-files.ts'

// Kinds of a site's own are code, which may do what its user may. So it runs only where somebody has said that the folder is trusted: once a
// folder, as editors of code ask, and whatever changes in it from then on. The answer is kept outside of the site, which could bring it along.

/** The environment variable by which machines trust the folders that they build. */
const trustVariable = 'SITE_GENERATOR_TRUST_KINDS'

/** The option of commands that does the same. */
export const trustOption = '--trust-kinds'

/** Thrown before code of a folder would run that nobody has trusted. */
export class KindsUntrusted extends Error {
  /** The folder of the kinds, absolute. */
  readonly folder: string

  constructor(folder: string) {
    super(`The code in ${folder} is not trusted`)
    this.folder = folder
  }
}

/** Whether the code of the kinds beside a configuration may run. Where there are none, nothing runs. */
export function mayRunKinds(file: string, env: NodeJS.ProcessEnv = process.env): boolean {
  return readKindFiles(file).length === 0 || isTrusted(kindsFolder(file), env)
}

/** Whether a folder of kinds is trusted. Those that came with the checkout of the generator are, as the generator itself is. */
function isTrusted(folder: string, env: NodeJS.ProcessEnv = process.env): boolean {
  if (/^(?:1|true|yes)$/i.test(env[trustVariable] ?? '')) return true
  const real = realpathSync(folder)
  if (!isPackaged && shippedFolders().some((own) => isWithin(real, own))) return true
  return readAnswers(env).includes(real)
}

/** Keeps the answer that a folder of kinds is trusted. */
export function trustKinds(file: string, env: NodeJS.ProcessEnv = process.env): void {
  const path = answersFile(env)
  const real = realpathSync(kindsFolder(file))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify([...new Set([...readAnswers(env), real])], null, 2)}\n`)
}

/** @throws KindsUntrusted */
export function assertTrusted(folder: string): void {
  if (!isTrusted(folder)) throw new KindsUntrusted(folder)
}

/** The folders with kinds that are part of a checkout. */
function shippedFolders(): string[] {
  return [projectFile('pages/kinds'), projectFile('tests/fixtures')]
}

/** The folders that are trusted; none where nobody has answered, or the answer cannot be read. */
function readAnswers(env: NodeJS.ProcessEnv): string[] {
  try {
    const answers: unknown = JSON.parse(readFileSync(answersFile(env), 'utf8'))
    return Array.isArray(answers) ? answers.map(String) : []
  } catch {
    return []
  }
}

/** Where answers are kept: among the settings of the user. */
function answersFile({ XDG_CONFIG_HOME, APPDATA }: NodeJS.ProcessEnv): string {
  const settings = XDG_CONFIG_HOME || (process.platform === 'win32' && APPDATA) || join(homedir(), '.config')
  return join(settings, 'site-from-yaml', 'trusted-kinds.json')
}
