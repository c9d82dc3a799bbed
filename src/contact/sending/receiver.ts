/** How the app sends leads to a receiver and reads its responses. It is data, so that no page loads code for a receiver that it does not use. */
export interface Receiver {
  /** A path on this site, or an address on another host. */
  readonly address: string
  /** `form`: it takes what browsers send. Left out, JSON. */
  readonly format?: 'form'
  /** What it wants beside the lead, by name. */
  readonly adds?: Readonly<Record<string, string>>
  /** The fields of the form that it wants once more, by the name that it gives them. */
  readonly copies?: Readonly<Record<string, string>>
  /** What the field is that only machines fill in. Left out, a line of text. */
  readonly honeypotType?: 'checkbox'
  /** `json`: it tells in JSON that it has the lead. Left out, the status alone decides. */
  readonly answer?: 'json'
  /** Keys of which one is in its JSON when it has the lead. Left out, any JSON without a failure counts. */
  readonly proof?: readonly string[]
  /** Whether it is idempotent: a lead that arrives twice is kept once. Only then is a lead retried automatically. */
  readonly isIdempotent?: true
  /** Whether it takes what a browser without JavaScript sends: at `action`, or at the page itself. */
  readonly isNative?: true
  readonly action?: string
  /** What tells it where to lead that browser once it has the lead, by name. */
  readonly returns?: Readonly<Record<string, string>>
}
