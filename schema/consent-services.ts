import type { SecureAddress } from './texts.ts'

/** Services that count visits or measure advertising, and store something in browsers for it: they are loaded only once a visitor has agreed. */
export interface ConsentServices {
  /**
   * Google Analytics 4: the measurement ID of the data stream.
   * @form measurementId
   * @pattern ^G-[A-Z0-9]{6,14}$
   * @examples ["G-4T8K2X9QWE"]
   */
  googleAnalytics?: string
  /**
   * Google Tag Manager: the ID of the container.
   * @form containerId
   * @pattern ^GTM-[A-Z0-9]{4,12}$
   * @examples ["GTM-K7XW2P9"]
   */
  googleTagManager?: string
  /**
   * The Meta pixel, of Facebook and Instagram: its ID.
   * @form pixelId
   * @pattern ^[0-9]{10,20}$
   * @examples ["1234567890123456"]
   */
  metaPixel?: string
  /** Matomo, with cookies. */
  matomo?: MatomoService
}

/** Matomo (matomo.org), with cookies. */
export interface MatomoService {
  /** The address at which Matomo runs, such as "https://bakery.matomo.cloud". */
  server: SecureAddress
  /** The number of the site there. @minimum 1 @form wholeNumber @multipleOf 1 @examples [1] */
  siteId: number
}
