/** Longer than this nobody looks at a page that does nothing. */
const patienceMs = 10_000

/** The JSON at an address of this site. Throws where it does not answer with 200, or not in time. */
export async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address, { signal: AbortSignal.timeout?.(patienceMs) ?? null })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return (await response.json()) as T
}
