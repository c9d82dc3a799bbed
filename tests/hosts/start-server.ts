import { type ChildProcess, spawn } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hostsFolder } from '../../generator/output/hosting/write-hosting.ts'
import type { Certificate } from './certificate.ts'

/** A built site, and where its server keeps files. */
export interface ServedSite {
  /** The built site. */
  readonly out: string
  /** A folder for the server's own files. */
  readonly folder: string
  /** The name of the site's host. */
  readonly host: string
  /** The folder of the web root in which it lies. */
  readonly below?: string
}

/** Where a server serves it. */
export interface Place extends ServedSite, Certificate {
  /** The web root: the site with its compressed forms. */
  readonly root: string
  readonly port: number
  /** The port for TLS. */
  readonly tls: number
}

/** As certbot changes the generated file: it adds the port for TLS and the certificate to it. */
export async function startNginx({
  out,
  root,
  folder,
  port,
  tls,
  host,
  certificate,
  key,
}: Place): Promise<ChildProcess> {
  const text = await readFile(join(hostsFolder(out), 'nginx/site.conf'), 'utf8')
  const site = text
    .replaceAll(`/var/www/${host}`, root)
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

/** Over http as well: by itself, Caddy would only lead from there to https. */
export async function startCaddy({
  out,
  root,
  folder,
  port,
  tls,
  host,
  certificate,
  key,
}: Place): Promise<ChildProcess> {
  const text = await readFile(join(hostsFolder(out), 'caddy/Caddyfile'), 'utf8')
  const site = text
    .replaceAll(`/var/www/${host}`, root)
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

/** With the rules in the web root, as on a shared host. */
export async function startApache({
  out,
  root,
  folder,
  below = '',
  port,
  tls,
  certificate,
  key,
}: Place): Promise<ChildProcess> {
  await cp(join(hostsFolder(out), 'apache/.htaccess'), join(root, below, '.htaccess'))
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

function run(program: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
}
