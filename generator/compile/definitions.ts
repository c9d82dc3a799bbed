import type { Artefact } from '../../schema/artefacts.ts'
import type { ContactFormConfig } from '../../schema/contact-form.ts'
import type { Messages } from '../../schema/messages.ts'
import type { BlogPage, PageConfig, PageMeta } from '../../schema/pages.ts'
import type { ServiceConfig } from '../../schema/services.ts'
import type { Chat, ContactDetails, Footer, Header, Organization, SiteMetadata } from '../../schema/site-config.ts'

/** The parts of a configuration that are projected on their own, by the name of their type in the schema. */
export interface Definitions {
  readonly Artefact: Artefact
  readonly BlogPage: BlogPage
  readonly Chat: Chat
  readonly ContactDetails: ContactDetails
  readonly ContactFormConfig: ContactFormConfig
  readonly Footer: Footer
  readonly Header: Header
  readonly Messages: Messages
  readonly Organization: Organization
  readonly PageConfig: PageConfig
  readonly PageMeta: PageMeta
  readonly ServiceConfig: ServiceConfig
  readonly SiteMetadata: SiteMetadata
}
