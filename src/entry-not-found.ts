import { readJsonBlock } from './json-block.ts'
import { nearestHome, resolveOnline, type SiteIndex } from './routing/resolve-online.ts'

/** Runs on the 404 page: replaces it with the page that the address most likely means. */
async function openNearest(): Promise<void> {
  const site = readJsonBlock<SiteIndex>('not-found')
  const home = nearestHome(location.pathname, site)
  const target = await resolveOnline(location.pathname, site)
    .then((resolution) => ('route' in resolution ? resolution.route.path : resolution.redirect))
    .catch((error: unknown) => {
      console.warn('Finding the page failed:', error)
      return home
    })
  // If the host does not serve a page that the index names, this would loop.
  const next = target === location.pathname ? home : target
  if (next !== location.pathname) location.replace(`${next}${location.search}${location.hash}`)
}

void openNearest()
