import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { readBootBlock } from './boot-block.ts'
import { fetchJson } from './content/fetch-json.ts'
import { createNetworkPageSource } from './content/network-page-source.ts'
import type { Shell } from './content/shell-content.ts'
import { prefetchOnIntent } from './routing/prefetch-on-intent.ts'
import { createMessages } from './locale/messages.ts'

/** Starts the app on a prerendered page: loads what the page shows, hydrates it, and prepares the pages that it links to. */
async function start(): Promise<void> {
  const boot = readBootBlock()
  const source = createNetworkPageSource(boot)
  const [shell] = await Promise.all([fetchJson<Shell>(boot.shell), source.read(boot.route.path)])
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root element')
  hydrateRoot(
    root,
    <BrowserRouter>
      <App shell={shell} messages={createMessages(shell)} source={source} />
    </BrowserRouter>,
  )
  addStylesheet(boot.styles)
  prefetchOnIntent(source)
}

/** The page came with the styles that it needs; the pages that the app opens may need others. */
function addStylesheet(href: string): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
}

void start()
