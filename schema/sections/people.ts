import type { Image, Sample } from '../common.ts'
import type { LocalisedText, OptionalText, SecureAddress, Text } from '../texts.ts'
import type { HeadedSection } from './base.ts'

/** The people who do the work. */
export interface PeopleSection extends HeadedSection {
  /** The kind of section. */
  kind: 'people'
  /**
   * The people, in their order.
   * @minItems 1
   */
  items: Person[]
}

/** A person, with a photo or a drawn placeholder until there is one. */
export interface Person extends Sample {
  /** The person's name. */
  name: Text
  /** The name in the languages in which it is written otherwise, for example in another script. @examples [{ "ja": "田中 花" }] */
  names?: OptionalText
  /** What the person does and is qualified for. */
  role: LocalisedText
  /** The line below the picture. */
  caption?: LocalisedText
  /** A few sentences about or by the person. */
  text?: LocalisedText
  /** The photo; left out, initials stand there beside the photos of others, and nothing where nobody has one. */
  photo?: Image
  /** The person's page on the web, such as that of a register. */
  url?: SecureAddress
}
