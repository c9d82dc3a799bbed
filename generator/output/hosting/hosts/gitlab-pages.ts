import type { Hosting } from '../hosting.ts'
import { pathRedirects, redirectLines } from '../redirects.ts'

/** How many redirects GitLab Pages reads, unless its owner has set another number. */
const mostRedirects = 1_000

/** `_redirects` as GitLab Pages reads it: a file at the address comes before a rule. It has no headers; its 404 page leads on from all other addresses. */
export function gitlabPages(hosting: Hosting): Record<string, string> {
  const rules = redirectLines(pathRedirects(hosting)).slice(0, mostRedirects)
  return { _redirects: rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('') }
}
