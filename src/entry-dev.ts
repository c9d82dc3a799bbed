import { readBootBlock } from './boot-block.ts'
import { showLook } from './dev/show-look.ts'
import { showProblems } from './dev/show-problems.ts'
import { start } from './entry-client.tsx'

/**
 * The entry in development. Every change of the configuration updates the open page without a reload; problems are shown over the page
 * until they are fixed.
 */
const app = start()

if (import.meta.hot) {
  import.meta.hot.on('site:problems', ({ text }: { text: string }) => showProblems(text))
  import.meta.hot.on('site:update', async () => {
    showProblems('')
    const response = await fetch(window.location.href)
    // The page has another address now, or is gone: what the server answers here leads on.
    if (!response.ok) return window.location.reload()
    const rendered = new DOMParser().parseFromString(await response.text(), 'text/html')
    const { update } = await app
    await update(readBootBlock(rendered))
    showLook(rendered)
  })
  const response = await fetch('/@site/problems')
  showProblems(await response.text())
}
