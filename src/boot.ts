import type { BootBlock } from './boot-block.ts'
import { holdSubmissions } from './contact/held-submission.ts'
import { rememberLocale } from './locale/preferred-locale.ts'

// Every byte here is in every page, and each of them has the block: nothing is said about one that has not.
const { locale, entry } = JSON.parse(document.getElementById('boot')?.textContent as string) as BootBlock
const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown']
/** Until then a tap has ended, and what it did is on the screen. */
const tapMs = 250
let started = false

/** Fetches the app at once and starts it after the tap that asked for it: running it would keep the browser from showing what the tap did. */
function start(): void {
  if (started) return
  started = true
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: entry }))
  setTimeout(run, tapMs)
}

/** Starts the app. Where it could not be loaded, the next sign of intent tries again. */
function run(): void {
  import(/* @vite-ignore */ entry)
    .then((app: typeof import('./entry-client.tsx')) => app.start())
    .catch((error) => {
      started = false
      console.error(error)
    })
}

/** Listens for the first sign that the visitor wants something from the page. The event itself takes its native course. */
function startOnIntent(): void {
  for (const intent of intents) {
    document.addEventListener(
      intent,
      ({ type, target }) => {
        if (type === 'keydown' || (target as Element).closest?.('a,button,summary,label,input,select,textarea')) start()
      },
      { passive: true },
    )
  }
}

/** Starts when an element that needs the app comes near the view, unless the visitor saves data. The page itself, its typefaces too, comes first. */
function startWhenVisible(): void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  if (connection?.saveData) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start()
    },
    { rootMargin: '200px' },
  )
  for (const element of document.querySelectorAll('[data-start=visible]')) observer.observe(element)
}

rememberLocale(locale)
startOnIntent()
holdSubmissions(start)
addEventListener('load', startWhenVisible)
