import type { ArticlesSection } from './articles.ts'
import type { CardsSection } from './cards.ts'
import type { CasesSection } from './cases.ts'
import type { ChecksSection } from './checks.ts'
import type { ClosingSection } from './closing.ts'
import type { ContactSection } from './contact.ts'
import type { DownloadsSection } from './downloads.ts'
import type { EmbedSection } from './embed.ts'
import type { FactsSection } from './facts.ts'
import type { FiguresSection } from './figures.ts'
import type { FormSection } from './form.ts'
import type { GallerySection } from './gallery.ts'
import type { LogosSection } from './logos.ts'
import type { NewsletterSection } from './newsletter.ts'
import type { NoticeSection } from './notice.ts'
import type { OpeningSection } from './opening.ts'
import type { OverviewSection } from './overview.ts'
import type { PeopleSection } from './people.ts'
import type { PlaceSection } from './place.ts'
import type { PointsSection } from './points.ts'
import type { PricesSection } from './prices.ts'
import type { PrivacySection } from './privacy.ts'
import type { QuestionsSection } from './questions.ts'
import type { QuotesSection } from './quotes.ts'
import type { ReuseSection } from './reuse.ts'
import type { SplitSection } from './split.ts'
import type { StepsSection } from './steps.ts'
import type { TableSection } from './table.ts'
import type { TextSection } from './text.ts'
import type { TimelineSection } from './timeline.ts'
import type { VideoSection } from './video.ts'

/**
 * A section of a page; `kind` chooses how it is drawn.
 * @discriminator kind
 */
export type Section =
  | OpeningSection
  | PointsSection
  | ChecksSection
  | SplitSection
  | OverviewSection
  | StepsSection
  | TableSection
  | FiguresSection
  | FactsSection
  | QuestionsSection
  | QuotesSection
  | PeopleSection
  | PricesSection
  | GallerySection
  | LogosSection
  | CasesSection
  | TimelineSection
  | CardsSection
  | ArticlesSection
  | FormSection
  | ContactSection
  | PlaceSection
  | DownloadsSection
  | VideoSection
  | EmbedSection
  | NoticeSection
  | TextSection
  | PrivacySection
  | ClosingSection
  | NewsletterSection
  | ReuseSection

/** A kind of section. */
export type SectionKind = Section['kind']
