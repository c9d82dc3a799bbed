import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RouteRecord } from '../../src/routing/route.ts'
import { readRoutes } from './read-routes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A site that was built and is served as `npm start` does it. */
export interface StartedSite {
  /** Its address, without a slash at the end. */
  readonly address: string
  /** Its route table. */
  readonly routes: readonly RouteRecord[]
  stop(): Promise<void>
}

/** Builds a configuration into a folder of its own and serves it on a free port. */
export async function startSite(config: string): Promise<StartedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const out = join(folder, 'site')
  const args = ['start', '--config', config, '--out', out, '--generated', join(folder, 'generated'), '--port', '0']
  const child = spawn(process.execPath, ['generator/main.mjs', ...args], { cwd: root })
  const address = await addressOf(child)
  return {
    address,
    routes: await readRoutes(out),
    stop: async () => {
      child.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const listen = (chunk: Buffer) => {
      output += chunk
      const address = /(http:\/\/localhost:\d+)\/\n/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.on('close', (exitCode) => reject(new Error(`start ended with ${exitCode}:\n${output}`)))
  })
}
