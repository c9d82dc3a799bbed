import type { NetworkPageSource } from '../content/network-page-source.ts'
import { internalLink } from './internal-link.ts'

/** Prefetches a page when the visitor hovers over, touches or focuses a link to it. */
export function prefetchOnIntent(source: NetworkPageSource): void {
  const prefetch = (event: Event) => {
    const link = internalLink(event)
    if (link) source.prefetch(link.pathname)
  }
  for (const intent of ['pointerover', 'focusin']) document.addEventListener(intent, prefetch)
}
