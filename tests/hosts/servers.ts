import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { writeFolder } from '../../generator/output/output-folder.ts'
import { precompress } from '../../generator/output/precompress.ts'
import { preview } from '../../generator/serve/preview/preview.ts'
import { digests } from '../site/files.ts'
import { makeCertificate, openssl } from './certificate.ts'
import { ask } from './request.ts'
import { type Place, type ServedSite, startApache, startCaddy, startNginx } from './start-server.ts'

/** A server that serves a built site. */
export interface RunningServer {
  /** Its addresses, without a slash at the end: over TLS too, where it speaks it. */
  readonly addresses: readonly string[]
  stop(): Promise<void>
}

/** A server with the files that it needs: to run, none where it runs by itself, and to speak TLS. */
interface Server {
  readonly needs: readonly string[]
  readonly needsForTls?: readonly string[]
  start(site: ServedSite): Promise<RunningServer>
}

/** All servers on which the matrix is tried, each with the files that the build wrote for it. */
export const servers = {
  preview: {
    needs: [],
    start: async ({ out }) => {
      const { address, close } = await preview({ out, port: 0, handlers: () => [], print: console.error })
      return { addresses: [address], stop: close }
    },
  },
  nginx: program('/usr/sbin/nginx', startNginx),
  caddy: program('/usr/bin/caddy', startCaddy),
  apache: program('/usr/sbin/apache2', startApache),
} satisfies Readonly<Record<string, Server>>

/** The name of a server. */
export type ServerName = keyof typeof servers

/** Whether a server can run here. */
export function isInstalled(name: ServerName): boolean {
  return servers[name].needs.every((file) => existsSync(file))
}

/** Whether a server can speak TLS here. The preview speaks http only. */
export function speaksTls(name: ServerName): boolean {
  const { needsForTls }: Server = servers[name]
  return needsForTls?.every((file) => existsSync(file)) ?? false
}

function program(file: string, start: (place: Place) => Promise<ChildProcess>, tlsModule = file): Server {
  return {
    needs: [file, openssl],
    needsForTls: [tlsModule],
    start: async (site) => {
      await mkdir(site.folder, { recursive: true })
      const place = {
        ...site,
        root: await compressedCopy(site),
        port: await freePort(),
        tls: await freePort(),
        ...(await makeCertificate(site)),
      }
      const child = await start(place)
      await untilReady(child, place)
      return {
        addresses: [`http://127.0.0.1:${place.port}`, `https://127.0.0.1:${place.tls}`].slice(
          0,
          existsSync(tlsModule) ? 2 : 1,
        ),
        stop: async () => {
          const ended = new Promise((resolve) => child.once('close', resolve))
          child.kill('SIGTERM')
          await ended
        },
      }
    },
  }
}

/** The site with its compressed forms, as a build for such a host has it; the site of the tests stays as it was built. */
async function compressedCopy({ out, folder }: ServedSite): Promise<string> {
  const root = join(folder, 'www')
  await cp(out, root, { recursive: true, preserveTimestamps: true })
  await writeFolder(root, async (output) => {
    for (const path of Object.keys(await digests(out))) output.write(path, await readFile(join(out, path)))
    await precompress(output)
  })
  return root
}

async function untilReady(child: ChildProcess, { port, host }: Place): Promise<void> {
  let output = ''
  let ended = false
  const listen = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  child.once('close', () => {
    ended = true
  })
  for (let attempt = 0; attempt < 100 && !ended; attempt++) {
    const answer = await ask(`http://127.0.0.1:${port}`, { path: '/', host }).catch(() => undefined)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill()
  throw new Error(`The server did not start:\n${output}`)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
