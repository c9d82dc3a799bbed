/**
 * Calls back for each further page that the app opens without loading a document, once it shows: its address comes first, and its head with it.
 * A document without a canonical address is the answer to an unknown one: a title that it gets later is no further page.
 */
export function listenForPages(onPage: () => void): void {
  const nameShown = () => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    return canonical && `${canonical.href} ${document.title}`
  }
  let shown = nameShown()
  const notice = () => {
    const now = nameShown()
    if (now === shown) return
    shown = now
    onPage()
  }
  new MutationObserver(notice).observe(document.head, {
    attributes: true,
    childList: true,
    subtree: true,
    characterData: true,
  })
}
