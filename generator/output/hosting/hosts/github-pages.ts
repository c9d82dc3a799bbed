import type { Hosting } from '../hosting.ts'

/** A name that somebody can own: no address of a machine, and no port. */
const isDomain = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/

/**
 * The files by which GitHub Pages knows the site's domain, and takes folders that begin with "_". It has no headers and no redirects: pages
 * carry their own policy, and the 404 page leads on from other addresses.
 */
export function githubPages({ host, folder }: Hosting): Record<string, string> {
  // Its own addresses are no domains that a site could name; the domain of a site in a folder is that of another repository.
  const hasDomain = isDomain.test(host) && !host.endsWith('.github.io') && folder === ''
  return { ...(hasDomain && { CNAME: `${host}\n` }), '.nojekyll': '' }
}
