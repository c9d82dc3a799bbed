import { goalEvent } from './report-goal.ts'
import type { Goal, VisitSettings } from './visit-settings.ts'

/** Listens for what a company wants to know of: what the app reports, and taps on links to the phone and to the chat, which need no app. */
export function listenForGoals({ chat }: Pick<VisitSettings, 'chat'>, onGoal: (goal: Goal) => void): void {
  document.addEventListener(goalEvent, (event) => onGoal((event as CustomEvent<Goal>).detail))
  document.addEventListener(
    'click',
    ({ target }) => {
      const { href = '' } = (target as Element).closest?.<HTMLAnchorElement>('a[href]') ?? {}
      if (href.startsWith('tel:')) onGoal('phone')
      if (chat && href.replace(/\?.*/, '') === chat) onGoal('chat')
    },
    // The app takes some clicks over.
    { capture: true },
  )
}
