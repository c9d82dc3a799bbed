/** How the app sends leads to a receiver and reads its responses. It is data, so that no page loads code for a receiver that it does not use. */
export interface Receiver {
  /** A path on this site, or an address on another host. */
  readonly address: string
  /** `form`: it accepts forms as browsers send them. Left out, JSON. */
  readonly format?: 'form'
  /** Additional properties that it expects, by name. */
  readonly adds?: Readonly<Record<string, string>>
  /** The fields whose values it expects again under other names: the field by that name. */
  readonly copies?: Readonly<Record<string, string>>
  /** The type of the honeypot field. Left out, a line of text. */
  readonly honeypotType?: 'checkbox'
  /** `json`: it acknowledges the lead in JSON. Left out, the status alone decides. */
  readonly answer?: 'json'
  /** Keys, one of which its JSON must have as the acknowledgement. Left out, any JSON without an error counts. */
  readonly proof?: readonly string[]
  /** Whether it is idempotent: a lead that arrives twice is kept once. Only then is a lead retried automatically. */
  readonly isIdempotent?: true
  /** Whether it accepts forms from browsers without JavaScript: at `action`, or at the page itself. */
  readonly isNative?: true
  readonly action?: string
  /** Properties that tell it where to redirect such a browser afterwards, by name. */
  readonly returns?: Readonly<Record<string, string>>
}
