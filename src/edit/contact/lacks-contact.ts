import { exampleHost } from '../../../schema/example-host.ts'
import { valueAt } from '../../../schema/value-at.ts'

/** Whether visitors cannot reach the company yet: its e-mail address is an example, or it has neither an address nor a phone number. */
export function lacksContact(value: unknown): boolean {
  const [emails, phones] = ['email', 'phone'].map((key) => Object.values(valueAt(value, ['contactDetails', key]) ?? {}))
  return (
    emails?.some((email) => exampleHost.test(String(email).replace(/^.*@/, ''))) ||
    [...(emails ?? []), ...(phones ?? [])].length === 0
  )
}
