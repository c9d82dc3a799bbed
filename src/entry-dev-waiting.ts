import { showProblems } from './dev/show-problems.ts'

/** The entry in development until the configuration is first without mistakes: shows them, and reloads the page once there is a site. */
function showState(problems: string): void {
  if (problems === '') window.location.reload()
  else showProblems(problems)
}

if (import.meta.hot) {
  import.meta.hot.on('site:problems', ({ text }: { text: string }) => showState(text))
  import.meta.hot.on('site:update', () => showState(''))
  const response = await fetch('/@site/problems')
  showState(await response.text())
}
