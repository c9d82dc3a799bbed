import { showProblems } from './dev/show-problems.ts'

/** The entry in development where no save has been without mistakes yet: shows them, and the site as soon as there is one. */
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
