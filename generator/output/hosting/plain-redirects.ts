import type { Hosting, Redirect } from './hosting.ts'

/** A redirect from one address, or from everything below one. */
export interface PlainRedirect extends Redirect {
  /** Whether it applies to everything below `from`, and not to `from` itself. */
  readonly below: boolean
}

/**
 * All redirects of a site in the order in which they apply: those of its description, and those from `index.html`.
 * Trailing slashes are left to the host, which has to check whether there is a page.
 */
export function plainRedirects({ redirects, homes }: Pick<Hosting, 'redirects' | 'homes'>): PlainRedirect[] {
  const homeFiles = ['/', ...homes].map((home) => ({ from: `${home}index.html`, to: home, status: 301 as const }))
  return [...redirects, ...homeFiles].map((redirect) =>
    redirect.from.endsWith('/*')
      ? { ...redirect, from: redirect.from.slice(0, -2), below: true }
      : { ...redirect, below: false },
  )
}

/** The folders with a 404 page of their own, and the page for all other unknown addresses. */
export function notFoundPages({ notFound }: Pick<Hosting, 'notFound'>) {
  const fallback = notFound.find(({ prefix }) => prefix === '/')
  return { fallback: `/${fallback?.file ?? '404.html'}`, folders: notFound.filter(({ prefix }) => prefix !== '/') }
}
