import { createLeadReceiver } from '../serve/preview/lead-receiver.ts'
import { openLeadStore } from '../serve/preview/lead-store.ts'
import type { Io } from './io.ts'

/** The receiver of leads on this machine: it keeps them in a file, and prints each. */
export function openReceiver(leads: string, io: Io): ReturnType<typeof createLeadReceiver> {
  return createLeadReceiver({ store: openLeadStore(leads), print: (line) => io.out(`${line}\n`) })
}
