import type { Image } from '../common.ts'
import type { SecureAddress } from '../texts.ts'
import type { FreeSection } from './base.ts'

/**
 * A film, a map, a calendar for bookings, a player or a form of another service. Nothing is asked of the service before a visitor taps: until
 * then a picture stands there, with a sentence that says who learns what.
 */
export interface EmbedSection extends FreeSection {
  /** The kind of section. */
  kind: 'embed'
  /**
   * The address of the thing at the service, as its page, its share button or the `src` of its embed code has it. Known services are YouTube,
   * Vimeo, PeerTube, OpenStreetMap, Google Maps, Google Forms, Calendly, Cal.com, SimplyBook.me, OpenTable, Spotify, SoundCloud and Typeform;
   * any other https address is shown as it is, if its site lets others show it.
   */
  source: SecureAddress
  /** The picture that stands there before. Left out, a drawing. */
  image?: Image
}
