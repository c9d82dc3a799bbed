import { fetchJson } from './content/fetch-json.ts'
import { startVisits } from './visits/start-visits.ts'
import type { VisitSettings } from './visits/visit-settings.ts'

/** The script element that loads this: it names the settings of the page's language. */
const own = document.querySelector<HTMLElement>('script[data-visits]')

const start = () =>
  fetchJson<VisitSettings>(own?.dataset.visits ?? '')
    .then(startVisits)
    .catch((error: unknown) => reportError(error))

/** Once the page has been loaded, and the browser has nothing else to do. Safari knows no idle times. */
const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start)

if (document.readyState === 'complete') whenIdle()
else addEventListener('load', whenIdle)
