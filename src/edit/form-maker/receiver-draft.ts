import type { Delivery } from '../../../schema/delivery.ts'
import { valueAt } from '../../../schema/value-at.ts'
import type { EditState } from '../protocol/protocol.ts'

/** A receiver that is being chosen: its kind, and what was written of it. */
export interface ReceiverDraft {
  readonly to: Delivery['to']
  readonly values: Readonly<Record<string, string>>
}

/** A receiver to begin with: what the file has of it, or what is known of the company. */
export function draftReceiver(state: EditState, to: Delivery['to'], now?: Delivery): ReceiverDraft {
  const known = to === 'email' ? mailValues(state) : {}
  const own = Object.entries(now ?? {}).flatMap(([key, value]) =>
    key === 'to' ? [] : [[key, Array.isArray(value) ? value.join(', ') : String(value)] as const],
  )
  return { to, values: { ...known, ...Object.fromEntries(own) } }
}

function mailValues({ value, defaultLocale }: EditState): Record<string, string> {
  const mailbox = valueAt(value, ['contactDetails', 'email', defaultLocale])
  const url = String(valueAt(value, ['site', 'url']) ?? '')
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
  return { provider: 'resend', sender: `website@${host}`, recipients: typeof mailbox === 'string' ? mailbox : '' }
}

/** The receiver as the file has it. What was copied with the address around it is cut to what the service asks for. */
export function readDraft({ to, values }: ReceiverDraft): Record<string, unknown> {
  const read = Object.entries(values).map(([key, written]) => {
    const text = written.trim()
    if (key === 'recipients') return [key, text.split(/\s*,\s*/).filter(Boolean)]
    return [key, key === 'form' ? text.replace(/^.*\//, '') : text]
  })
  return { to, ...Object.fromEntries(read) }
}
