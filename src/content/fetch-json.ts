import { fetchInTime } from '../fetch-in-time.ts'

/** Nobody waits longer than this for a page. */
const patienceMs = 10_000

/** Fetches JSON from this site. Throws if the status is not 2xx, or the answer does not come in time. */
export function fetchJson<T>(address: string): Promise<T> {
  return fetchInTime(address, {
    timeoutMs: patienceMs,
    read: (response) => {
      if (!response.ok) throw new Error(`${address}: ${response.status}`)
      return response.json() as Promise<T>
    },
  })
}
