import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generalHeaders, resolveHeaders } from '../../generator/output/hosting/headers.ts'
import type { Hosting } from '../../generator/output/hosting/hosting.ts'
import { hostingFile } from '../../generator/output/hosting/write-hosting.ts'
import type { Redirect, RouteRecord } from '../../src/routing/route.ts'
import { readRoutes } from '../site/read-routes.ts'

/** What a host is to answer to an address. */
export interface Expectation {
  readonly path: string
  readonly status: 200 | 301 | 302 | 404
  readonly location?: string
  /** The file whose bytes are the answer. */
  readonly file?: string
  readonly type?: string
  /** What the host must say, beside what it says everywhere. */
  readonly headers: Readonly<Record<string, string>>
}

/** A built site as a host sees it. */
export interface Site {
  readonly out: string
  readonly hosting: Hosting
  readonly routes: readonly RouteRecord[]
  /** All files of the site. */
  readonly files: readonly string[]
}

/** The whole matrix: every route in both readings and every wrong spelling of it, and all that is not a page. */
export function matrix(site: Site): Expectation[] {
  return [...pages(site), ...spellings(site), ...redirects(site), ...unknown(site), ...assets(site)]
}

const html = 'text/html'

function pages({ hosting, routes }: Site): Expectation[] {
  const paths = new Set([`/${hosting.folder}`, ...routes.flatMap(({ path, canonical }) => [path, canonical])])
  return [...paths].map((path) => ({
    path,
    status: 200,
    type: html,
    file: `${decodeURI(path).replace(/\/$/, '')}/index.html`.slice(1),
    headers: resolveHeaders(hosting.headers, path),
  }))
}

/** A page has one address: all others lead to it. */
function spellings({ hosting, routes }: Site): Expectation[] {
  const paths = new Set(routes.flatMap(({ path, canonical }) => [path, canonical]))
  return [...paths].flatMap((path) => {
    const bare = path.replace(/\/$/, '')
    const wrong =
      path === bare ? [`${path}/`, `${path}/index.html`] : [`${path}index.html`, ...(bare === '' ? [] : [bare])]
    return [...wrong, `${wrong[0]}?from=here&to=there`].map((from) => ({
      path: from,
      status: 301 as const,
      location: path + (from.includes('?') ? '?from=here&to=there' : ''),
      // A folder without its slash lies above the site.
      headers: from.startsWith(`/${hosting.folder}`) ? generalHeaders(hosting.headers) : {},
    }))
  })
}

/** An address that leads on does so with a slash at its end as well, unless that is where it leads. */
function redirects({ hosting }: Site): Expectation[] {
  const rows = hosting.redirects.flatMap(({ from, query, to, status, below }) => {
    if (query !== undefined)
      return asked({ from, query, to, status }, `${from}/`.replace('//', '/') === `/${hosting.folder}`)
    // The page of a folder is known without its name only.
    const paths = [
      from,
      ...(from.endsWith('/index.html') ? [] : [`${from}/`]),
      ...(below ? [`${from}/below`, `${from}/below/deeply`] : []),
    ]
    return paths.filter((path) => path !== to).map((path) => ({ path, status, location: to, headers: {} }))
  })
  return [...rows, { path: `/${hosting.folder}index.html`, status: 301, location: `/${hosting.folder}`, headers: {} }]
}

/** An address that is known by what is asked of it leads on without that, whatever else is asked beside it. */
function asked({ from, query, to, status }: Omit<Redirect, 'below'>, isRoot: boolean): Expectation[] {
  const searches = [`?${query}`, `?utm_source=letter&${query}`, `?${query}&lang=xx`]
  // The root of a site has a slash at its end: an Apache gives it one first.
  const paths = isRoot ? [`${from}/`.replace('//', '/')] : [from, `${from}/`]
  return paths.flatMap((path) => searches.map((search) => ({ path: path + search, status, location: to, headers: {} })))
}

/** What is not there is a 404, in the language of the address, wherever it lies. */
function unknown({ hosting }: Site): Expectation[] {
  const places = [
    '/nothing',
    '/xx/',
    '/xx/nothing',
    '/assets',
    '/assets/',
    '/data/',
    '/assets/nothing.js',
    '/assets/nothing/',
    '/data/nothing.json',
    '/wp-login.php',
  ].map((path) => `/${hosting.folder}${path.slice(1)}`)
  const inLocales = hosting.homes.flatMap((home) =>
    ['nothing', 'nothing/', 'nothing/below', 'nothing/index.html', 'nothing.html'].map((rest) => home + rest),
  )
  return [...places, ...inLocales].map((path) => ({
    path,
    status: 404,
    type: html,
    file: notFoundFile(hosting, path),
    headers: {
      'x-content-type-options': 'nosniff',
      'content-security-policy': generalHeaders(hosting.headers)['content-security-policy'] ?? '',
      // What is missing in the middle of a deployment is there a moment later.
      'cache-control': generalHeaders(hosting.headers)['cache-control'] ?? '',
    },
  }))
}

function notFoundFile({ notFound }: Hosting, path: string): string | undefined {
  const fitting = notFound.filter(({ prefix }) => path.startsWith(prefix))
  return fitting.sort((a, b) => b.prefix.length - a.prefix.length)[0]?.file
}

/** One file of every kind in every folder, with the time for which it may be kept. */
function assets({ hosting, files }: Site): Expectation[] {
  const kinds = new Map(
    files
      .filter((file) => !/\.(br|gz|html)$/.test(file))
      .map((file) => [`${file.split('/').slice(0, -1)} ${file.split('.').at(-1)}`, file]),
  )
  return [...kinds.values()].map((file) => ({
    path: `/${file}`,
    status: 200,
    file,
    type: types[file.split('.').at(-1) ?? ''],
    headers: resolveHeaders(hosting.headers, `/${file}`),
  }))
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
}

/** Reads what was built. */
export async function readSite(out: string, files: readonly string[]): Promise<Site> {
  const hosting = JSON.parse(await readFile(hostingFile(out), 'utf8')) as Hosting
  return { out, hosting, files, routes: await readRoutes(join(out, hosting.folder)) }
}
