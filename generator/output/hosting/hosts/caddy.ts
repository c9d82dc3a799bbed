import { headersAt } from '../headers.ts'
import type { Hosting } from '../hosting.ts'
import { homeFiles, notFoundPages, redirectLines } from '../redirects.ts'

/** A Caddyfile for the site; Caddy gets its certificate by itself. */
export function caddy(hosting: Hosting): Record<string, string> {
  const { fallback, folders } = notFoundPages(hosting)
  const files = 'file_server {\n\t\t\tprecompressed br gzip\n\t\t\tdisable_canonical_uris\n\t\t}'
  return {
    Caddyfile: `# Generated. The web root is /var/www/${hosting.host}
${hosting.host} {
	root * /var/www/${hosting.host}
	map {query} {search} {
		"" ""
		default "?{query}"
	}
	route {
${hosting.headers
  .flatMap(({ path, headers }) =>
    Object.entries(headers).map(
      ([name, value]) => `		header ${path === '/*' ? '' : `${path} `}${name} ${JSON.stringify(value)}`,
    ),
  )
  .join('\n')}
		@manifest path *.webmanifest
		header @manifest content-type application/manifest+json
		header {
			-Server
			Vary Accept-Encoding
			defer
		}
${redirectLines([...hosting.redirects, ...homeFiles(hosting)])
  .map(({ from, to, status }) => `		redir ${from} ${to}{search} ${status}`)
  .join('\n')}
		@compressed path *.br *.gz
		error @compressed 404
		@spelling {
			not path ${hosting.homes.join(' ')}
			path_regexp page ^(/.+?)(?:/index\\.html|/+)$
		}
		handle @spelling {
			@page file {re.page.1}/index.html
			redir @page {re.page.1}{search} 301
			error 404
		}
${webhook(hosting)}		try_files {path} {path}/index.html
		${files}
	}
	handle_errors {
		# What is missing in the middle of a deployment is there a moment later.
		header cache-control ${JSON.stringify(headersAt(hosting.headers, fallback)['cache-control'])}
${folders
  .map(
    ({ prefix, file }, index) =>
      `		@folder${index} path ${prefix}*\n		handle @folder${index} {\n			rewrite * /${file}\n			file_server\n		}`,
  )
  .join('\n')}
		handle {
			rewrite * ${fallback}
			file_server
		}
	}
}
`,
  }
}

function webhook({ webhook: path }: Hosting): string {
  return path === undefined ? '' : `		# What receives the contact form:\n		# reverse_proxy ${path} 127.0.0.1:5678\n`
}
