import type { Hosting } from '../hosting.ts'

/**
 * The files for the root of a GitHub Pages site. It has no headers and no redirects: pages carry their own policy, and the 404 page
 * leads on from other addresses.
 */
export function githubPages({ host }: Hosting): Record<string, string> {
  return { CNAME: `${host}\n`, '.nojekyll': '' }
}
