import type { OwnName } from '../src/contact/lead.ts'

/** What a lead says by itself, and whether every lead says it. */
export const leadNames: Readonly<Record<OwnName, 'always' | 'sometimes'>> = {
  conversion_type: 'always',
  conversion_id: 'always',
  timestamp: 'always',
  locale: 'always',
  page_url: 'always',
  user_agent: 'always',
  suspect: 'sometimes',
}
