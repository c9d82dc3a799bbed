import { readBootBlock } from './boot-block.ts'
import { holdSubmissions } from './contact/held-submission.ts'
import { rememberLocale } from './locale/preferred-locale.ts'

const { locale, entry } = readBootBlock()
const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown']
let started = false

/** Starts the app. Where it could not be loaded, the next sign of intent tries again. */
function start(): void {
  if (started) return
  started = true
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

/** Starts when an element that needs the app comes near the view, unless the visitor saves data. */
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
startWhenVisible()
