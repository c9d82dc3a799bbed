import type { SecureAddress } from './texts.ts'

/** Plausible (plausible.io), which sets no cookies. */
export interface PlausibleAnalytics {
  /** The service that counts visits. */
  with: 'plausible'
  /** The name under which the service lists the site. Left out, the host of the site's address. @minLength 1 @examples ["example.com"] */
  domain?: string
  /** The address of your own installation. Left out, the service's own. */
  server?: SecureAddress
}

/** Umami (umami.is), which sets no cookies. */
export interface UmamiAnalytics {
  /** The service that counts visits. */
  with: 'umami'
  /**
   * The id of the site at the service.
   * @form websiteId
   * @pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$
   * @examples ["94db1cb1-74f4-4a40-ad6c-962362670409"]
   */
  website: string
  /** The address of your own installation. Left out, the service's own. */
  server?: SecureAddress
}

/** GoatCounter (goatcounter.com), which sets no cookies. */
export interface GoatCounterAnalytics {
  /** The service that counts visits. */
  with: 'goatcounter'
  /**
   * The code of the site: the beginning of its address at the service, such as "bakery" of "bakery.goatcounter.com".
   * @form hostLabel
   * @pattern ^[a-z0-9]([a-z0-9-]*[a-z0-9])?$
   * @examples ["bakery"]
   */
  site: string
  /** The address of your own installation. Left out, the service's own. */
  server?: SecureAddress
}

/**
 * A service that counts visits; `with` chooses it.
 * @discriminator with
 */
export type Analytics = PlausibleAnalytics | UmamiAnalytics | GoatCounterAnalytics
