import type { Outcome } from './send-lead.ts'

let untold: Promise<Outcome> | undefined

/** Keeps a delivery until the visitor has been told its outcome: it goes on while another page is shown. */
export function keepUntold(delivery: Promise<Outcome>): Promise<Outcome> {
  untold = delivery
  return delivery
}

/** The delivery whose outcome the visitor has not been told. */
export function untoldDelivery(): Promise<Outcome> | undefined {
  return untold
}

/** Says that the visitor has been told. */
export function forgetDelivery(): void {
  untold = undefined
}
