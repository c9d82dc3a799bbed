import type { ConsentServices } from '../../schema/consent-services.ts'
import type { ConsentedService } from '../../src/visits/visit-settings.ts'
import { parseUrl, withoutEndSlash } from '../lib/addresses/web-addresses.ts'
import services from './consent-services.json' with { type: 'json' }

/** A service that is loaded after consent, with what a site has to say and to allow because of it. */
export interface ConsentService extends ConsentedService {
  /** The company behind it, where it has another name. */
  readonly company?: string
  /** The country in which it works with data, as a two-letter code. */
  readonly country?: string
  /** The host that learns of visits. */
  readonly host: string
  /** The origins that pages have to allow, beside those of scripts. */
  readonly connections: readonly string[]
  readonly images: readonly string[]
}

type Row = Omit<ConsentService, 'host' | 'scripts'> & Partial<Pick<ConsentService, 'scripts'>>

// JSON has its own, wider types.
const table = services as unknown as Readonly<Record<keyof ConsentServices, Row>>

/**
 * The services of a configuration, in the order of the table of services. In a row of the table, `{id}` stands for the only value of a service;
 * of several values, each stands for its key in braces.
 */
export function readConsentServices(written: ConsentServices = {}): ConsentService[] {
  return Object.entries(table).flatMap(([key, row]): ConsentService[] => {
    const value = written[key as keyof ConsentServices]
    if (value === undefined) return []
    const values = typeof value === 'object' ? { ...value, ...readServer(value) } : { id: value }
    // The check has reported what it left out.
    if (Object.values(values).includes(undefined as never)) return []
    const filled = fill(row, values) as Row
    const { origin, host } = new URL(filled.script)
    return [{ ...filled, host, scripts: [origin, ...(filled.scripts ?? [])] }]
  })
}

/** The address of a server without a slash at its end, and its origin: a policy allows no folder of a host. Undefined where no browser can ask it. */
function readServer({ server = '' }: { readonly server?: string }): Record<'server' | 'origin', string | undefined> {
  const url = parseUrl(server)
  return { server: url && withoutEndSlash(server), origin: url?.origin }
}

/** A copy of a value with `{name}` in its texts filled in; names that are not among the values stay. */
function fill(value: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (typeof value === 'string')
    return value.replace(/\{(\w+)\}/g, (text, name: string) => (name in values ? String(values[name]) : text))
  if (Array.isArray(value)) return value.map((entry) => fill(entry, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, values)]))
}
