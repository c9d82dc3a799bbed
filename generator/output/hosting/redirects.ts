import type { Redirect } from '../../../src/routing/route.ts'
import type { Hosting } from './hosting.ts'

/** The redirects from `index.html` to the homes, for hosts that serve it. Of other pages, the host checks whether there is one. */
export function homeFiles({ homes }: Pick<Hosting, 'homes'>): Redirect[] {
  return homes.map((home) => ({ from: `${home}index.html`, to: home, status: 301, below: false }))
}

/** The redirects that depend on the path alone. */
export function pathRedirects({ redirects }: Pick<Hosting, 'redirects'>): Redirect[] {
  return redirects.filter(({ query }) => query === undefined)
}

/** A redirect that depends on the query. */
export type QueriedRedirect = Redirect & { readonly query: string }

/** These redirects, with their paths decoded. */
export function queriedRedirects({ redirects }: Pick<Hosting, 'redirects'>): QueriedRedirect[] {
  return redirects.flatMap(({ query, ...row }) =>
    query === undefined ? [] : [{ ...row, query, from: decodeURI(row.from) }],
  )
}

/** A path as a regular expression of any kind. */
export function escapePath(path: string): string {
  return path.replace(/[.+?()[\]{}^$|\\]/g, '\\$&').replaceAll(' ', '\\x20')
}

/** The redirects for hosts that compare decoded paths: `/ja/家` instead of `/ja/%E5%AE%B6`. */
export function decodeRedirects({ redirects }: Pick<Hosting, 'redirects'>): Redirect[] {
  return pathRedirects({ redirects }).map((row) => ({ ...row, from: decodeURI(row.from) }))
}

/** Whether an address leads on with a slash at its end as well: not a locale's root, which is a home then. */
export function leadsOnWithSlash({ from, to }: Redirect): boolean {
  return to !== `${from}/` && !from.endsWith('/index.html')
}

/**
 * The redirects for hosts that compare addresses as they are written and take the first that fits: behind each address the same with a
 * slash at its end, or with a star, which stands for all below it.
 */
export function redirectLines(rows: readonly Redirect[]): Pick<Redirect, 'from' | 'to' | 'status'>[] {
  return rows.flatMap((row) => {
    if (row.below) return [row, { ...row, from: `${row.from}/*` }]
    return leadsOnWithSlash(row) ? [row, { ...row, from: `${row.from}/` }] : [row]
  })
}

/** The folders with a 404 page of their own, and the page for all other unknown addresses. */
export function notFoundPages({ notFound }: Pick<Hosting, 'notFound'>) {
  const fallback = notFound.find(({ prefix }) => prefix === '/')
  return { fallback: `/${fallback?.file ?? '404.html'}`, folders: notFound.filter(({ prefix }) => prefix !== '/') }
}
