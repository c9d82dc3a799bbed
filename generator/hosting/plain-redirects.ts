import type { Hosting, Redirect } from './hosting.ts'

/** A redirect of one address, or of everything below a folder. */
export interface PlainRedirect extends Redirect {
  /** Whether it stands for all that lies below `from`, and not for `from` itself. */
  readonly below: boolean
}

/**
 * All redirects of a site in the order in which they apply: those of its description, and those from `index.html`.
 * Slashes at the end are left to the host: it has to look whether there is a page.
 */
export function plainRedirects({ redirects, homes }: Pick<Hosting, 'redirects' | 'homes'>): PlainRedirect[] {
  const homeFiles = ['/', ...homes].map((home) => ({ from: `${home}index.html`, to: home, status: 301 as const }))
  return [...redirects, ...homeFiles].map((redirect) =>
    redirect.from.endsWith('/*')
      ? { ...redirect, from: redirect.from.slice(0, -2), below: true }
      : { ...redirect, below: false },
  )
}

/** The folders whose unknown addresses have a 404 page of their own, and the page for all others. */
export function notFoundPages({ notFound }: Pick<Hosting, 'notFound'>) {
  const fallback = notFound.find(({ prefix }) => prefix === '/')
  return { fallback: `/${fallback?.file ?? '404.html'}`, folders: notFound.filter(({ prefix }) => prefix !== '/') }
}
