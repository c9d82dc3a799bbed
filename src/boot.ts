import type { BootBlock } from './boot-block.ts'
import { holdSubmissions } from './contact/held-submission.ts'
import { rememberLocale } from './locale/preferred-locale.ts'

// Every byte here is in every page, and each of them has the block: nothing is said about one that has not.
const page = document
const { locale, entry } = JSON.parse((page.getElementById('boot') as HTMLElement).textContent) as BootBlock
let started = false

/**
 * Fetches the app at once and starts it when the tap that asked for it has ended and what it did is on the screen: running it would
 * keep the browser from showing that.
 */
function start(): void {
  if (started) return
  started = true
  page.head.append(Object.assign(page.createElement('link'), { rel: 'modulepreload', href: entry }))
  setTimeout(run, 250)
}

/** Starts the app. Where it could not be loaded, the page says so to whoever has sent a form, and the next sign of intent tries again. */
function run(): void {
  import(/* @vite-ignore */ entry)
    .then((app: typeof import('./entry-client.tsx')) => app.start())
    .catch((error) => {
      started = false
      page.body.dataset.failed = ''
      console.error(error)
    })
}

/** Goes on when the page is shown: puts in place what it did without, and starts when an element that needs the app comes near the view, unless the visitor saves data. */
function continueLoading(): void {
  const rest = page.querySelector('template') as HTMLTemplateElement
  rest.replaceWith(rest.content)
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start()
    },
    { rootMargin: '25%' },
  )
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  for (const element of page.querySelectorAll('[data-start=near]')) observer.observe(element)
}

// biome-ignore-start lint/suspicious/noGlobalAssign: these are the window's; its name would take one byte in fifty.
// Back may bring the page from the browser's cache: it is not loaded anew then.
onpageshow = () => rememberLocale(locale)
// After a reload, Back may change the address and nothing else; from its start on, the app follows it.
const path = location.pathname
onpopstate = () => path === location.pathname || location.reload()
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
