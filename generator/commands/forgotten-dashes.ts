/** Switches that npm keeps for itself where they stand without `--` before them. */
const switches = ['coverage', 'stale', 'watch']

/**
 * Whether the two dashes were forgotten that npm needs before options (`npm run check -- --coverage`): then it keeps a switch for itself, and
 * passes on the value of an option without its name.
 */
export function forgotDashes(args: readonly string[], env: NodeJS.ProcessEnv): boolean {
  if (env.npm_lifecycle_event === undefined) return false
  const isAlone = args[0] !== undefined && !args[0].startsWith('-')
  return isAlone || switches.some((name) => env[`npm_config_${name}`] === 'true' && !args.includes(`--${name}`))
}
