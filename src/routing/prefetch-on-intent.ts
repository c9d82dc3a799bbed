import type { NetworkPageSource } from '../content/network-page-source.ts'

/** Prefetches a page when the visitor hovers over, touches or focuses a link to it. */
export function prefetchOnIntent(source: NetworkPageSource): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && link.origin === window.location.origin && !link.hreflang && !link.target) source.prefetch(link.pathname)
  }
  for (const intent of ['pointerover', 'focusin']) document.addEventListener(intent, prefetch)
}
