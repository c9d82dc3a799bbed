/** Whether a query has all parameters of another one, in any order. */
export function hasQuery(query: string, asked: string): boolean {
  const own = new Set(query.replace(/^\?/, '').split('&'))
  return asked.split('&').every((part) => own.has(part))
}
