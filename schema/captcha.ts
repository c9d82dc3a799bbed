import type { SecureAddress } from './texts.ts'

/** Turnstile of Cloudflare: mostly without a task for visitors. */
export interface TurnstileCaptcha {
  /** The service. */
  service: 'turnstile'
  /**
   * The site key of the widget; the secret key that belongs to it goes to whatever receives the leads, never into this file.
   * @form siteKey
   * @pattern ^[0-9A-Za-z_-]{10,64}$
   * @examples ["0x4AAAAAAAB1cDeFgHiJkLmN"]
   */
  key: string
}

/** hCaptcha: some visitors have to choose pictures. */
export interface HcaptchaCaptcha {
  /** The service. */
  service: 'hcaptcha'
  /**
   * The site key, which is made to be seen; the secret key goes to whatever receives the leads, never into this file.
   * @form siteKey
   * @pattern ^[0-9A-Za-z_-]{10,64}$
   * @examples ["a5f74b19-9e45-40e0-b45d-47ff91b7a6c2"]
   */
  key: string
}

/** ALTCHA: the browser does a computation that the receiver has set; no other company learns of the visitor. */
export interface AltchaCaptcha {
  /** The service. */
  service: 'altcha'
  /**
   * The address that sets the computation, by the first version of ALTCHA's protocol (SHA-256). Left out, that of the function of `to: email`, which
   * sets it itself; any other receiver needs one.
   */
  challenge?: SecureAddress
}

/**
 * A service that tells people from machines; `service` chooses it.
 * @discriminator service
 */
export type Captcha = TurnstileCaptcha | HcaptchaCaptcha | AltchaCaptcha
