import { valueAt } from '../../../schema/value-at.ts'

/** An e-mail address at one of the names that are kept for examples, by RFC 2606. */
const exampleAddress = /@(?:.+\.)?(?:example(?:\.(?:com|net|org))?|test|invalid)$/

/** Whether visitors do not learn yet how to reach the company: its address is an example, or it has neither that nor a phone number. */
export function lacksContact(value: unknown): boolean {
  const [emails, phones] = ['email', 'phone'].map((key) => Object.values(valueAt(value, ['contactDetails', key]) ?? {}))
  return (
    emails?.some((email) => exampleAddress.test(String(email))) || [...(emails ?? []), ...(phones ?? [])].length === 0
  )
}
