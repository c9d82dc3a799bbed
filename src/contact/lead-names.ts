import type { OwnName } from './lead.ts'

/** The properties that leads have beside the form's fields, and whether every lead has them. */
export const leadNames: Readonly<Record<OwnName, 'always' | 'sometimes'>> = {
  conversion_type: 'always',
  conversion_id: 'always',
  timestamp: 'always',
  locale: 'always',
  page_url: 'always',
  user_agent: 'always',
  suspect: 'sometimes',
}
