import type { BootBlock } from './boot-block.ts'
import { holdSubmissions } from './contact/held-submission.ts'
import { rememberLocale } from './locale/preferred-locale.ts'

// Every byte here is in every page, and each of them has the block: nothing is said about one that has not.
const { locale, entry } = JSON.parse((document.getElementById('boot') as HTMLElement).textContent) as BootBlock
let started = false

/**
 * Fetches the app once the tap that asked for it has been heard, and starts it when that has ended and what it did is on the screen:
 * either would keep the browser from showing it.
 */
function start(): void {
  if (started) return
  started = true
  setTimeout(() => {
    placeNext()
    placeNext()
  })
  setTimeout(run, 250)
}

/** Puts in place what the next template holds: first what the page is shown without, then the link that fetches the app. */
function placeNext(): void {
  const next = document.querySelector('template')
  next?.replaceWith(next.content)
}

/** Starts the app. Where it could not be loaded, the page says so to whoever has sent a form, and the next sign of intent tries again. */
function run(): void {
  import(/* @vite-ignore */ entry)
    .then((app: typeof import('./entry-client.tsx')) => app.start())
    .catch((error) => {
      started = false
      document.body.dataset.failed = ''
      console.error(error)
    })
}

/** Fetches what the page is shown without, and starts when an element that needs the app comes near the view, unless the visitor saves data. */
function continueLoading(): void {
  placeNext()
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start()
    },
    { rootMargin: '200px' },
  )
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  for (const element of document.querySelectorAll('[data-start=near]')) observer.observe(element)
}

// biome-ignore-start lint/suspicious/noGlobalAssign: these are the window's; its name would take one byte in fifty.
// Back may bring the page from the browser's cache: it is not loaded anew then.
rememberLocale(locale)
onpageshow = () => rememberLocale(locale)
// After a reload, Back may change the address and nothing else; from its start on, the app follows it.
const { pathname } = location
onpopstate = () => pathname === location.pathname || location.reload()
// The first sign that the visitor wants something from the page; the event itself takes its native course. A finger, too, is over what it touches.
onkeydown = start
for (const intent of ['pointerover', 'focusin']) {
  addEventListener(intent, ({ target }) => {
    if ((target as Element).closest?.('a,button,summary,input,form')) start()
  })
}
holdSubmissions(start)
// By then the page is painted, on a slow phone too: whatever loads earlier shares the line with its typefaces.
onload = () => setTimeout(continueLoading, 3000)
// biome-ignore-end lint/suspicious/noGlobalAssign: see above.
