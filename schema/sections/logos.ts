import type { ImagePath, SecureAddress, Text } from '../texts.ts'
import type { HeadedSection } from './base.ts'

/** The logos of clients, partners or associations. */
export interface LogosSection extends HeadedSection {
  /** The kind of section. */
  kind: 'logos'
  /**
   * The logos, in their order.
   * @minItems 1
   */
  items: LogoEntry[]
}

/** A logo with the name that it stands for. */
export interface LogoEntry {
  /** The name. */
  name: Text
  /** The image file, relative to this YAML file. */
  file: ImagePath
  /** The page on the web to which it leads. */
  url?: SecureAddress
}
