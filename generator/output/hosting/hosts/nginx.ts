import type { Redirect } from '../../../../src/routing/route.ts'
import { generalHeaders, type HeaderRule, resolveHeaders, ruleFolder } from '../headers.ts'
import { type Hosting, hostName, leadPaths } from '../hosting.ts'
import { accepts, binaryTypes, controls, playedTypes, textTypes } from '../media-types.ts'
import {
  decodeRedirects,
  escapePath,
  homeFiles,
  notFoundPages,
  type QueriedRedirect,
  queriedRedirects,
} from '../redirects.ts'

/** A file for nginx's `http` block: `/etc/nginx/sites-enabled/`. It needs no module beside those of every build. */
export function nginx(hosting: Hosting): Record<string, string> {
  const redirects = [...decodeRedirects(hosting), ...homeFiles(hosting)]
  const queried = queriedRedirects(hosting)
  const { homes, folder } = hosting
  const { fallback, folders } = notFoundPages(hosting)
  return {
    'site.conf': `# Generated. The web root is /var/www/${hosting.host}; certificates: certbot --nginx
map_hash_bucket_size 256;
map_hash_max_size ${Math.max(2048, 4 * redirects.length)};
# An address without the slash at its end, but for the homes.
${map({
  source: '$uri',
  name: 'address',
  entries: [...homes.map((home): Entry => [home, home]), ['~^(?<site_bare>.+?)/+$', '$site_bare']],
  fallback: '$uri',
})}
${queriedStatuses(queried)
  .map((status) =>
    map({ source: '"$site_address?$args"', name: `asked_${status}`, entries: queriedEntries(queried, status) }),
  )
  .join('\n')}
${map({ source: '$site_address', name: 'moved', entries: redirectEntries(redirects, 301) })}
${map({ source: '$site_address', name: 'elsewhere', entries: redirectEntries(redirects, 302) })}
${map({
  source: '$request_uri',
  name: 'not_found',
  entries: folders.map(({ prefix, file }) => [`~^${prefix}`, `/${file}`]),
  fallback,
})}
${map({
  source: '"$request_method $uri"',
  name: 'refused',
  entries: [
    ['~^(GET|HEAD) ', ''],
    // What else the host has is not the business of this site.
    ...(hosting.folder === '' ? [] : [[`~^\\S+ (?!/${hosting.folder})`, ''] as const]),
    ...leadPaths(hosting).map((path): Entry => [`POST ${path}`, '']),
  ],
  fallback: '1',
})}
${map(writtenLike('controls', `~*^[^?]*${controls}`, [fallback, ...folders.map(({ file }) => `/${file}`)]))}
${map(writtenLike('doubled', `~^/${folder}([^?]*/)?/`, [fallback, ...folders.map(({ file }) => `/${file}`)]))}
${map({ source: '$status', name: 'allow', entries: [['405', 'GET, HEAD']] })}
# Compressed files lie beside the others; which one is sent is seen in the name of the file that was found.
${map({ source: '$http_accept_encoding', name: 'br', entries: [[`~*${accepts('br')}`, '.br']] })}
${map({ source: '$uri', name: 'encoding', entries: [['~\\.br$', 'br']] })}
${headerNames(hosting.headers)
  .map((name) => map({ source: '$uri', name: variable(name), ...headerValues(hosting, name) }))
  .join('\n')}

server {
  listen 80;
  listen [::]:80;
  server_name ${hostName(hosting)};
  root /var/www/${hosting.host};
  server_tokens off;
  absolute_redirect off;
  gzip_static on;
  # Files are sent whole, but for what browsers play.
  max_ranges 0;
  error_page 400 404 $site_not_found;

  add_header Content-Encoding $site_encoding always;
  add_header Allow $site_allow always;
  add_header Vary Accept-Encoding always;
${headerNames(hosting.headers)
  .map((name) => `  add_header ${name} $site_${variable(name)} always;`)
  .join('\n')}

  types { ${Object.entries({ ...textTypes, ...binaryTypes })
    .map(([extension, type]) => `"${type}" ${extension};`)
    .join(' ')} }

  if ($host != "${hostName(hosting)}") { return 421; }
  if ($site_refused) { return 405; }
  if ($site_controls) { return 400; }
${queriedStatuses(queried)
  .map((status) => `  if ($site_asked_${status}) { return ${status} $site_asked_${status}; }\n`)
  .join('')}  if ($site_moved) { return 301 $site_moved$is_args$args; }
  if ($site_elsewhere) { return 302 $site_elsewhere$is_args$args; }
  # Doubled slashes.
  if ($site_doubled) { rewrite ^(${[...homes].map(escapePath).join('|')}|.+?)/*$ $1 permanent; }
${homes.map((home) => `  location = ${home} { ${pageType} try_files ${home}index.html$site_br ${home}index.html =404; }`).join('\n')}
  location ~ \\.(br|gz)$ { return 404; }
  location ~ ^(?<page>/.+?)(/index\\.html|/+)$ {
    if (-f $document_root$page/index.html) { rewrite ^(.+?)(/index\\.html|/+)$ $1 permanent; }
    return 404;
  }
${Object.entries(textTypes)
  .map(
    ([extension, type]) =>
      `  location ~ \\.${extension}$ { types { } default_type "${type}"; try_files $uri$site_br $uri =404; }`,
  )
  .join('\n')}
  location ~ \\.(${playedTypes.join('|')})$ { max_ranges 1; try_files $uri =404; }
  location ~ \\.\\w+$ { try_files $uri =404; }
  location / { ${pageType} try_files $uri/index.html$site_br $uri/index.html =404; }
${leadPaths(hosting)
  .map((path) => `  # What receives a form:\n  # location = ${path} { proxy_pass http://127.0.0.1:5678; }\n`)
  .join('')}}
