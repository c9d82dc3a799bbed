import type { BootBlock } from './boot-block.ts'
import { storageKey } from './locale/preferred-locale.ts'

/** The element of the boot block: browsers make every element with an id a property of `window`. All pages have it, so no message is needed. */
declare const boot: HTMLScriptElement

let started: unknown
let lastKey: KeyboardEvent
// Every byte of this script is in every page. Functions in constants are shorter.
const { locale, app } = JSON.parse(boot.text) as BootBlock
// A minifier shortens the names of constants, but not those of globals.
const page = document
const address = location
const pathname = address.pathname

/**
 * Starts the app once the effect of the tap that asked for it is on the screen: fetching and running it would delay that. Safari on iOS holds
 * a tap back until every timer of up to 400 ms that it set has run, in case that shows something.
 * If it cannot be loaded, a form that was submitted says so, and the next sign of intent tries again. It is fetched before it is imported:
 * Firefox never imports again what could not be fetched once.
 */
const start = () =>
  (started ||= setTimeout(
    () =>
      fetch(app)
        .then((answer) => answer.text())
        .then((): Promise<typeof import('./entry-client.tsx')> => import(/* @vite-ignore */ app))
        .then((module) => module.start(lastKey))
        .catch((error) => {
          // No text is as good as none.
          started = page.body.dataset.failed = ''
          throw error
        }),
    401,
  ))

/** Like the method, which a document lacks, and a form with a field of that name. */
const closest = (target: Partial<Element>, selector: string) => target.closest?.call?.(target, selector)

/** Starts the app on the first sign of intent. A touch fires `pointerover` as well. */
const startOnIntent = (event: Event) => closest(event.target as Element, 'a,summary,form') && start()

// biome-ignore-start lint/suspicious/noGlobalAssign: these are properties of `window`; writing its name would add two percent.
// Back may restore the page from the back/forward cache, without loading it.
// This keeps the language of the page for the next visit to `/` (`storedLocale`), and starts the app at once where this tab keeps the draft of a
// form, which is all that it keeps for a session: what was typed is shown again before anything is touched.
const takeUp = () => {
  try {
    localStorage[storageKey] = locale
    if (sessionStorage.length) start()
  } catch {
    // Storage is blocked: the next visit detects the language again.
  }
}
takeUp()
onpageshow = takeUp
// Back and Forward, until the app takes over. After a reload, Back may change nothing but the address. The page is loaded once the browser
// has gone to the place that was left, for which this one may be too short: a page that is loaded again stays at its place.
onpopstate = () => {
  if (pathname === address.pathname) return
  page.body.style.height = '9e6px'
  setTimeout(() => address.reload(), 99)
}
// A choice of language replaces the history entry, so that Back leads to the previous page. Clicks that open a tab or window are left to
// the browser.
onclick = (event) => {
  const link = closest(event.target as Element, '.language-switcher a') as HTMLAnchorElement | undefined
  const isLeft = !link || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
  // False is shorter than to prevent the default, and so is what `replace` does not return.
  return isLeft || Boolean(address.replace(link.href + address.search + address.hash) as unknown)
}
// These listeners only start the app: what the visitor did has its usual effect.
onkeydown = (event) => {
  lastKey = event
  start()
}
onpointerover = startOnIntent
addEventListener('focusin', startOnIntent)
onsubmit = (event) => {
  // Otherwise the app has taken the form over. A field may have the name of any property in small letters, such as "dataset".
  if (event.defaultPrevented) return true
  ;(event.target as Element).className += ' held'
  // The browser does not send the form: the app that starts is a true value.
  return !start()
}
onload = () => {
  // The fonts are there: what waited for them may come, so that a page that is printed at once looks as it should.
  const rest = page.querySelector('template')
  rest?.replaceWith(rest.content)
  // When the form comes near, the app starts, unless the visitor saves data. By then even a slow phone has painted the page.
  setTimeout(() => {
    const form = page.querySelector('[data-start]')
    if (!form || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
    new IntersectionObserver((entries) => (entries.pop() as IntersectionObserverEntry).isIntersecting && start(), {
      rootMargin: '25%',
    }).observe(form)
  }, 3000)
}
// biome-ignore-end lint/suspicious/noGlobalAssign: see above.
