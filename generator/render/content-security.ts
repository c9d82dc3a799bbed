import { sha256, sha384 } from '#hash'
import { canonicalOrigin } from '../lib/addresses/web-addresses.ts'

/** What the documents of a site use, as far as a policy has to allow it. */
export interface PolicySources {
  /** Hashes of inline scripts. */
  readonly scripts: readonly string[]
  /** Hashes of inline styles. */
  readonly styles: readonly string[]
  /** Origins of images on other hosts. */
  readonly images: readonly string[]
  /** Whether there is a film of the site's own. */
  readonly hasFilm?: boolean
  /** Origins on other hosts whose frames it shows after a tap. */
  readonly frames?: readonly string[]
  /** Origins on other hosts that scripts may send requests to. */
  readonly connections: readonly string[]
  /** Whether scripts of other hosts load further ones: a policy of the page's own script says from where. */
  readonly loadsScripts?: boolean
  /** Origins on other hosts to which browsers without JavaScript may send forms. */
  readonly formActions?: readonly string[]
}

/**
 * A content security policy: allows only what the site itself serves and the given sources; no code except the site's own files and
 * the scripts with the given hashes; no string ever becomes markup or code.
 */
export function contentSecurityPolicy({ formActions = [], frames = [], ...sources }: PolicySources): string {
  const { scripts, styles, images, hasFilm, connections, loadsScripts } = sources
  // All hosts below a domain, as some services want it.
  for (const source of [...images, ...connections, ...formActions, ...frames])
    if (canonicalOrigin(source.replace('//*.', '//')) !== source.replace('//*.', '//'))
      throw new Error(`"${source}" is no origin that a policy can allow`)
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    // `data:` is for the icon of a tab.
    'img-src': ["'self'", 'data:', ...images],
    ...(hasFilm && { 'media-src': ["'self'"] }),
    ...(frames.length > 0 && { 'frame-src': frames }),
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connections],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...formActions],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [loadsScripts ? 'default' : "'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

/** The policy for a `<meta>` element: who may frame the document can only be set by a header. */
export function policyForMeta(policy: string): string {
  return policy.replace(/ frame-ancestors [^;]*;/, '')
}

/**
 * The policy for a header. It would repeat the hash of every style of the site before each page; so it leaves style elements to the
 * document's own policy, which allows the one that stands there. Both apply: neither lets in what the other refuses.
 */
export function policyForHeader(policy: string): string {
  return policy.replace(/ style-src ([^;]*);/, (_, sources: string) => {
    const foreign = sources.split(' ').filter((source) => source.startsWith('https:'))
    return ` style-src 'self'; style-src-elem ${["'self' 'unsafe-inline'", ...foreign].join(' ')};`
  })
}

/** What several documents use together, each once. */
export function allSources(used: readonly PolicySources[]): PolicySources {
  const all = (kind: Exclude<keyof PolicySources, 'hasFilm' | 'loadsScripts'>) =>
    [...new Set(used.flatMap((sources) => sources[kind] ?? []))].sort()
  return {
    scripts: all('scripts'),
    styles: all('styles'),
    images: all('images'),
    hasFilm: used.some(({ hasFilm }) => hasFilm),
    ...(used.some(({ loadsScripts }) => loadsScripts) && { loadsScripts: true }),
    connections: all('connections'),
    formActions: all('formActions'),
    frames: all('frames'),
  }
}

/** The source expression of an inline script or style. */
export function sourceHash(text: string): string {
  return `'sha256-${sha256(text, 'base64')}'`
}

/** The subresource integrity of a file. */
export function subresourceIntegrity(bytes: string | Uint8Array): string {
  return `sha384-${sha384(bytes)}`
}