`,
  }
}

const pageType = `types { } default_type "${textTypes.html}";`

type Entry = readonly [pattern: string, value: string]

interface NginxMap {
  /** The variable that the patterns are tried on. */
  readonly source: string
  /** The name of the resulting variable, without its prefix. */
  readonly name: string
  readonly entries: readonly Entry[]
  readonly fallback?: string
  /** Whether it is tried again when an answer leads to another file. */
  readonly isVolatile?: boolean
}

function map({ source, name, entries, fallback = '', isVolatile = false }: NginxMap): string {
  const lines = entries.map(([pattern, value]) => `  "${pattern}" ${quoteNginx(value)};`)
  return `map ${source} $site_${name} {\n${isVolatile ? '  volatile;\n' : ''}  default ${quoteNginx(fallback)};\n${lines.map((line) => `${line}\n`).join('')}}`
}

/** Whether an address is written in some way, but for the page that already answers that. */
function writtenLike(name: string, pattern: string, answers: readonly string[]): NginxMap {
  const known = answers.map((path): Entry => [`~^\\S* ${escapePath(path)}$`, ''])
  return { source: '"$request_uri $uri"', name, entries: [...known, [pattern, '1']], isVolatile: true }
}

function quoteNginx(value: string): string {
  return `'${value.replaceAll("'", "\\'")}'`
}

function redirectEntries(redirects: readonly Redirect[], status: number): Entry[] {
  return redirects
    .filter((redirect) => redirect.status === status)
    .flatMap(({ from, to, below }): Entry[] => [
      // Strings are compared without regard to capitals: an address that differs from another in these alone would lead to itself.
      [from === from.toLowerCase() ? from : `~^${escapePath(from)}$`, to],
      ...(below ? [[`~^${escapePath(from)}/`, to] as const] : []),
    ])
}

/** The statuses of redirects that depend on the query. */
function queriedStatuses(rows: readonly QueriedRedirect[]): number[] {
  return [...new Set(rows.map(({ status }) => status))]
}

function queriedEntries(rows: readonly QueriedRedirect[], status: number): Entry[] {
  return rows
    .filter((row) => row.status === status)
    .map(({ from, query, to }) => {
      const parts = query.split('&').map((part) => `(?=(.*&)?${escapePath(part)}(&|$))`)
      return [`~^${escapePath(from)}/?\\?${parts.join('')}`, to]
    })
}

function headerNames(rules: readonly HeaderRule[]): string[] {
  return [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))]
}

/**
 * The values of one header by address: the longest prefix first, since the first pattern that fits is taken. What nginx refuses before it
 * has read the address has none: it is about the site where this has the host to itself.
 */
function headerValues({ headers: rules, folder }: Hosting, name: string): Pick<NginxMap, 'entries' | 'fallback'> {
  const entries = rules
    .filter(({ headers }) => name in headers)
    .map((rule): Entry => [`~^${ruleFolder(rule)}`, resolveHeaders(rules, ruleFolder(rule))[name] ?? ''])
    .sort(([a], [b]) => b.length - a.length)
  return { entries, ...(folder === '' && { fallback: generalHeaders(rules)[name] }) }
}

function variable(header: string): string {
  return header.replaceAll('-', '_')
}
