import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../site/command.ts'

/** The app of the tab, made and served for a test. */
export interface ServedApp {
  readonly address: string
  stop(): void
}

/**
 * Makes the app of the tab in a folder, and serves it.
 *
 * @param hosts hosts of repositories that it may ask
 */
export async function serveApp(folder: string, hosts: readonly string[] = []): Promise<ServedApp> {
  const more = hosts.flatMap((host) => ['--host', host])
  const args = ['--import', 'tsx', 'generator/pack/app.ts', '--port', '0', '--out', join(folder, 'app'), ...more]
  const app: ChildProcess = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await new Promise<string>((done, fail) => {
    app.once('exit', () => fail(new Error('The app was not made')))
    app.stdout?.on('data', (text: Buffer) => {
      const [found] = /http:\S+/.exec(`${text}`) ?? []
      if (found) done(found)
    })
  })
  return { address, stop: () => app.kill() }
}
