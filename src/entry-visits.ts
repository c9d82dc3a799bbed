import { fetchJson } from './content/fetch-json.ts'
import { startVisits } from './visits/start-visits.ts'
import type { VisitSettings } from './visits/visit-settings.ts'

/** The script element that loads this: it names the settings of the page's language. */
const own = document.querySelector<HTMLElement>('script[data-visits]')

const start = () =>
  Promise.all([fetchJson<VisitSettings>(own?.dataset.visits ?? ''), stylesAreThere()])
    .then(([settings]) => startVisits(settings))
    .catch((error: unknown) => reportError(error))

/** How long the notice waits for what it would rather have first. */
const patienceMs = 2000

/**
 * Resolves when the styles of what comes after the first view, the notice among it, are there. They are asked for when the page has been
 * loaded; one that failed before this was called says nothing more, and is not waited for.
 */
function stylesAreThere(): Promise<unknown> {
  const coming = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet)
  const settled = (link: HTMLLinkElement) =>
    new Promise((resolve) => {
      link.onload = resolve
      link.onerror = resolve
      setTimeout(resolve, patienceMs)
    })
  return Promise.all(coming.map(settled))
}

/**
 * Once the page has been loaded, and the browser has nothing else to do: which Chromium, when nothing is drawn anew, may not say before
 * something is. Safari knows no idle times.
 */
const whenIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: patienceMs })
  else setTimeout(start)
}

if (document.readyState === 'complete') whenIdle()
else addEventListener('load', whenIdle)
