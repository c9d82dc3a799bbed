import { fetchJson } from './content/fetch-json.ts'
import { startVisits } from './visits/start-visits.ts'
import type { VisitSettings } from './visits/visit-settings.ts'

/** The script element that loads this: it names the settings of the page's language. */
const own = document.querySelector<HTMLElement>('script[data-visits]')

const start = () =>
  Promise.all([fetchJson<VisitSettings>(own?.dataset.visits ?? ''), stylesAreThere()])
    .then(([settings]) => startVisits(settings))
    .catch((error: unknown) => reportError(error))

/** The styles of what comes after the first view, the notice among it, are asked for when the page has been loaded. */
function stylesAreThere(): Promise<unknown> {
  const coming = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet)
  const settled = (link: HTMLLinkElement) =>
    new Promise((resolve) => {
      link.onload = resolve
      link.onerror = resolve
    })
  return Promise.all(coming.map(settled))
}

/** Once the page has been loaded, and the browser has nothing else to do. Safari knows no idle times. */
const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start)

if (document.readyState === 'complete') whenIdle()
else addEventListener('load', whenIdle)
