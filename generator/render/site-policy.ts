import { memoized } from '../../src/memoized.ts'
import {
  contentSecurityPolicy,
  type PolicySources,
  policyForMeta,
  sourceHash,
} from '../output/hosting/content-security.ts'

/** What one document uses. */
export interface DocumentParts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** The origins of its images on other hosts. */
  readonly images?: readonly string[]
  /** Origins on other hosts that its scripts ask, beside those that all pages may. */
  readonly connections?: readonly string[]
}

/**
 * The content security policy of a site, gathered while its documents are composed: each document gets the policy that allows what it
 * uses itself, and at the end the header gets the one that allows what any of them uses.
 */
export class SitePolicy {
  /** The origins on other hosts that all pages may ask, such as that of an external webhook. */
  readonly common: readonly string[]
  readonly #all: Readonly<Record<keyof PolicySources, Set<string>>>
  readonly #hashOf = memoized(sourceHash)

  constructor(common: readonly string[]) {
    this.common = common
    this.#all = { scripts: new Set(), styles: new Set(), images: new Set(), connections: new Set(common) }
  }

  /** The policy of one document, for its head. */
  policyOf({ scripts, styles, images = [], connections = [] }: DocumentParts): string {
    const sources = {
      scripts: scripts.map(this.#hashOf),
      styles: styles.map(this.#hashOf),
      images,
      connections: [...this.common, ...connections],
    }
    this.#adopt(sources)
    return policyForMeta(contentSecurityPolicy(sources))
  }

  /** What all documents so far use together. */
  get sources(): PolicySources {
    const sorted = (kind: keyof PolicySources) => [...this.#all[kind]].sort()
    return {
      scripts: sorted('scripts'),
      styles: sorted('styles'),
      images: sorted('images'),
      connections: sorted('connections'),
    }
  }

  /** Adds what a document uses. */
  #adopt(sources: PolicySources): void {
    for (const kind of ['scripts', 'styles', 'images', 'connections'] as const) {
      for (const source of sources[kind]) this.#all[kind].add(source)
    }
  }
}
