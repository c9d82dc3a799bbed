import type { CountryLookup } from '../../schema/site-config.ts'

/** The two-letter code of the visitor's country, in lower case; undefined, with a warning, where the service does not tell. */
export async function lookUpCountry({ url, field, timeoutMs }: CountryLookup): Promise<string | undefined> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  try {
    const response = await fetch(url, { signal: timeout.signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const country = ((await response.json()) as Record<string, unknown>)[field]
    if (typeof country !== 'string') throw new Error(`no "${field}" in the answer`)
    return country.toLowerCase()
  } catch (error) {
    console.warn('The country lookup failed:', error)
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
