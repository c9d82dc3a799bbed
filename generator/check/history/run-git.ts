import { type ExecFileOptions, execFile, execFileSync } from 'node:child_process'
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { promisify } from 'node:util'
import { projectFile } from '../../lib/files/paths.ts'
import { listedSettings, listedSettingsNow, locateRepository } from './listed-settings.ts'
import {
  fixedSettings,
  foreignValues,
  listSettings,
  localRepository,
  readSettings,
  refusedKey,
  type Setting,
  safeSettings,
  withSettings,
} from './safe-git-settings.ts'
import { untrustedWords } from './untrusted-words.ts'

const run = promisify(execFile)

/** The output of git, or its exit code and message: git is not installed, there is no repository, or the file is not in it. */
export type GitAnswer =
  | { readonly answer: Buffer }
  | { readonly refusal: { readonly code?: unknown; readonly stderr: string; readonly killed?: boolean } }

/** The ways to other computers. `ext::` and the helpers of other protocols are programs that an address names. */
const protocols = 'file:http:https:ssh'

/**
 * The environment of git: it speaks English, asks nobody for a password, opens no editor and no pager, and takes each name as it is
 * written.
 */
function silentEnvironment(settings: readonly Setting[]): NodeJS.ProcessEnv {
  const { SSH_ASKPASS = 'false', GIT_ALLOW_PROTOCOL = protocols, ...env } = process.env
  // What only looks takes no lock: somebody else may be committing.
  const silent = { GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', SSH_ASKPASS, SSH_ASKPASS_REQUIRE: 'force' }
  const programs = { GIT_ALLOW_PROTOCOL, GIT_EDITOR: ':', GIT_SEQUENCE_EDITOR: ':', GIT_PAGER: 'cat' }
  return withSettings({ ...env, LC_ALL: 'C', GIT_LITERAL_PATHSPECS: '1', ...silent, ...programs }, settings)
}

/** Git is started in a folder of the generator: on Windows, a `git.exe` in the folder of the site would be found before the installed one. */
function options(env: NodeJS.ProcessEnv, timeout = 0) {
  return {
    cwd: projectFile('schema'),
    maxBuffer: 1 << 30,
    encoding: 'buffer',
    env,
    timeout,
  } as const satisfies ExecFileOptions
}

/** Subcommands that may show differences, for which a folder can name programs. */
const differing = new Set(['blame', 'log', 'show'])

function argumentsFor(folder: string, [command = '', ...args]: readonly string[]): string[] {
  const plain = differing.has(command) ? ['--no-ext-diff', '--no-textconv'] : []
  return ['--no-pager', '-C', folder, command, ...plain, ...args]
}

/**
 * Asks git about a file, in the file's folder. A folder may come from a stranger: no program that its repository names is run.
 *
 * @param args makes the arguments from the name of the file
 * @param timeout after so many milliseconds it is stopped; by default, never
 */
export async function askGit(file: string, args: (name: string) => string[], timeout = 0): Promise<GitAnswer> {
  const [folder, name] = [dirname(resolve(file)), basename(file)]
  try {
    const env = environmentFor(folder, await listedSettings(folder, () => readGitSettings(folder)))
    return { answer: (await run('git', argumentsFor(folder, args(name)), options(env, timeout))).stdout }
  } catch (error) {
    return toRefusal(error)
  }
}

async function readGitSettings(folder: string): Promise<Buffer> {
  return (await run('git', argumentsFor(folder, listSettings), options(silentEnvironment(fixedSettings)))).stdout
}

/** The same in one go, so that nothing else happens meanwhile. */
export function askGitNow(file: string, args: readonly string[]): GitAnswer {
  const folder = dirname(resolve(file))
  const ask = (asked: readonly string[], env: NodeJS.ProcessEnv) =>
    execFileSync('git', argumentsFor(folder, asked), { ...options(env), stdio: ['ignore', 'pipe', 'pipe'] })
  try {
    const listed = listedSettingsNow(folder, () => ask(listSettings, silentEnvironment(fixedSettings)))
    return { answer: ask(args, environmentFor(folder, listed)) }
  } catch (error) {
    return toRefusal(error)
  }
}

/**
 * The argument by which a remote repository is asked. Of one in a folder on this computer, git runs the hooks here: as those of the site's
 * own repository, they are left out. Empty for a repository of another computer.
 *
 * @param addresses of the remote; relative ones lead from the folder `from`
 */
export async function packArgument(
  program: 'receive-pack' | 'upload-pack',
  { addresses, from }: { readonly addresses: readonly string[]; readonly from: string },
): Promise<string[]> {
  const folders = addresses.flatMap((address) => localRepository(address, from) ?? [])
  if (folders.length === 0) return []
  const env = silentEnvironment(fixedSettings)
  const list = (folder: string) => run('git', ['--git-dir', folder, ...listSettings], options(env))
  // If a folder is not a repository, git itself reports that.
  const listed = await Promise.all(folders.map((folder) => list(folder).catch(() => ({ stdout: '' }))))
  const settings = safeSettings(listed.flatMap(({ stdout }) => readSettings(stdout.toString())))
  const variables = Object.entries(withSettings({}, settings)).map(
    ([name, value]) => `${name}=${quoteShell(value ?? '')}`,
  )
  return [`--${program}=${[...variables, `git-${program}`].join(' ')}`]
}

/** A value as an argument of a POSIX shell. */
function quoteShell(value: string): string {
  return `'${value.replaceAll("'", "'\\''")}'`
}

function toRefusal(error: unknown): GitAnswer {
  if (error instanceof Untrusted) return { refusal: { stderr: error.message } }
  const {
    code,
    status,
    stderr,
    killed = false,
  } = error as { [key in 'code' | 'status' | 'stderr']?: unknown } & { killed?: boolean }
  return { refusal: { code: code ?? status, stderr: String(stderr ?? ''), killed } }
}

class Untrusted extends Error {}

/** @throws Untrusted where a folder names a program that cannot be left out, or git is too old for that setting. */
function environmentFor(folder: string, listed: Buffer): NodeJS.ProcessEnv {
  const settings = readSettings(listed.toString())
  if (!settings.some(([scope, key]) => scope === 'command' && key === 'safe.barerepository'))
    throw new Untrusted('git 2.31 or newer is needed')
  const key = refusedKey(settings)
  if (key !== undefined) throw new Untrusted(`The setting ${key} ${untrustedWords}`)
  if (
    process.env.GIT_DIR === undefined &&
    foreignValues(settings, 'core.worktree').some((tree) => !isTreeOf(tree, folder))
  )
    throw new Untrusted(`The setting core.worktree ${untrustedWords}`)
  return silentEnvironment(safeSettings(settings))
}

/** Whether the working tree is the folder of the repository, and not another one on this computer, whose files a checkout would overwrite. */
function isTreeOf(tree: string, folder: string): boolean {
  const { top, own } = locateRepository(folder) ?? {}
  if (top === undefined || own === undefined) return false
  const pointer = statSync(own).isDirectory()
    ? own
    : readFileSync(own, 'utf8')
        .replace(/^gitdir: /, '')
        .trim()
  const repository = resolve(top, pointer)
  return resolve(realpathSync(repository), tree) === top
}
