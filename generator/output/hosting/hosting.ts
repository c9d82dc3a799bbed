import { editorFolder } from '../../../src/routing/root-folders.ts'
import type { Redirect } from '../../../src/routing/route.ts'
import type { LeadReceiver, SiteModel } from '../../compile/site-model.ts'
import type { PolicySources } from '../../render/content-security.ts'
import { notFoundFile } from '../../render/standalone-documents.ts'
import { appPolicy } from './app-policy.ts'
import { type HeaderRule, headerRules } from './headers.ts'

/** How any host should serve the site: the files for each host are made from this description, and `preview` follows it. */
export interface Hosting {
  /** The origin of the site, such as "https://www.example.com". */
  readonly origin: string
  /** The name of its host. */
  readonly host: string
  /** The folder of the web root in which the site lies, with a slash at its end; empty where it has the whole host. */
  readonly folder: string
  /** The redirects of the address table. */
  readonly redirects: readonly Redirect[]
  /** The file that answers unknown addresses below a prefix, with status 404; the longest prefix wins. */
  readonly notFound: readonly { readonly prefix: string; readonly file: string }[]
  /** All rules that match apply, in their order. */
  readonly headers: readonly HeaderRule[]
  /** The root, and the homes of the locales: the only addresses that end with a slash. */
  readonly homes: readonly string[]
  /** The paths and canonical paths of all other pages, for hosts that cannot check whether a file exists. */
  readonly pages: readonly string[]
  /** What receives the leads of each form. */
  readonly receivers: readonly LeadReceiver[]
}

/** The paths on this site to which leads are sent, for the host to pass on. Netlify needs none of them. */
export function leadPaths({ receivers }: Pick<Hosting, 'receivers'>): string[] {
  const own = receivers.filter(({ to, address }) => address.startsWith('/') && to !== 'netlify')
  return [...new Set(own.map(({ address }) => address))]
}

/** The name of the site's host, without a port: what a request names may come by way of another one. */
export function hostName({ host }: Pick<Hosting, 'host'>): string {
  return host.replace(/:\d+$/, '')
}

/** The addresses of the editor that a site carries: the one that people remember leads on to its page. */
export function editorPages(folder: string): [remembered: string, page: string] {
  const root = `/${folder}${editorFolder}`
  return [root.slice(0, -1), `${root}app`]
}

/**
 * Describes how to serve the site.
 *
 * @param sources what its documents use, for the content security policy
 */
export function describeHosting(model: SiteModel, sources: PolicySources): Hosting {
  const { editor } = model
  const { folder } = model.site
  const root = `/${folder}`
  const homes = [...new Set([root, ...model.locales.map(({ home }) => home)])]
  return {
    origin: new URL(model.site.url).origin,
    host: new URL(model.site.url).host,
    folder,
    redirects: model.redirects,
    notFound: [
      { prefix: '/', file: notFoundFile(root) },
      ...homes.filter((home) => home !== root).map((prefix) => ({ prefix, file: notFoundFile(prefix) })),
    ],
    headers: headerRules(sources, { folder, editor: editor && appPolicy([new URL(editor.api).origin]) }),
    homes,
    pages: [
      ...[...new Set(model.routes.flatMap(({ path, canonical }) => [path, canonical]))].filter(
        (path) => !homes.includes(path),
      ),
      ...(editor ? editorPages(folder) : []),
    ],
    receivers: model.receivers,
  }
}
