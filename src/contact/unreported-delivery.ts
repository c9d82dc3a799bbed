import type { Outcome } from './send-lead.ts'

/** Outlives the form: a delivery goes on while another page is shown. */
let unreported: Promise<Outcome> | undefined

/** Keeps a delivery until the visitor has been told its outcome. */
export function keepUntilReported(delivery: Promise<Outcome>): Promise<Outcome> {
  unreported = delivery
  return delivery
}

/** Returns the delivery whose outcome the visitor has not been told, if there is one. */
export function unreportedDelivery(): Promise<Outcome> | undefined {
  return unreported
}

/** Forgets the delivery: the visitor has been told its outcome. */
export function forgetDelivery(): void {
  unreported = undefined
}
