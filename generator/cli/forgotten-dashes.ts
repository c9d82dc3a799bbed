import type { Option } from './command.ts'

/** The two dashes, as they are to be written on a system. PowerShell takes them away unless they are in quotes; no other shell minds those. */
export function dashesOn(platform: NodeJS.Platform): string {
  return platform === 'win32' ? '"--"' : '--'
}

/**
 * Finds an option that lost the two dashes that npm needs before it (`npm run check -- --coverage`): npm swallows a switch, and passes on
 * the value of an option without its name.
 *
 * @param options the options of the command
 * @returns the option, with its value if it has one, and dots for a name that npm does not reveal; undefined where nothing was forgotten
 */
export function behindForgottenDashes(
  args: readonly string[],
  {
    env,
    options,
    takesWords = false,
  }: {
    readonly env: NodeJS.ProcessEnv
    /** Whether words without a name may stand behind the command. */
    readonly takesWords?: boolean
    readonly options: Readonly<Record<string, Pick<Option, 'type' | 'mayBeAlone'>>>
  },
): string | undefined {
  // `npx` passes on all that stands behind the command.
  if (env.npm_lifecycle_event === undefined || env.npm_lifecycle_event === 'npx') return undefined
  const kept = (name: string) => (args.includes(`--${name}`) ? undefined : env[`npm_config_${name}`])
  const optionNames = (type: 'string' | 'boolean') =>
    Object.keys(options).filter((name) => options[name]?.type === type)
  const [first = '-'] = args
  if (!first.startsWith('-') && !takesWords)
    return `--${optionNames('string').find((name) => kept(name) === 'true') ?? '…'} ${first}`
  const assigned = optionNames('string').find((name) => kept(name))
  if (assigned) {
    if (kept(assigned) !== 'true') return `--${assigned}=${kept(assigned)}`
    if (takesWords) return `--${assigned} ${args.at(-1)}`
    return options[assigned]?.mayBeAlone ? `--${assigned}` : `--${assigned}=true`
  }
  const given = optionNames('boolean').find((name) => kept(name) === 'true')
  return given && `--${given}`
}
