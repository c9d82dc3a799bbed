import type { OwnName } from './lead.ts'

const names: Readonly<Record<OwnName, true>> = {
  conversion_type: true,
  conversion_id: true,
  timestamp: true,
  locale: true,
  page_url: true,
  user_agent: true,
}

/** The property of a lead whose form asks for proof of work. */
export const proofName = 'proof_of_work'

/** The properties that every lead has beside the form's fields. */
export const leadNames: ReadonlySet<string> = new Set(Object.keys(names))
