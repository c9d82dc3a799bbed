import type { BootBlock } from './boot-block.ts'
import { holdSubmissions } from './contact/held-submission.ts'
import { rememberLocale } from './locale/preferred-locale.ts'

// Every byte of this script is in every page. All of them have the block, so a missing one gets no message.
const { locale, entry } = JSON.parse((document.getElementById('boot') as HTMLElement).textContent) as BootBlock
let started = false

/**
 * Fetches the app after the handlers of the tap that asked for it, and runs it once the effect of the tap is on the screen: both
 * fetching and running would delay that.
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

/** Puts the content of the next template in place: first what the first view does without, then the link that fetches the app. */
function placeNext(): void {
  const next = document.querySelector('template')
  next?.replaceWith(next.content)
}

/** Starts the app. If it cannot be loaded, a form that was submitted says so, and the next sign of intent tries again. */
function run(): void {
  import(/* @vite-ignore */ entry)
    .then((app: typeof import('./entry-client.tsx')) => app.start())
    .catch((error) => {
      started = false
      document.body.dataset.failed = ''
      console.error(error)
    })
}

/** Fetches what the first view does without. Starts the app when an element that needs it comes near, unless the visitor saves data. */
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

// biome-ignore-start lint/suspicious/noGlobalAssign: these are properties of `window`; writing its name would add two percent.
// Back may restore the page from the back/forward cache, without loading it.
rememberLocale(locale)
onpageshow = () => rememberLocale(locale)
// After a reload, Back may change nothing but the address. Once the app runs, it handles that itself.
const { pathname } = location
onpopstate = () => pathname === location.pathname || location.reload()
// The first sign of intent. The events keep their default actions. A touch fires `pointerover` as well.
onkeydown = start
for (const intent of ['pointerover', 'focusin']) {
  addEventListener(intent, ({ target }) => {
    if ((target as Element).closest?.('a,button,summary,input,form')) start()
  })
}
holdSubmissions(start)
// By then even a slow phone has painted the page: whatever loads earlier competes with the fonts.
onload = () => setTimeout(continueLoading, 3000)
// biome-ignore-end lint/suspicious/noGlobalAssign: see above.
