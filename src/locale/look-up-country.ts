import type { CountryLookup } from '../../schema/site-config.ts'
import { fetchInTime } from '../fetch-in-time.ts'

/** Returns the two-letter code of the visitor's country in lower case; undefined, with a warning, if the service does not tell. */
export async function lookUpCountry({ url, field, timeoutMs }: CountryLookup): Promise<string | undefined> {
  const read = async (response: Response) => {
    if (!response.ok) throw new Error(`status ${response.status}`)
    const country = ((await response.json()) as Record<string, unknown>)[field]
    if (typeof country !== 'string') throw new Error(`no "${field}" in the answer`)
    return country.toLowerCase()
  }
  try {
    return await fetchInTime(url, { timeoutMs, read, credentials: 'omit', referrerPolicy: 'no-referrer' })
  } catch (error) {
    console.warn('The country lookup failed:', error)
    return undefined
  }
}
