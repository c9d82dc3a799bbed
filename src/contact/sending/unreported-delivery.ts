import type { Outcome } from './send-lead.ts'

/** The deliveries whose outcome the visitor has not seen, by the keys of their forms. They outlive the forms: a delivery goes on while another page is shown. */
const unreported = new Map<string, Promise<Outcome>>()

/** Keeps the delivery of a form until the visitor has seen its outcome. */
export function keepUntilReported(form: string, delivery: Promise<Outcome>): Promise<Outcome> {
  unreported.set(form, delivery)
  return delivery
}

/** Returns the delivery of a form whose outcome the visitor has not seen, if there is one. */
export function unreportedDelivery(form: string): Promise<Outcome> | undefined {
  return unreported.get(form)
}

/** Forgets the delivery of a form: the visitor has seen its outcome. */
export function forgetDelivery(form: string): void {
  unreported.delete(form)
}
