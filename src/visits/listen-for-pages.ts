/** Calls back for each further page that the app opens without loading a document, once it shows. */
export function listenForPages(onPage: () => void): void {
  let shown = location.pathname
  // The title is the last of it that the app sets; a page with the same one is counted all the same.
  const notice = () => {
    if (location.pathname === shown) return
    shown = location.pathname
    onPage()
  }
  new MutationObserver(notice).observe(document.head, { childList: true, subtree: true, characterData: true })
}
