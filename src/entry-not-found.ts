import { fetchJson } from './content/fetch-json.ts'
import { readJsonBlock } from './json-block.ts'
import type { NotFoundBlock } from './not-found-block.ts'
import { decodePath } from './routing/fold-path.ts'
import { internalLink } from './routing/internal-link.ts'
import { type NamedPage, nearestPages } from './routing/nearest-pages.ts'
import { bare, nearestHome, resolveOnline } from './routing/resolve-online.ts'
import { pageNamesFile } from './routing/root-folders.ts'
import { fileLoader, findPages } from './search/find-pages.ts'

const { pathname, search, hash } = location

/** Runs on the 404 page: opens the page that is certain to be meant, or names the nearest ones. */
async function helpOn(site: NotFoundBlock): Promise<void> {
  const file = `${site.home}404.html`
  // From the 404 page in another language, see below.
  const isSent = pathname === file && hash.startsWith('#/')
  const asked = isSent ? bare(hash.slice(1)) : pathname
  const target = await certainPage(asked, site)
  // If the host does not serve a page that the index names, this would loop.
  if (target !== undefined && target !== pathname) return location.replace(target + search + (isSent ? '' : hash))
  const home = nearestHome(asked, site)
  // Some hosts have one 404 page for all languages.
  if (home !== site.home) return location.replace(`${home}404.html${search}#${asked}`)
  const leadsHome = site.homeTitle !== undefined
  if (leadsHome) {
    document.title = site.homeTitle
    history.replaceState(null, '', home + search + (isSent ? '' : hash))
    // The boot script would take the new address for that of another page.
    window.onpopstate = null
  } else if (isSent) history.replaceState(null, '', asked + search)
  const most = leadsHome ? 1 : 3
  const nearest = nearestPages(asked, await fetchPages(site), most)
  showNearest(nearest.length < most ? await withFound(nearest, { asked, site, most }) : nearest)
}

function certainPage(path: string, site: NotFoundBlock): Promise<string | undefined> {
  return resolveOnline(path, site, search)
    .then((found) => found && ('route' in found ? found.route.path : found.redirect))
    .catch(() => undefined)
}

function fetchPages({ data, locale }: NotFoundBlock): Promise<readonly NamedPage[]> {
  return fetchJson<readonly NamedPage[]>(data + pageNamesFile(locale)).catch(() => [])
}

/** Where few pages have such a name, those with the words of the address, on a site that can be searched. */
async function withFound(
  nearest: readonly NamedPage[],
  { asked, site, most }: { readonly asked: string; readonly site: NotFoundBlock; readonly most: number },
): Promise<readonly NamedPage[]> {
  if (site.search === undefined) return nearest
  const words = decodePath(asked.slice(site.home.length))
  const found = await findPages(site.search, words, fileLoader())
    .then(({ read }) => read(most))
    .catch(() => [])
  const known = new Set(nearest.map(([path]) => path))
  const others = found.flatMap(([path, label]): NamedPage[] => (known.has(path) ? [] : [[path, label, '']]))
  return [...nearest, ...others].slice(0, most)
}

/** Fills the place for the nearest pages, which has a link for the first of them. */
function showNearest(pages: readonly NamedPage[]): void {
  const place = document.querySelector<HTMLElement>('.nearest-pages')
  const entry = place?.querySelector('li')
  if (!place || !entry || pages.length === 0) return
  const entries = pages.map(([path, label]) => {
    const copy = entry.cloneNode(true) as HTMLElement
    const link = copy.querySelector('a')
    if (link) Object.assign(link, { href: path, textContent: label })
    return copy
  })
  entry.replaceWith(...entries)
  place.classList.add('found')
}

/** The line above the home page goes when the visitor goes on: the app, which shows the next page, knows nothing of it. */
function endWithPage(event: Event): void {
  // Not while its own link is being followed.
  if (internalLink(event)) setTimeout(() => document.querySelector('.lost-line')?.remove())
}

addEventListener('click', endWithPage)
void helpOn(readJsonBlock<NotFoundBlock>('not-found'))
