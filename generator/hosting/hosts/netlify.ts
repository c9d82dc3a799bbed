import type { Hosting } from '../hosting.ts'
import { notFoundPages, plainRedirects } from '../plain-redirects.ts'

/** `_headers` and `_redirects` as Netlify reads them, for the folder that is published. */
export function netlify(hosting: Hosting): Record<string, string> {
  const { folders } = notFoundPages(hosting)
  return {
    _headers: headerFile(hosting),
    _redirects: lines([
      // An address with a slash at its end and one without are the same rule to Netlify: it would lead to itself.
      ...redirectLines(withoutSlashes(hosting)),
      // Only where there is no file: without "!", a rule waits until nothing else answers.
      ...folders.map(({ prefix, file }) => `${prefix}* /${file} 404`),
    ]),
  }
}

function withoutSlashes(hosting: Hosting): Hosting {
  return { ...hosting, redirects: hosting.redirects.filter(({ from, to }) => to !== `${from}/` && !from.endsWith('/')) }
}

/** The headers by address: both Netlify and Cloudflare join the values of a header that two rules name, so each rule names its own. */
export function headerFile({ headers }: Hosting): string {
  const common = headers.find(({ path }) => path === '/*')?.headers ?? {}
  return headers
    .map(({ path, headers: own }) => {
      const replaced = path === '/*' ? [] : Object.keys(own).filter((name) => name in common)
      return lines([
        path,
        ...replaced.map((name) => `  ! ${name}`),
        ...Object.entries(own).map(([name, value]) => `  ${name}: ${value}`),
      ])
    })
    .join('\n')
}

/** The redirects, one a line. */
export function redirectLines(hosting: Hosting, most = Number.POSITIVE_INFINITY): string[] {
  return plainRedirects(hosting)
    .filter(({ from }) => !from.endsWith('/index.html'))
    .slice(0, most)
    .map(({ from, to, status, below }) => `${from}${below ? '/*' : ''} ${to} ${status}`)
}

function lines(parts: readonly string[]): string {
  return `${parts.join('\n')}\n`
}
