import type { Analytics } from '../../schema/analytics.ts'
import { parsedUrl } from '../lib/web-addresses.ts'

/** How a page loads the script of a service that counts visits, and whom that asks. */
export interface Counter {
  /** What people call the service. */
  readonly name: string
  /** The host that learns of visits. */
  readonly host: string
  /** The attributes of the script element. */
  readonly script: Readonly<Record<string, string>>
  /** The origins that pages have to allow: of the script, and of what it sends. */
  readonly scripts: readonly string[]
  readonly connections: readonly string[]
  readonly images: readonly string[]
}

/**
 * The service that counts visits. Its script waits for nothing and keeps nothing waiting.
 *
 * @param site the address of the site
 */
export function readAnalytics(analytics: Analytics, site: string): Counter {
  const domain = URL.canParse(site) ? new URL(site).host : ''
  // What no browser can ask is told of the address itself.
  const own = parsedUrl(analytics.server ?? '')?.origin
  switch (analytics.with) {
    case 'plausible': {
      const server = own ?? 'https://plausible.io'
      const script = { src: `${server}/js/script.js`, 'data-domain': analytics.domain ?? domain }
      return counter('Plausible', script, [server])
    }
    case 'umami': {
      const server = own ?? 'https://cloud.umami.is'
      const script = {
        src: `${server}/script.js`,
        'data-website-id': analytics.website,
        'data-host-url': server,
        'data-domains': domain,
      }
      return counter('Umami', script, [server])
    }
    case 'goatcounter': {
      const server = own ?? `https://${analytics.site}.goatcounter.com`
      const source = own ?? 'https://gc.zgo.at'
      const script = { src: `${source}/count.js`, 'data-goatcounter': `${server}/count` }
      // Where a browser has no beacons, a picture carries the visit.
      return { ...counter('GoatCounter', script, [server]), images: [server] }
    }
  }
}

function counter(name: string, script: Counter['script'], connections: readonly string[]): Counter {
  const [server = ''] = connections
  const scripts = [new URL(script.src ?? server).origin]
  return { name, host: new URL(server).host, script, scripts, connections, images: [] }
}
