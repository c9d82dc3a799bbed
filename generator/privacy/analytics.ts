import type { Analytics } from '../../schema/analytics.ts'
import type { CountedGoals, Goal } from '../../src/visits/visit-settings.ts'
import { parseUrl, readHost } from '../lib/addresses/web-addresses.ts'

/** How a page loads the script of an analytics service, and which hosts it contacts. */
export interface Counter {
  /** What people call the service. */
  readonly name: string
  /** The host that learns of visits. */
  readonly host: string
  /** The country in which it works with data, where that is known; a server of one's own may be anywhere. */
  readonly country?: string
  /** The attributes of the script element. */
  readonly script: Readonly<Record<string, string>>
  /** The origins that pages have to allow: of the script, and of what it sends. */
  readonly scripts: readonly string[]
  readonly connections: readonly string[]
  readonly images: readonly string[]
  /** How it counts what visitors do. */
  readonly goals: CountedGoals
}

/** The hosted analytics services, with the country in which each processes data. */
const hosted = {
  plausible: { server: 'https://plausible.io', country: 'DE' },
  umami: { server: 'https://cloud.umami.is', country: 'US' },
} as const

/**
 * Reads the analytics service of a site. Its script is asynchronous: it delays nothing.
 *
 * @param site the address of the site
 */
export function readAnalytics(analytics: Analytics, site: string): Counter {
  const domain = readHost(site) ?? ''
  // An address that no browser can open has a message of its own.
  const own = parseUrl(analytics.server ?? '')?.origin
  switch (analytics.with) {
    case 'plausible': {
      const server = own ?? hosted.plausible.server
      const script = { src: `${server}/js/script.js`, 'data-domain': analytics.domain ?? domain }
      const goals = tell('plausible', (goal) => goal)
      return { ...counter('Plausible', script, { connections: [server], goals }), ...serverCountry(server) }
    }
    case 'umami': {
      const server = own ?? hosted.umami.server
      const script = {
        src: `${server}/script.js`,
        'data-website-id': analytics.website,
        'data-host-url': server,
        'data-domains': domain,
      }
      const goals = tell('umami.track', (goal) => goal)
      return { ...counter('Umami', script, { connections: [server], goals }), ...serverCountry(server) }
    }
    case 'goatcounter': {
      const server = own ?? `https://${analytics.site}.goatcounter.com`
      const source = own ?? 'https://gc.zgo.at'
      const script = { src: `${source}/count.js`, 'data-goatcounter': `${server}/count` }
      // Where a browser has no beacons, a picture carries the visit.
      const goals = tell('goatcounter.count', (goal) => ({ path: goal, title: goal, event: true }))
      return { ...counter('GoatCounter', script, { connections: [server], goals }), images: [server] }
    }
  }
}

/** The country of a server that is run for others. */
function serverCountry(address: string): Pick<Counter, 'country'> {
  const found = Object.values(hosted).find(({ server }) => server === address)
  return found ? { country: found.country } : {}
}

/** The function by which a service counts a goal, and its one argument. */
function tell(call: string, argumentFor: (goal: Goal) => unknown): CountedGoals {
  return { call, goals: { lead: [argumentFor('lead')], phone: [argumentFor('phone')], chat: [argumentFor('chat')] } }
}

function counter(
  name: string,
  script: Counter['script'],
  { connections, goals }: Pick<Counter, 'connections' | 'goals'>,
): Counter {
  const [server = ''] = connections
  const scripts = [new URL(script.src ?? server).origin]
  return { name, host: new URL(server).host, script, scripts, connections, images: [], goals }
}
