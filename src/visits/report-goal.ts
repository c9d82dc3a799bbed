import type { Goal } from './visit-settings.ts'

/** The event by which the app tells the script that counts visits, which only sites with such a service have. */
export const goalEvent = 'site-goal'

/** Tells the services that count visits, where there are some, what a visitor has done. */
export function reportGoal(goal: Goal): void {
  document.dispatchEvent(new CustomEvent<Goal>(goalEvent, { detail: goal }))
}
