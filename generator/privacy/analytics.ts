import { asText } from './read-value.ts'

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
 * The service that counts visits; undefined where there is none. Its script waits for nothing and keeps nothing waiting.
 *
 * @param analytics what the configuration says, valid or not
 * @param site the address of the site
 */
export function readAnalytics(analytics: Readonly<Record<string, unknown>>, site: string): Counter | undefined {
  const domain = URL.canParse(site) ? new URL(site).host : ''
  const at = (standard: string) => parseOrigin(asText(analytics.server)) ?? standard
  switch (analytics.with) {
    case 'plausible': {
      const server = at('https://plausible.io')
      const script = { src: `${server}/js/script.js`, 'data-domain': asText(analytics.domain) || domain }
      return counter('Plausible', script, [server])
    }
    case 'umami': {
      const server = at('https://cloud.umami.is')
      const script = {
        src: `${server}/script.js`,
        'data-website-id': asText(analytics.website),
        'data-host-url': server,
        'data-domains': domain,
      }
      return counter('Umami', script, [server])
    }
    case 'goatcounter': {
      const own = parseOrigin(asText(analytics.server))
      const server = own ?? `https://${asText(analytics.site)}.goatcounter.com`
      const source = own ?? 'https://gc.zgo.at'
      const script = { src: `${source}/count.js`, 'data-goatcounter': `${server}/count` }
      // Where a browser has no beacons, a picture carries the visit.
      return { ...counter('GoatCounter', script, [server]), images: [server] }
    }
    default:
      return undefined
  }
}

function counter(name: string, script: Counter['script'], connections: readonly string[]): Counter {
  const [server = ''] = connections
  const scripts = [new URL(script.src ?? server).origin]
  return { name, host: new URL(server).host, script, scripts, connections, images: [] }
}

function parseOrigin(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined
}
