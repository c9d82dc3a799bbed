import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { hostsFolder } from '../../generator/output/hosting/write-hosting.ts'
import { preview } from '../../generator/serve/preview/preview.ts'
import { ask } from './request.ts'

/** A server that serves a built site. */
export interface RunningServer {
  /** Its address, without a slash at the end. */
  readonly address: string
  stop(): Promise<void>
}

interface Place {
  /** The built site. */
  readonly out: string
  /** A folder for the server's own files. */
  readonly folder: string
  readonly port: number
  /** The name of the site's host. */
  readonly host: string
}

/** A server with the program that it needs; undefined where it runs by itself. */
interface Server {
  readonly program?: string
  start(place: Omit<Place, 'port'>): Promise<RunningServer>
}

/** All servers on which the matrix is tried, each with the files that the build wrote for it. */
export const servers: Readonly<Record<string, Server>> = {
  preview: {
    start: async ({ out }) => {
      const { address, close } = await preview({ out, port: 0, handlers: () => [], print: console.error })
      return { address, stop: close }
    },
  },
  nginx: program('/usr/sbin/nginx', startNginx),
  caddy: program('/usr/bin/caddy', startCaddy),
  apache: program('/usr/sbin/apache2', startApache),
  lighttpd: program('/usr/sbin/lighttpd', startLighttpd),
}

/** Whether a server can run here. */
export function isInstalled({ program: path }: Server): boolean {
  return path === undefined || existsSync(path)
}

function program(path: string, start: (place: Place) => Promise<ChildProcess>): Server {
  return {
    program: path,
    start: async (place) => {
      const port = await freePort()
      const child = await start({ ...place, port })
      await untilReady(child, port)
      return {
        address: `http://127.0.0.1:${port}`,
        stop: async () => {
          const ended = new Promise((resolve) => child.once('close', resolve))
          child.kill('SIGTERM')
          await ended
        },
      }
    },
  }
}

async function startNginx({ out, folder, port, host }: Place): Promise<ChildProcess> {
  const text = await readFile(join(hostsFolder(out), 'nginx/site.conf'), 'utf8')
  const site = text
    .replaceAll(`/var/www/${host}`, out)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`)
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const config = `${user} daemon off; pid ${folder}/pid; error_log stderr; events { } http { access_log off; ${temporary.join(' ')} ${site} }`
  await writeFile(join(folder, 'nginx.conf'), config)
  return run('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'])
}

async function startCaddy({ out, folder, port, host }: Place): Promise<ChildProcess> {
  const text = await readFile(join(hostsFolder(out), 'caddy/Caddyfile'), 'utf8')
  const site = text.replaceAll(`/var/www/${host}`, out).replace(`${host} {`, `http://127.0.0.1:${port} {`)
  await writeFile(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
  return run('/usr/bin/caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    HOME: folder,
  })
}

async function startApache({ out, folder, port }: Place): Promise<ChildProcess> {
  // The rules belong into the web root; the folder of the site stays as it was built.
  const root = join(folder, 'www')
  await cp(out, root, { recursive: true })
  await cp(join(hostsFolder(out), 'apache/.htaccess'), join(root, '.htaccess'))
  const modules = [
    'mpm_event',
    'authz_core',
    'rewrite',
    'headers',
    'mime',
    'dir',
    'autoindex',
    'env',
    'setenvif',
    'filter',
    'deflate',
  ]
  const config = `ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
DocumentRoot ${root}
<Directory ${root}>
AllowOverride All
Options Indexes FollowSymLinks
Require all granted
</Directory>
`
  await writeFile(join(folder, 'apache.conf'), config)
  return run('/usr/sbin/apache2', ['-d', folder, '-f', join(folder, 'apache.conf'), '-D', 'FOREGROUND'])
}

async function startLighttpd({ out, folder, port, host }: Place): Promise<ChildProcess> {
  const files = join(hostsFolder(out), 'lighttpd')
  const text = await readFile(join(files, 'site.conf'), 'utf8')
  const site = text
    .replaceAll(`/var/www/${host}`, out)
    .replace('/etc/lighttpd/site.lua', join(files, 'site.lua'))
    .replace(`$HTTP["host"] == "${host}"`, '$HTTP["host"] =~ "."')
  const config = `server.document-root = "${out}"\nserver.bind = "127.0.0.1"\nserver.port = ${port}\n${site}`
  await writeFile(join(folder, 'lighttpd.conf'), config)
  return run('/usr/sbin/lighttpd', ['-D', '-f', join(folder, 'lighttpd.conf')])
}

function run(program: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
}

async function untilReady(child: ChildProcess, port: number): Promise<void> {
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
    const answer = await ask(`http://127.0.0.1:${port}`, '/').catch(() => undefined)
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

/** Makes a folder for a server's own files. */
export async function serverFolder(parent: string, name: string): Promise<string> {
  const folder = join(parent, name)
  await mkdir(folder, { recursive: true })
  return folder
}
