import type { Outcome } from './send-lead.ts'

/** Outlives the form: a delivery goes on while another page is shown. */
let untold: Promise<Outcome> | undefined

/** Keeps a delivery until the visitor has been told its outcome. */
export function keepUntold(delivery: Promise<Outcome>): Promise<Outcome> {
  untold = delivery
  return delivery
}

/** Returns the delivery whose outcome the visitor has not been told, if there is one. */
export function untoldDelivery(): Promise<Outcome> | undefined {
  return untold
}

/** Forgets the delivery: the visitor has been told its outcome. */
export function forgetDelivery(): void {
  untold = undefined
}
