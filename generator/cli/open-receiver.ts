import { createLeadReceiver } from '../serve/preview/lead-receiver.ts'
import { leadsFile, openLeadStore } from '../serve/preview/lead-store.ts'
import type { Io } from './io.ts'

/** The receiver of leads on this machine: it keeps them in a file of the project, and prints each. */
export function openReceiver(io: Io): ReturnType<typeof createLeadReceiver> {
  return createLeadReceiver({ store: openLeadStore(leadsFile), print: (line) => io.out(`${line}\n`) })
}
