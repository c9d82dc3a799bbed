const storageKey = 'editToken'

/** The token in the address, which stays in this tab: a reload needs none. */
export function readToken(): string {
  const given = window.location.hash.slice(1)
  if (given) {
    sessionStorage.setItem(storageKey, given)
    history.replaceState(null, '', window.location.pathname)
  }
  return given || (sessionStorage.getItem(storageKey) ?? '')
}
