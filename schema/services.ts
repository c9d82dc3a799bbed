import type { Artefact } from './artefacts.ts'
import type { PageBase } from './pages.ts'
import type { IconName, LocalisedText } from './texts.ts'

/** A service: its card on the lists, and its own page. */
export interface ServiceConfig extends PageBase {
  /** The icon on the service's card, shown only if the service has no document and others have one; left out, the place is plain. */
  icon?: IconName
  /** One or two sentences for the cards. */
  summary: LocalisedText
  /**
   * What the service includes, as a short list for the services page.
   * @minItems 1
   */
  features: LocalisedText[]
  /** The document that the client will hold, drawn on the page; left out, the service is shown by its words alone. */
  artefact?: Artefact
}
