import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A setting of git: its key, and its value. */
export type Setting = readonly [key: string, value: string]

/** A setting with its scope: "system" and "global" are the person's own, "local" and "worktree" came with the folder. */
type Scoped = readonly [scope: string, ...Setting]

/** Settings that hold whatever a folder says; the hooks are left to `safeSettings`. */
export const fixedSettings: readonly Setting[] = [
  // A folder may merely look like a repository.
  ['safe.bareRepository', 'explicit'],
  ['core.fsmonitor', 'false'],
  ['log.showSignature', 'false'],
  // Maintenance runs programs too, and is left to the person's own git.
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  ['receive.autoGC', 'false'],
  ['receive.denyCurrentBranch', 'refuse'],
  ['submodule.recurse', 'false'],
  ['diff.ignoreSubmodules', 'all'],
]

/** Git settings that name a program, each with a harmless value: what git does without the setting. */
const programs: readonly (readonly [RegExp, string])[] = [
  [/^filter\..*\.(?:clean|smudge|process)$/s, ''],
  [/^diff\..*\.textconv$/s, 'cat'],
  [/^diff\.(?:.*\.command|external)$/s, 'true'],
  [/^merge\..*\.driver$/s, 'git merge-file %A %O %B'],
  [/^credential\.(?:.*\.)?helper$/s, ''],
  [/^core\.sshcommand$/s, 'ssh'],
  [/^core\.askpass$/s, ''],
  [/^core\.alternaterefscommand$/s, 'true'],
  [/^gpg\.(?:openpgp\.)?program$/s, 'gpg'],
  [/^gpg\.x509\.program$/s, 'gpgsm'],
  [/^gpg\.ssh\.program$/s, 'ssh-keygen'],
  [/^gpg\.ssh\.defaultkeycommand$/s, 'false'],
  [/^remote\..*\.uploadpack$/s, 'git-upload-pack'],
  [/^remote\..*\.receivepack$/s, 'git-receive-pack'],
  [/^hook\..*\.command$/s, 'true'],
]

/** Programs of Git LFS that no other setting can take the place of. */
const irreplaceable = /^lfs\.(?:.*\.)?(?:extension\.|customtransfer\.|standalonetransferagent$)/s

/** Whether a folder gives a remote a name that git would take for an option, which may run a program: `--upload-pack=…`. */
function isOption([, key, value]: Scoped): boolean {
  const namesRemote = /^(?:extensions\.partialclone|remote\.pushdefault|branch\..*\.(?:push)?remote)$/s.test(key)
  return /^remote\.-/s.test(key) || (namesRemote && value.startsWith('-'))
}

/** The arguments that list all settings with their scopes. */
export const listSettings = ['config', '--list', '--show-scope', '-z']

/** The settings that git lists, in its order; those given by the environment have the scope "command". */
export function readSettings(listed: string): Scoped[] {
  const parts = listed.split('\0')
  const settings: Scoped[] = []
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const [scope = '', setting = ''] = parts.slice(index, index + 2)
    const end = setting.indexOf('\n')
    settings.push(end === -1 ? [scope, setting, 'true'] : [scope, setting.slice(0, end), setting.slice(end + 1)])
  }
  return settings
}

const isOwn = ([scope]: Scoped) => scope !== 'local' && scope !== 'worktree'

/** Whether a folder has settings that lie in other files. */
export function includesFiles(settings: readonly Scoped[]): boolean {
  return settings.some((setting) => !isOwn(setting) && /^include(?:if)?\./.test(setting[1]))
}

/** The values that a folder gives to a key. */
export function foreignValues(settings: readonly Scoped[], key: string): string[] {
  return settings.filter((setting) => !isOwn(setting) && setting[1] === key).map(([, , value]) => value)
}

/** A setting that names a program and has no harmless value; undefined if there is none. */
export function refusedKey(settings: readonly Scoped[]): string | undefined {
  return settings.find((setting) => !isOwn(setting) && (irreplaceable.test(setting[1]) || isOption(setting)))?.[1]
}

/**
 * The settings with which git runs no program that came with the folder: hooks, filters, drivers, helpers. Those that the person has in
 * their own settings, outside of the folder, stay.
 *
 * @param settings what git lists
 */
export function safeSettings(settings: readonly Scoped[]): Setting[] {
  const own = settings.filter(isOwn)
  const hooks = own.findLast(([, key]) => key === 'core.hookspath')?.[2] ?? ''
  const replaced = settings.flatMap((setting) => (isOwn(setting) ? [] : replacements(setting[1])))
  const isProgram = ([, key]: Scoped) => /^filter\./.test(key) || programs.some(([known]) => known.test(key))
  const restored = replaced.length === 0 ? [] : own.filter(isProgram).map(([, key, value]): Setting => [key, value])
  // A relative path would lead into the folder.
  return [
    ['core.hooksPath', /^(?:[/\\~]|%\(prefix\)|[a-z]:)/i.test(hooks) ? hooks : '/dev/null'],
    ...replaced,
    ...restored,
    ...fixedSettings,
  ]
}

function replacements(key: string): Setting[] {
  const neutral = programs.find(([known]) => known.test(key))?.[1]
  if (neutral === undefined) return []
  const group = key.slice(0, key.lastIndexOf('.'))
  if (key.startsWith('filter.'))
    return [
      [key, neutral],
      [`${group}.required`, 'false'],
    ]
  return key.startsWith('hook.')
    ? [
        [key, neutral],
        [`${group}.enabled`, 'false'],
      ]
    : [[key, neutral]]
}

/**
 * Settings as environment variables, which override those of any file. As arguments, a key with "=" in it would be cut.
 *
 * @param environment to which they are added: the person may have given settings in it
 */
export function withSettings(environment: NodeJS.ProcessEnv, settings: readonly Setting[]): NodeJS.ProcessEnv {
  const before = Number(environment.GIT_CONFIG_COUNT ?? 0)
  const added = settings.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${before + index}`, key],
    [`GIT_CONFIG_VALUE_${before + index}`, value],
  ])
  return { ...environment, ...Object.fromEntries(added), GIT_CONFIG_COUNT: String(before + settings.length) }
}

/**
 * The folder of a repository on this computer that an address leads to; undefined where it leads to another one.
 *
 * @param from what a relative address is relative to
 */
export function localRepository(address: string, from: string): string | undefined {
  const isFile = address.startsWith('file://')
  const slash = address.indexOf('/')
  const isPath = /^[a-z]:[\\/]/i.test(address) || !/:/.test(slash === -1 ? address : address.slice(0, slash))
  if (!isFile && !isPath) return undefined
  const path = resolve(from, isFile ? fileURLToPath(address) : address)
  return [join(path, '.git'), path, join(`${path}.git`, '.git'), `${path}.git`].find((folder) => existsSync(folder))
}
