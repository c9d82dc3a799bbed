/**
 * Puts a message into a parameter of an address. Its spaces become "%20": apps on iPhones show the "+", by which browsers encode them,
 * as it is.
 */
export function withMessage(href: string, parameter: string, message: string): string {
  const address = new URL(href)
  address.searchParams.set(parameter, message)
  address.search = address.search.replaceAll('+', '%20')
  return address.href
}
