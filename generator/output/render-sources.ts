import type { LeadReceiver } from '../compile/site-model.ts'
import type { PreparedSite } from '../prepare-site.ts'
import type { DocumentSetting } from '../render/render-setting.ts'
import { sharedHead } from '../render/shared-head.ts'
import type { SharedAddresses } from './write-assets.ts'

/** What the documents of a site are rendered from. */
export function renderSources(
  { model, fonts, styles, bundle }: PreparedSite,
  { stylesheet, laterSheet }: SharedAddresses,
) {
  const head = sharedHead(model, { fonts, laterSheet })
  return { model, bundle, styles, stylesheet, sharedHead: head, ...receiverOrigins(model.receivers) }
}

/** The other hosts that receive leads. */
function receiverOrigins(receivers: readonly LeadReceiver[]): Pick<DocumentSetting, 'connections' | 'formActions'> {
  const elsewhere = receivers.filter(({ address }) => !address.startsWith('/'))
  return {
    connections: [...new Set(elsewhere.map(({ address }) => new URL(address).origin))],
    formActions: [...new Set(receivers.flatMap(({ formActions }) => formActions))],
  }
}
