import { editorFolder, rootFolders, routeIndexFolder } from '../../../src/routing/root-folders.ts'
import { contentSecurityPolicy, type PolicySources, policyForHeader } from '../../render/content-security.ts'

const oneYear = 31_536_000
const twoYears = 63_072_000

const fresh = 'public, max-age=0, must-revalidate'
const forGood = `public, max-age=${oneYear}, immutable`

/** Headers for all addresses in a folder. */
export interface HeaderRule {
  /** The folder, with a star behind it: "/*", "/assets/*". */
  readonly path: `/${string}*`
  readonly headers: Readonly<Record<string, string>>
}

/** Browser features that no page uses: those that ask a visitor for something, or show others what is on the screen. */
const noPowers = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

/** The browser features that pages may use: a film fills the screen if a visitor wants it to, in a frame as well. */
function powers({ hasFilm, frames = [] }: PolicySources): string {
  const filling = [...(hasFilm || frames.length > 0 ? ['self'] : []), ...frames.map((origin) => `"${origin}"`)]
  return [...noPowers.map((power) => `${power}=()`), `fullscreen=(${filling.join(' ')})`].sort().join(', ')
}

/** Where in the web root the site lies, and the policy of the editor that it carries. */
interface HeaderPlaces {
  readonly folder?: string
  readonly editor?: string | undefined
}

/**
 * The headers of all responses: security, and caching. Files that are named by their content are cached for good.
 */
export function headerRules(sources: PolicySources, { folder = '', editor }: HeaderPlaces = {}): HeaderRule[] {
  return [
    {
      path: `/${folder}*`,
      headers: {
        'cache-control': fresh,
        'content-security-policy': policyForHeader(contentSecurityPolicy(sources)),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': powers(sources),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': `max-age=${twoYears}; includeSubDomains; preload`,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      },
    },
    { path: `/${folder}${rootFolders.assets}/*`, headers: { 'cache-control': forGood } },
    { path: `/${folder}${rootFolders.data}/*`, headers: { 'cache-control': forGood } },
    { path: `/${folder}${routeIndexFolder}/*`, headers: { 'cache-control': fresh } },
    // Social networks and chats show these on their own pages.
    { path: `/${folder}${rootFolders.share}/*`, headers: { 'cross-origin-resource-policy': 'cross-origin' } },
    ...(editor === undefined
      ? []
      : [
          {
            path: `/${folder}${editorFolder}*` as const,
            headers: {
              'content-security-policy': editor,
              'referrer-policy': 'no-referrer',
              'x-robots-tag': 'noindex',
            },
          },
        ]),
  ]
}

/** The headers of one address: all rules that match apply, later ones win. */
export function resolveHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  return Object.assign({}, ...rules.filter((rule) => path.startsWith(ruleFolder(rule))).map(({ headers }) => headers))
}

/** The headers of the first rule, which is about the whole site. */
export function generalHeaders(rules: readonly HeaderRule[]): Record<string, string> {
  return resolveHeaders(rules, rules[0] ? ruleFolder(rules[0]) : '/')
}

/** The folder of a rule: "/", "/assets/". */
export function ruleFolder({ path }: HeaderRule): string {
  return path.slice(0, -1)
}
