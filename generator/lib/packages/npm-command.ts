/**
 * The program and the first arguments by which npm is run: the one that has started this process, or else that of the system, which on Windows
 * is a file that only a shell can start.
 */
export function npmCommand(env: NodeJS.ProcessEnv = process.env, platform: NodeJS.Platform = process.platform) {
  const script = env.npm_execpath
  if (script && /npm-cli\.js$/.test(script)) return { program: process.execPath, args: [script], shell: false }
  // npx names its own script, which lies beside.
  if (script && /npx-cli\.js$/.test(script))
    return { program: process.execPath, args: [script.replace(/npx-cli\.js$/, 'npm-cli.js')], shell: false }
  return { program: platform === 'win32' ? 'npm.cmd' : 'npm', args: [], shell: platform === 'win32' }
}
