import type { Delivery } from '../../../schema/delivery.ts'
import { exampleHost } from '../../../schema/example-host.ts'
import type { FormConfig } from '../../../schema/forms.ts'
import type { TestAnswer } from '../protocol/forms.ts'
import type { MakerWords } from '../words/maker/en.ts'

/** How far a receiver of messages is set up. */
export type ReceiverState = keyof MakerWords['receiver']['states']

/** How far the receiver of a form is set up, as the file and the last test message tell. */
export function readReceiverState(
  { deliver, captcha }: Pick<Partial<FormConfig>, 'deliver' | 'captcha'>,
  tested?: TestAnswer['outcome'],
): ReceiverState {
  if (deliver === undefined) return 'unset'
  if (isSample(deliver)) return 'sample'
  // The file knows no secrets: whether the host has the code, only a message shows.
  if (deliver.to === 'email') return 'waitsForCode'
  if (tested === 'sent') return 'arrived'
  const isPartOfSite = deliver.to === 'netlify' || (deliver.to === 'webhook' && deliver.address.startsWith('/'))
  return isPartOfSite || captcha !== undefined || tested === 'later' ? 'waitsForSite' : 'untested'
}

/** Whether its addresses are those that a new site begins with. */
function isSample(deliver: Delivery): boolean {
  if (deliver.to === 'webhook')
    return URL.canParse(deliver.address) && exampleHost.test(new URL(deliver.address).hostname)
  if (deliver.to !== 'email') return false
  return [deliver.sender, ...deliver.recipients].some((mailbox) => exampleHost.test(mailbox.replace(/^.*@|>$/g, '')))
}
