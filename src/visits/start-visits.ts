import { showNotice } from './consent-notice.ts'
import { deleteCookies } from './delete-cookies.ts'
import { listenForGoals } from './listen-for-goals.ts'
import { listenForPages } from './listen-for-pages.ts'
import { loadScript } from './load-script.ts'
import { giveCommands, startCommands } from './service-commands.ts'
import { keepChoice, readChoice, storageKey } from './stored-choice.ts'
import type { ConsentedService, CountedGoals, Goal, NoticeWords, Purpose, VisitSettings } from './visit-settings.ts'

/** The button at the foot of each page that opens the notice again. */
const choiceButton = '.consent-choice'

/** Tells services of goals, and loads those that need consent once there is one. */
export function startVisits({ counter, services, notice, chat }: VisitSettings): void {
  const running = new Set<ConsentedService>()
  listenForGoals({ ...(chat !== undefined && { chat }) }, (goal) => {
    if (counter) tellCounter(counter, goal)
    for (const service of running) giveCommands(service, service.goals[goal])
  })
  listenForPages(() => {
    for (const service of running) giveCommands(service, service.view)
  })
  if (notice) askForConsent({ services, notice, running })
}

function tellCounter({ call, goals }: CountedGoals, goal: Goal): void {
  const path = call.split('.')
  const owner = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], window)
  // Where the script is blocked, or still to come, nothing is counted.
  const method = (owner as Record<string, unknown> | undefined)?.[path.at(-1) ?? '']
  if (typeof method === 'function') method.apply(owner, goals[goal])
}

interface Asking {
  readonly services: readonly ConsentedService[]
  readonly notice: NoticeWords
  readonly running: Set<ConsentedService>
}

function askForConsent({ services, notice: words, running }: Asking): void {
  let close: (() => void) | undefined
  let known = readChoice(services)
  const ask = (opener?: HTMLElement) => {
    close?.()
    close = showNotice({
      words,
      isAskedFor: opener !== undefined,
      onChoice: (agreed) => {
        close = undefined
        opener?.focus()
        if (agreed) choose(agreed)
      },
    })
  }
  const choose = (agreed: readonly Purpose[]) => {
    keepChoice(services, agreed)
    follow(agreed)
  }
  const follow = (agreed: readonly Purpose[]) => {
    if (running.size === 0) load(agreed)
    else if (agreed.join() !== known?.join()) withdraw(running)
    known = agreed
  }
  const load = (agreed: readonly Purpose[]) => {
    for (const service of services.filter(({ purposes }) => purposes.some((purpose) => agreed.includes(purpose)))) {
      running.add(service)
      giveCommands(service, startCommands(service, agreed))
      loadScript(service.script, service.scripts)
    }
  }
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.<HTMLElement>(choiceButton)
    if (button) ask(button)
  })
  /** Takes up what was chosen in another tab, or on another page while this one was kept to come back to. */
  const catchUp = () => {
    const chosen = readChoice(services)
    if (!chosen || chosen.join() === known?.join()) return
    close?.()
    follow(chosen)
  }
  addEventListener('storage', ({ key }) => key === storageKey && catchUp())
  addEventListener('pageshow', ({ persisted }) => persisted && catchUp())
  if (known) load(known)
  else ask()
}

/** A script that runs cannot be stopped: the page is loaded anew, and goes by the new choice. */
function withdraw(services: Iterable<ConsentedService>): void {
  for (const service of services) {
    giveCommands(service, service.withdrawn)
    deleteCookies(service.cookies)
  }
  location.reload()
}
