/** Deletes cookies by the beginnings of their names, on this host and on all that it is part of: services set them for the whole domain. */
export function deleteCookies(beginnings: readonly string[]): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/, ''))
  const parts = location.hostname.split('.')
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)
  for (const name of names.filter((name) => beginnings.some((beginning) => name.startsWith(beginning)))) {
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the newer way.
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
}
