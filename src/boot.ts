import type { BootBlock } from './boot-block.ts'

/** The element of the boot block: browsers make every element with an id a property of `window`. All pages have it, so no message is needed. */
declare const boot: HTMLScriptElement

let started: unknown
// Every byte of this script is in every page. Functions in constants are shorter.
const { locale, entry } = JSON.parse(boot.text) as BootBlock
// A minifier shortens the names of constants, but not those of globals.
const page = document
const address = location
const pathname = address.pathname

/**
 * Starts the app once the effect of the tap that asked for it is on the screen: fetching and running it would delay that. Safari on iOS holds
 * a tap back until every timer of up to 400 ms that it set has run, in case that shows something.
 */
const start = (): void => {
  if (!started) started = setTimeout(run, 401)
}

/** Puts the content of the page's template in its place: what the first view does without. */
const placeRest = (): void => {
  const rest = page.querySelector('template')
  rest?.replaceWith(rest.content)
}

/**
 * Starts the app. If it cannot be loaded, a form that was submitted says so, and the next sign of intent tries again. It is fetched before
 * it is imported: Firefox never imports again what could not be fetched once.
 */
const run = async (): Promise<void> => {
  placeRest()
  try {
    await (await fetch(entry)).text()
    const app: typeof import('./entry-client.tsx') = await import(/* @vite-ignore */ entry)
    await app.start()
  } catch (error) {
    started = 0
    page.body.dataset.failed = ''
    throw error
  }
}

/**
 * Keeps the language of the page for the next visit to `/` (`storedLocale`); and starts the app at once where this tab keeps the draft of a form, which is all
 * that it keeps for a session: what was typed is shown again before anything is touched.
 */
const takeUp = (): void => {
  try {
    localStorage.preferredLocale = locale
    if (sessionStorage.length) start()
  } catch {
    // Storage is blocked.
  }
}

/** Starts the app when the form comes near, unless the visitor saves data. */
const continueLoading = (): void => {
  const form = page.querySelector('[data-start=near]')
  if (!form || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  new IntersectionObserver((entries) => entries.pop()?.isIntersecting && start(), { rootMargin: '25%' }).observe(form)
}

/** Like the method, which a document lacks, and a form with a field of that name. */
const closest = (target: Partial<Element>, selector: string) => target.closest?.call?.(target, selector)

/** Starts the app on the first sign of intent. A touch fires `pointerover` as well. */
const startOnIntent = ({ target }: Event) => closest(target as Element, 'a,summary,form') && start()

// biome-ignore-start lint/suspicious/noGlobalAssign: these are properties of `window`; writing its name would add two percent.
// Back may restore the page from the back/forward cache, without loading it.
takeUp()
onpageshow = takeUp
// Back and Forward, until the app takes over. After a reload, Back may change nothing but the address.
onpopstate = () => pathname === address.pathname || address.reload()
// A choice of language replaces the history entry, so that Back leads to the previous page. Clicks that open a tab or window are left to
// the browser.
onclick = (event) => {
  const link = closest(event.target as Element, '.language-switcher a') as HTMLAnchorElement | undefined
  if (link && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)) {
    address.replace(link.href + address.search + address.hash)
    // Shorter than to prevent the default.
    return false
  }
}
// These listeners only start the app: what the visitor did has its usual effect.
onkeydown = start
onpointerover = startOnIntent
addEventListener('focusin', startOnIntent)
onsubmit = (event) => {
  // Otherwise the app has taken the form over. A field may have the name of any property in small letters, such as "dataset".
  if (event.defaultPrevented) return
  ;(event.target as Element).className += ' held'
  start()
  // The browser does not send the form.
  return false
}
onload = () => {
  // The fonts are there: what waited for them may come, so that a page that is printed at once looks as it should.
  placeRest()
  // By then even a slow phone has painted the page.
  setTimeout(continueLoading, 3000)
}
// biome-ignore-end lint/suspicious/noGlobalAssign: see above.
