import { resolveHeaders, ruleFolder } from './headers.ts'
import type { Hosting } from './hosting.ts'

/** The headers that CloudFront accepts only among its security headers, each in its own form. */
const securityHeaders: Readonly<Record<string, (value: string) => Readonly<Record<string, object>>>> = {
  'content-security-policy': (value) => ({ ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value } }),
  'referrer-policy': (value) => ({ ReferrerPolicy: { Override: true, ReferrerPolicy: value } }),
  'strict-transport-security': (value) => ({
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
      IncludeSubdomains: value.includes('includeSubDomains'),
      Preload: value.includes('preload'),
    },
  }),
  // Its only value is implied.
  'x-content-type-options': () => ({ ContentTypeOptions: { Override: true } }),
  'x-frame-options': (value) => ({ FrameOptions: { Override: true, FrameOption: value } }),
}

/**
 * The response headers policies of a CloudFront distribution, by file: one for all addresses, and one for each folder with headers of its
 * own, which needs a cache behaviour. Cache lifetimes need none: they are set on the files in S3.
 */
export function cloudfrontPolicies({
  headers,
  host,
  folder: root,
}: Pick<Hosting, 'headers' | 'host' | 'folder'>): Record<string, string> {
  const folders = headers
    .slice(1)
    .filter(({ headers: own }) => Object.keys(own).some((name) => name !== 'cache-control'))
    .map(ruleFolder)
  return Object.fromEntries(
    [`/${root}`, ...folders].map((folder) => {
      const suffix = folder.slice(root.length, -1).replaceAll('/', '-')
      const policy = { Name: host.replaceAll('.', '-') + suffix, ...makePolicy(resolveHeaders(headers, folder)) }
      return [`response-headers-policy${suffix}.json`, `${JSON.stringify(policy, null, 2)}\n`]
    }),
  )
}

function makePolicy(headers: Readonly<Record<string, string>>) {
  const entries = Object.entries(headers)
  const items = entries
    .filter(([name]) => !(name in securityHeaders))
    // A file keeps the `Cache-Control` that it was uploaded with; the policy adds it where there is none.
    .map(([name, value]) => ({ Header: name, Value: value, Override: name !== 'cache-control' }))
  return {
    SecurityHeadersConfig: Object.assign({}, ...entries.map(([name, value]) => securityHeaders[name]?.(value))),
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  }
}
