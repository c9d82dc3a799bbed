import type { NetworkPageSource } from '../content/network-page-source.ts'

/** Loads a page as soon as the visitor points at a link to it, touches it or moves the focus there. */
export function prefetchOnIntent(source: NetworkPageSource): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && link.origin === window.location.origin && !link.hreflang && !link.target) source.prefetch(link.pathname)
  }
  for (const intent of ['pointerover', 'focusin']) document.addEventListener(intent, prefetch)
}
