import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { hostsFolder } from '../../generator/output/hosting/write-hosting.ts'
import { preview } from '../../generator/serve/preview/preview.ts'
import { type Certificate, makeCertificate } from './certificate.ts'
import { ask } from './request.ts'

/** A server that serves a built site. */
export interface RunningServer {
  /** Its addresses, without a slash at the end: over TLS too, where it speaks it. */
  readonly addresses: readonly string[]
  stop(): Promise<void>
}

interface Site {
  /** The built site. */
  readonly out: string
  /** A folder for the server's own files. */
  readonly folder: string
  /** The name of the site's host. */
  readonly host: string
}

interface Place extends Site, Certificate {
  readonly port: number
  /** The port for TLS. */
  readonly tls: number
}

/** A server with the files that it needs; none where it runs by itself. */
interface Server {
  readonly needs: readonly string[]
  start(site: Site): Promise<RunningServer>
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
  nginx: program(['/usr/sbin/nginx'], startNginx),
  caddy: program(['/usr/bin/caddy'], startCaddy),
  apache: program(['/usr/sbin/apache2'], startApache),
  lighttpd: program(['/usr/sbin/lighttpd', '/usr/lib/lighttpd/mod_openssl.so'], startLighttpd),
} satisfies Readonly<Record<string, Server>>

/** The name of a server. */
export type ServerName = keyof typeof servers

/** Whether a server can run here. */
export function isInstalled(name: ServerName): boolean {
  return servers[name].needs.every((file) => existsSync(file))
}

function program(needs: readonly string[], start: (place: Place) => Promise<ChildProcess>): Server {
  return {
    needs,
    start: async (site) => {
      await mkdir(site.folder, { recursive: true })
      const place = { ...site, port: await freePort(), tls: await freePort(), ...(await makeCertificate(site)) }
      const child = await start(place)
      await untilReady(child, place)
      return {
        addresses: [`http://127.0.0.1:${place.port}`, `https://127.0.0.1:${place.tls}`],
        stop: async () => {
          const ended = new Promise((resolve) => child.once('close', resolve))
          child.kill('SIGTERM')
          await ended
        },
      }
    },
  }
}

/** As certbot changes the generated file: it adds the port for TLS and the certificate to it. */
async function startNginx({ out, folder, port, tls, host, certificate, key }: Place): Promise<ChildProcess> {
  const text = await readFile(join(hostsFolder(out), 'nginx/site.conf'), 'utf8')
  const site = text
    .replaceAll(`/var/www/${host}`, out)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(
      'listen [::]:80;',
      `listen 127.0.0.1:${tls} ssl; ssl_certificate ${certificate}; ssl_certificate_key ${key};`,
    )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`)
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const config = `${user} daemon off; pid ${folder}/pid; error_log stderr; events { } http { access_log off; ${temporary.join(' ')} ${site} }`
  await writeFile(join(folder, 'nginx.conf'), config)
  return run('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'])
}

async function startCaddy({ out, folder, port, tls, host, certificate, key }: Place): Promise<ChildProcess> {
  const text = await readFile(join(hostsFolder(out), 'caddy/Caddyfile'), 'utf8')
  const site = text
    .replaceAll(`/var/www/${host}`, out)
    // By itself, Caddy would only lead from http to https.
    .replace(`${host} {`, '(site) {')
    .concat(`http://${host} {\n\timport site\n}\nhttps://${host} {\n\ttls ${certificate} ${key}\n\timport site\n}\n`)
  const options = `{\n\tadmin off\n\thttp_port ${port}\n\thttps_port ${tls}\n\tdefault_bind 127.0.0.1\n\tauto_https disable_redirects\n}\n`
  await writeFile(join(folder, 'Caddyfile'), options + site)
  return run('/usr/bin/caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    HOME: folder,
  })
}

const apacheModules =
  'mpm_event authz_core rewrite headers mime dir autoindex env setenvif filter deflate socache_shmcb ssl'

async function startApache({ out, folder, port, tls, certificate, key }: Place): Promise<ChildProcess> {
  // The rules belong into the web root; the folder of the site stays as it was built.
  const root = join(folder, 'www')
  await cp(out, root, { recursive: true, preserveTimestamps: true })
  await cp(join(hostsFolder(out), 'apache/.htaccess'), join(root, '.htaccess'))
  const modules = apacheModules
    .split(' ')
    .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`)
  const config = `ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
Listen 127.0.0.1:${tls}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
${modules.join('')}
TypesConfig /etc/mime.types
DocumentRoot ${root}
# As Debian has it.
TraceEnable Off
<FilesMatch "^\\.ht">
Require all denied
</FilesMatch>
<VirtualHost 127.0.0.1:${tls}>
SSLEngine on
SSLCertificateFile ${certificate}
SSLCertificateKeyFile ${key}
</VirtualHost>
<Directory ${root}>
AllowOverride All
Options Indexes FollowSymLinks
Require all granted
</Directory>
`
  await writeFile(join(folder, 'apache.conf'), config)
  return run('/usr/sbin/apache2', ['-d', folder, '-f', join(folder, 'apache.conf'), '-D', 'FOREGROUND'])
}

/** How Debian's lighttpd reads addresses. */
const debianParsing = [
  'header-strict',
  'host-strict',
  'host-normalize',
  'url-normalize-unreserved',
  'url-normalize-required',
  'url-ctrls-reject',
  'url-path-2f-decode',
  'url-path-dotseg-remove',
]

async function startLighttpd({ out, folder, port, tls, host, certificate, key }: Place): Promise<ChildProcess> {
  const files = join(hostsFolder(out), 'lighttpd')
  const text = await readFile(join(files, 'site.conf'), 'utf8')
  const site = text.replaceAll(`/var/www/${host}`, out).replace('/etc/lighttpd/site.lua', join(files, 'site.lua'))
  const config = `server.modules += ( "mod_openssl" )
server.http-parseopts = ( ${debianParsing.map((name) => `"${name}" => "enable"`).join(', ')} )
server.document-root = "${folder}"
server.bind = "127.0.0.1"
server.port = ${port}
$SERVER["socket"] == "127.0.0.1:${tls}" { ssl.engine = "enable" ssl.pemfile = "${certificate}" ssl.privkey = "${key}" }
${site}`
  await writeFile(join(folder, 'lighttpd.conf'), config)
  return run('/usr/sbin/lighttpd', ['-D', '-f', join(folder, 'lighttpd.conf')])
}

function run(program: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
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
