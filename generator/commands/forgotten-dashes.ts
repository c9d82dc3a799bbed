/** Switches that npm swallows without `--` before them. */
const switches = ['coverage', 'stale', 'watch']

/** Options whose name npm swallows, passing on only the value. */
const options = ['config', 'lang', 'format', 'out', 'host', 'to']

/**
 * Finds an option that lost the two dashes that npm needs before it (`npm run check -- --coverage`): npm swallows a switch, and passes on
 * the value of an option without its name.
 *
 * @returns the option, with its value if it has one, and dots for a name that npm does not reveal; undefined where nothing was forgotten
 */
export function behindForgottenDashes(args: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  if (env.npm_lifecycle_event === undefined) return undefined
  const isKept = (name: string) => env[`npm_config_${name}`] === 'true' && !args.includes(`--${name}`)
  const [first = '-'] = args
  if (!first.startsWith('-')) return `--${options.find(isKept) ?? '…'} ${first}`
  const kept = switches.find(isKept)
  return kept && `--${kept}`
}
