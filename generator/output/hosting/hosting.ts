import { createRouteTable, resolvePath } from '../../compile/route-table.ts'
import { homePath, pathOfSlug } from '../../compile/routes.ts'
import type { SiteModel } from '../../compile/site-model.ts'
import type { PolicySources } from './content-security.ts'
import { headerRules } from './headers.ts'

/** How any host should serve the site: the files for each host are made from this description, and `preview` follows it. */
export interface Hosting {
  /** The name of the site's host, such as "www.example.com". */
  readonly host: string
  /** A `from` that ends with "/*" stands for everything below it. */
  readonly redirects: readonly Redirect[]
  /** The file that answers unknown addresses below a prefix, with status 404; the longest prefix wins. */
  readonly notFound: readonly { readonly prefix: string; readonly file: string }[]
  /** All rules that match apply, in their order. */
  readonly headers: readonly HeaderRule[]
  /** The homes of the locales: the only addresses that end with a slash. */
  readonly homes: readonly string[]
  /** The paths and canonical paths of all other pages, for hosts that cannot check whether a file exists. */
  readonly pages: readonly string[]
  /** The path to which leads are sent, where it is on this site. */
  readonly webhook: string | undefined
  /** The names of the fields that a lead must have. */
  readonly requiredLeadFields: readonly string[]
}

/** A redirect from one address to another. */
export interface Redirect {
  readonly from: string
  readonly to: string
  /** 301: permanent. 302: temporary. */
  readonly status: 301 | 302
}

/** Headers for all addresses in a folder. */
export interface HeaderRule {
  /** The folder, with a star behind it: "/*", "/assets/*". */
  readonly path: `/${string}*`
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Describes how to serve the site.
 *
 * @param sources what its documents use, for the content security policy
 */
export function describeHosting(model: SiteModel, sources: PolicySources): Hosting {
  const homes = model.locales.map(({ locale }) => homePath(locale))
  const former = formerAddresses(model)
  const isFormer = new Set(former.map(({ from }) => from))
  const moved = otherLocalesSlugs(model).filter(({ from }) => !isFormer.has(from))
  return {
    host: new URL(model.site.url).host,
    redirects: [
      ...homes.map((home) => ({ from: home.slice(0, -1), to: home, status: 301 as const })),
      // Before those of pages that are switched off, which also stand for all that lies below.
      ...former,
      ...switchedOff(model, moved),
      ...moved,
    ],
    notFound: [
      { prefix: '/', file: '404.html' },
      ...model.locales.map(({ locale }) => ({ prefix: homePath(locale), file: `${locale}/404.html` })),
    ],
    headers: headerRules(sources),
    homes,
    pages: [...new Set(model.routes.flatMap(({ path, canonical }) => [path, canonical]))].filter(
      (path) => !homes.includes(path),
    ),
    webhook: model.webhook?.startsWith('/') ? model.webhook : undefined,
    requiredLeadFields: model.requiredLeadFields,
  }
}

/** The former addresses of pages, with and without a trailing slash: there is no file by which a host could tell which is right. */
function formerAddresses({ former }: SiteModel): Redirect[] {
  return former.flatMap(({ path, to, isPage }) => {
    const status = isPage ? 301 : 302
    return [path, `${path}/`].map((from): Redirect => ({ from, to, status }))
  })
}

/** A page that is switched off redirects home, and so does everything below it, unless something else is there. */
function switchedOff({ disabled, routes }: SiteModel, moved: readonly Redirect[]): Redirect[] {
  const inUse = [...routes.flatMap(({ path, canonical }) => [path, canonical]), ...moved.map(({ from }) => from)]
  const foldersInUse = new Set(inUse.flatMap(foldersAbove))
  return disabled.flatMap(({ path, home }): Redirect[] => [
    { from: path, to: home, status: 302 },
    ...(foldersInUse.has(path) ? [] : [{ from: `${path}/*`, to: home, status: 302 } as const]),
  ])
}

/** `/en/services/audit` lies in `/en/services` and `/en`. */
function foldersAbove(path: string): string[] {
  const steps = path.split('/').slice(1, -1)
  return steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)
}

/** `/en/servicos` → `/en/services`: the slug of another locale leads to the same page in the locale of the address. */
function otherLocalesSlugs({ routes, disabled, locales, defaultLocale }: SiteModel): Redirect[] {
  const keys = locales.map(({ locale }) => locale)
  const table = createRouteTable(routes, { locales: keys, defaultLocale })
  const slugs = new Set(
    routes.flatMap(({ locale, path, canonical }) => [path, canonical].map((at) => at.slice(locale.length + 2))),
  )
  const off = new Set(disabled.map(({ path }) => path))
  return [...slugs].flatMap((slug) =>
    keys.flatMap((locale): Redirect[] => {
      const from = pathOfSlug(locale, slug)
      if (off.has(from)) return []
      const resolution = resolvePath(table, from)
      return 'redirect' in resolution ? [{ from, to: resolution.redirect, status: 301 }] : []
    }),
  )
}
