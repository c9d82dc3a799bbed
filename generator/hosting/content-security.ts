import { createHash } from 'node:crypto'

/** What the documents of a site use, as far as a policy has to name it. */
export interface PolicySources {
  /** Hashes of scripts that stand in a document. */
  readonly scripts: Iterable<string>
  /** Hashes of styles that stand in a document. */
  readonly styles: Iterable<string>
  /** Origins of images on other hosts. */
  readonly images: Iterable<string>
  /** Origins on other hosts that scripts may ask. */
  readonly connections: Iterable<string>
}

/**
 * A content security policy: nothing but what the site serves itself and what is named here; no code but that of the site's own files
 * and the scripts whose hashes are named; no string ever becomes markup or code.
 */
export function contentSecurityPolicy({ scripts, styles, images, connections }: PolicySources): string {
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    // `data:` is for the icon of a tab.
    'img-src': ["'self'", 'data:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connections],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

/** The policy as an element of the document can give it: who may frame the document is said by a header only. */
export function policyForMeta(policy: string): string {
  return policy.replace(/ frame-ancestors [^;]*;/, '')
}

/** What a policy names beside what the policy of every document does. */
export function sourcesOfPolicy(policy: string): PolicySources {
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.filter((source) => source !== "'self'" && source !== 'data:')]
    }),
  )
  const named = (directive: string) => directives.get(directive) ?? []
  return {
    scripts: named('script-src'),
    styles: named('style-src'),
    images: named('img-src'),
    connections: named('connect-src'),
  }
}

/** How a policy names a script or style by its text. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** How a document names a file by its bytes. */
export function integrityOf(bytes: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
