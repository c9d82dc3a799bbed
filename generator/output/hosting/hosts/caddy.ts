import type { Redirect } from '../../../../src/routing/route.ts'
import type { HeaderRule } from '../headers.ts'
import { type Hosting, leadPaths } from '../hosting.ts'
import { controls, mediaType, offeredTypes, playedTypes } from '../media-types.ts'
import {
  decodeRedirects,
  escapePath,
  homeFiles,
  notFoundPages,
  type QueriedRedirect,
  queriedRedirects,
  redirectLines,
} from '../redirects.ts'

/** The types that Caddy knows only where the machine does. */
const namedTypes = ['webmanifest', ...Object.keys(offeredTypes)]

/** A Caddyfile for the site; Caddy gets its certificate by itself. */
export function caddy(hosting: Hosting): Record<string, string> {
  const { fallback, folders } = notFoundPages(hosting)
  const paths = leadPaths(hosting)
  const { folder } = hosting
  // What else the host has stands in the place of the error.
  const own =
    folder &&
    `	@elsewhere not path /${folder.slice(0, -1)} /${folder}*
	error @elsewhere 404
`
  return {
    Caddyfile: `# Generated. The web root is /var/www/${hosting.host}
(headers) {
${headerLines(hosting.headers.slice(0, 1))}
	header {
		-Server
		Vary Accept-Encoding
		defer
	}
}
${hosting.host} {
	root * /var/www/${hosting.host}
	map {query} {search} {
		"" ""
		default "?{query}"
	}
${own}	route {
		import headers
${headerLines(hosting.headers.slice(1))}
${namedTypes
  .map(
    (extension) =>
      `		@${extension} {\n			file\n			path *.${extension}\n		}\n		header @${extension} content-type "${mediaType(`.${extension}`)}"\n`,
  )
  .join('')}		# Files are sent whole, but for what browsers play.
		@whole not path ${playedTypes.map((extension) => `*.${extension}`).join(' ')}
		request_header @whole -Range
		header @whole {
			-Accept-Ranges
			defer
		}
		@method {
			not method GET HEAD
${paths.length > 0 ? `			not {\n				method POST\n				path ${paths.join(' ')}\n			}\n` : ''}		}
		header @method Allow "GET, HEAD"
		error @method 405
		@controls vars_regexp {http.request.orig_uri} (?i)^[^?]*${controls}
		error @controls 400
		@long expression {http.request.orig_uri.path}.size() > 8000
		error @long 414
		# No file has such a name.
		@name expression {http.request.orig_uri.path}.size() > 1000
		error @name 404
		@part path_regexp [^/]{256}
		error @part 404
${queriedRedirects(hosting).map(queriedRoute).join('')}${redirectLines([
  ...decodeRedirects(hosting),
  ...homeFiles(hosting),
])
  .map(redirectLine)
  .join('\n')}
		# Doubled slashes.
		@doubled {
			vars_regexp {http.request.orig_uri} ^/([^?]*/)?/
			path_regexp single ^(${hosting.homes.map(escapePath).join('|')}|.+?)/*$
		}
		route @doubled {
			rewrite {re.single.1}
			redir {uri} 301
		}
		@compressed path *.br *.gz
		error @compressed 404
		@spelling {
			not path ${hosting.homes.join(' ')}
			path_regexp page ^(/.+?)(?:/index\\.html|/+)$
		}
		handle @spelling {
			@page file {re.page.1}/index.html
			route @page {
				rewrite {re.page.1}
				redir {uri} 301
			}
			error 404
		}
${paths.map((path) => `		# What receives a form:\n		# reverse_proxy ${path} 127.0.0.1:5678\n`).join('')}		try_files {path} {path}/index.html
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
	handle_errors {
		route {
			import headers
			@other not expression {err.status_code} in [400, 404]
			respond @other "{err.status_code} {err.status_text}" {err.status_code}
			# These are about another file than the page that says so.
			request_header -If-Match
			request_header -If-None-Match
			request_header -If-Modified-Since
			request_header -If-Unmodified-Since
${folders.map(({ prefix, file }) => `			rewrite ${prefix}* /${file}\n`).join('')}			@unnamed not path ${[...folders.map(({ file }) => `/${file}`), fallback].join(' ')}
			rewrite @unnamed ${fallback}
			file_server {
				precompressed br gzip
			}
		}
	}
}
# Other names that lead to this server.
http://, https:// {
	import headers
	respond 421
}
`,
  }
}

/**
 * A redirect. Caddy compares paths without regard to capitals, and without dots at their ends: an address that differs from another in these
 * alone would lead to itself.
 */
function redirectLine({ from, to, status }: Pick<Redirect, 'from' | 'to' | 'status'>, index: number): string {
  if (from === from.toLowerCase() && !/ |\.\*?$/.test(from)) return `		redir ${from} ${to}{search} ${status}`
  const path = from.endsWith('*') ? escapePath(from.slice(0, -1)) : `${escapePath(from)}$`
  return `		@moved${index} path_regexp \`^${path}\`\n		redir @moved${index} ${to}{search} ${status}`
}

/** A redirect that depends on the query. Several lines of `query` would be one or the other to older Caddys. */
function queriedRoute({ from, query, to, status }: QueriedRedirect, index: number): string {
  const parts = query.split('&').map((part) => {
    const pattern = `(^|&)${escapePath(part).replaceAll('`', '\\x60')}(&|$)`
    return `{http.request.uri.query}.matches(${JSON.stringify(pattern)})`
  })
  return `		@asked${index} {
			path_regexp \`^${escapePath(from)}/?$\`
			expression \`${parts.join(' && ')}\`
		}
		redir @asked${index} ${to} ${status}
`
}

function headerLines(rules: readonly HeaderRule[]): string {
  return rules
    .flatMap(({ path, headers }) =>
      Object.entries(headers).map(
        ([name, value]) => `		header ${path === '/*' ? '' : `${path} `}${name} ${quoteCaddy(value)}`,
      ),
    )
    .join('\n')
}

/** A value in the quotes of a Caddyfile, where a brace begins a placeholder. */
function quoteCaddy(value: string): string {
  return JSON.stringify(value).replaceAll('{', '\\{')
}
