import type { Redirect } from '../../../../src/routing/route.ts'
import { type HeaderRule, ruleFolder } from '../headers.ts'
import { type Hosting, hostName, leadPaths } from '../hosting.ts'
import { accepts, binaryTypes, controls, playedTypes, textTypes } from '../media-types.ts'
import {
  decodeRedirects,
  escapePath,
  homeFiles,
  leadsOnWithSlash,
  notFoundPages,
  type QueriedRedirect,
  queriedRedirects,
} from '../redirects.ts'

/** Above this many, reading the list would cost more than the redirects are worth: Apache reads it anew for every request. */
const mostRedirects = 2_000

const played = `\\.(${playedTypes.join('|')})$`

/** A `.htaccess` for the web root: it works on shared hosts too. Needs mod_rewrite, mod_headers and mod_mime. */
export function apache(hosting: Hosting): Record<string, string> {
  const { fallback, folders } = notFoundPages(hosting)
  const { folder } = hosting
  const root = `/${folder}`
  return {
    '.htaccess': `# Generated. Belongs into ${folder === '' ? 'the web root' : `the folder ${folder} of the web root`}.
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
ErrorDocument 400 ${fallback}
ErrorDocument 404 ${fallback}
${folders.map(({ prefix, file }) => `<If "%{REQUEST_URI} =~ m#^${prefix}#">\nErrorDocument 400 /${file}\nErrorDocument 404 /${file}\n</If>`).join('\n')}

RemoveLanguage .br
RemoveType .gz
AddEncoding br .br
AddEncoding gzip .gz
${Object.entries({ ...textTypes, ...binaryTypes })
  .map(([extension, type]) => `<FilesMatch "\\.${extension}(\\.(br|gz))?$">\nForceType "${type}"\n</FilesMatch>`)
  .join('\n')}

RewriteEngine On
${folder && 'RewriteOptions AllowNoSlash\n'}RewriteCond %{HTTP_HOST} !^${escapePath(hostName(hosting))}\\.?(:[0-9]+)?$ [NC]
RewriteRule ^ - [R=421,END]
${leadPaths(hosting)
  .map((path) => `RewriteCond "%{REQUEST_METHOD} %{REQUEST_URI}" "!^POST ${escapePath(path)}$"\n`)
  .join('')}RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,END]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} "^[^ ]+ [^ ?]*${controls}" [NC]
RewriteRule ^ - [R=400,END]
RewriteRule ^\\.ht - [R=404,END]
${queriedRedirects(hosting)
  .map((row) => queriedRule(row, root))
  .join('')}${
  folder &&
  `RewriteCond %{REQUEST_URI} ^${escapePath(root.slice(0, -1))}$
RewriteRule ^ ${root} [R=301,END]
`
}${[...decodeRedirects(hosting).slice(0, mostRedirects), ...homeFiles(hosting)]
  .filter(({ from }) => from.startsWith(root))
  .map(
    (row) =>
      `RewriteRule ^${escapePath(row.from.slice(root.length))}${pathEnd(row)} ${decodeURI(row.to)} [R=${row.status},END]`,
  )
  .join('\n')}

# Doubled slashes.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} "^[^ ]+ /([^ ?]*/)?/"
RewriteRule ^(${hosting.homes.map((home) => escapePath(home.slice(root.length))).join('|')}|.+?)/*$ ${root}$1 [R=301,END]
# The compressed forms answer for their files only.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule \\.(br|gz)$ - [R=404,END]
# Every page has one address: without index.html and, but for the homes, without a slash at the end.
RewriteCond %{REQUEST_URI} !^(${hosting.homes.join('|')})$
RewriteCond %{DOCUMENT_ROOT}${root}$1/index.html -f
RewriteRule ^(.+?)(/index\\.html|/+)$ ${root}$1 [R=301,END]

RewriteCond %{HTTP:Accept-Encoding} ${accepts('br')} [NC]
RewriteCond %{DOCUMENT_ROOT}${root}$1.br -f
RewriteRule ^(.+)$ ${root}$1.br [E=no-gzip:1,END]
RewriteCond %{HTTP:Accept-Encoding} ${accepts('gzip')} [NC]
RewriteCond %{DOCUMENT_ROOT}${root}$1.gz -f
RewriteRule ^(.+)$ ${root}$1.gz [E=no-gzip:1,END]
RewriteCond %{HTTP:Accept-Encoding} ${accepts('br')} [NC]
RewriteCond %{DOCUMENT_ROOT}${root}$1/index.html.br -f
RewriteRule ^(.*?)/?$ ${root}$1/index.html.br [E=no-gzip:1,END]
RewriteCond %{HTTP:Accept-Encoding} ${accepts('gzip')} [NC]
RewriteCond %{DOCUMENT_ROOT}${root}$1/index.html.gz -f
RewriteRule ^(.*?)/?$ ${root}$1/index.html.gz [E=no-gzip:1,END]
RewriteCond %{DOCUMENT_ROOT}${root}$1/index.html -f
RewriteRule ^(.*?)/?$ ${root}$1/index.html [END]
# A folder without a page is nothing.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule .? - [R=404,END]

# Files are sent whole, but for what browsers play.
Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"
RequestHeader unset Range "expr=%{REQUEST_URI} !~ m#${played}#"
Header unset Accept-Ranges "expr=%{REQUEST_URI} !~ m#${played}#"
Header always append Vary Accept-Encoding
${hosting.headers.map((rule, index) => headerLines(rule, index === 0)).join('\n')}
`,
  }
}

/** A redirect that depends on the query. */
function queriedRule({ from, query, to, status }: QueriedRedirect, root: string): string {
  const conditions = query.split('&').map((part) => `RewriteCond %{QUERY_STRING} (^|&)${escapePath(part)}(&|$)\n`)
  return `${conditions.join('')}RewriteRule ^${escapePath(from.slice(root.length))}/?$ ${decodeURI(to)} [R=${status},QSD,END]\n`
}

/** The end of the pattern of a redirect. */
function pathEnd(row: Redirect): string {
  if (row.below) return '(/|$)'
  return leadsOnWithSlash(row) ? '/?$' : '$'
}

/** @param isGeneral whether it is about all that the file is about */
function headerLines(rule: HeaderRule, isGeneral: boolean): string {
  const lines = Object.entries(rule.headers).flatMap(([name, value]) => [
    // Apache keeps two tables: one for good answers, one for all.
    `Header unset ${name}`,
    `Header always set ${name} "${value.replace(/["\\]/g, '\\$&').replaceAll('%', '%%')}"`,
  ])
  if (isGeneral) return lines.join('\n')
  return `<If "%{REQUEST_URI} =~ m#^${escapePath(ruleFolder(rule))}#">\n${lines.join('\n')}\n</If>`
}
