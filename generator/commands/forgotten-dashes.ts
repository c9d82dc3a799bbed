/** Switches that npm keeps for itself where they stand without `--` before them. */
const switches = ['coverage', 'stale', 'watch']

/** Options whose name npm keeps, and passes on their value. */
const options = ['config', 'lang', 'format', 'out', 'host', 'to']

/**
 * What was to stand after the two dashes that npm needs before options (`npm run check -- --coverage`), where they were forgotten: npm keeps a
 * switch for itself, and passes on the value of an option without its name.
 *
 * @returns the option, with its value if it has one, and dots for a name that npm does not tell; undefined where nothing was forgotten
 */
export function behindForgottenDashes(args: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  if (env.npm_lifecycle_event === undefined) return undefined
  const isKept = (name: string) => env[`npm_config_${name}`] === 'true' && !args.includes(`--${name}`)
  const [first = '-'] = args
  if (!first.startsWith('-')) return `--${options.find(isKept) ?? '…'} ${first}`
  const kept = switches.find(isKept)
  return kept && `--${kept}`
}
