import type { Artefact } from './artefacts.ts'
import type { CallToAction, Heading, Hero, Process } from './common.ts'
import type { PageBase } from './pages.ts'
import type { IconName, LocalisedMarkdown, LocalisedText, OptionalText } from './texts.ts'

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
  /** The opening of the service's page. */
  hero: Hero
  /** What the service is and why to choose it. */
  overview: ServiceOverview
  /** How the service goes, step by step. */
  process: Process
  /** What the client receives. */
  deliverables: Deliverables
  /** The document that the client will hold, drawn on the page; left out, the service is shown by its words alone. */
  artefact?: Artefact
  /** The closing. */
  callToAction: CallToAction
  /** A note at the end of the page, in the languages that have one. */
  footerText?: OptionalText
}

/** What the service is and why to choose it. */
export interface ServiceOverview extends Heading {
  /** The description: 80 to 150 words, in Markdown. */
  description: LocalisedMarkdown
  /** The heading above the reasons. */
  whyTitle: LocalisedText
  /**
   * The reasons, one sentence each.
   * @minItems 1
   */
  whyChoose: LocalisedText[]
}

/** The table of what the client receives. */
export interface Deliverables extends Heading {
  /**
   * The rows of the table.
   * @minItems 1
   */
  items: Deliverable[]
}

/** A row of the deliverables table. */
export interface Deliverable {
  /** What is handed over. */
  title: LocalisedText
  /** What it contains. */
  description: LocalisedText
  /** What the client gains by it. */
  benefit: LocalisedText
}
