import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { npmCommand } from '../lib/packages/npm-command.ts'

/** Installs the packages that a site lists, and some more, which it lists from then on. Returns whether npm has done so; what it says goes to the terminal. */
export async function installPackages(folder: string, more: readonly string[] = []): Promise<boolean> {
  const { program, args, shell } = npmCommand()
  const options = ['--save-exact', '--no-audit', '--no-fund']
  return (await run(program, [...args, 'install', ...options, ...more], { folder, shell })) === 0
}

/** Opens the editor of an installed site, and waits until it is closed. */
export function openEditor(folder: string, generator: string): Promise<number> {
  const main = join('node_modules', ...generator.split('/'), 'packed/program/main.js')
  return run(process.execPath, [main, 'edit'], { folder, shell: false })
}

/** Runs a program in a folder as if it were called there: of the package by which this process was called, it knows nothing. */
function run(
  program: string,
  args: readonly string[],
  { folder, shell }: { readonly folder: string; readonly shell: boolean },
): Promise<number> {
  // The editor runs as in production, where npm would remove what a folder has for its development.
  const { npm_config_local_prefix: _, INIT_CWD: __, NODE_ENV: ___, ...env } = process.env
  const child = spawn(program, args, { cwd: folder, env, shell, stdio: 'inherit' })
  return new Promise((done) => child.on('close', (code) => done(code ?? 1)).on('error', () => done(1)))
}
