import type { DownloadPath, LanguageTag, LocalisedText } from '../texts.ts'
import type { HeadedSection } from './base.ts'

/** Files to keep, such as a brochure. */
export interface DownloadsSection extends HeadedSection {
  /** The kind of section. */
  kind: 'downloads'
  /**
   * The files, in their order.
   * @minItems 1
   */
  items: Download[]
}

/** A file to keep. Its type and size are added to its title. */
export interface Download {
  /** The file, relative to this YAML file. */
  file: DownloadPath
  /** What it is. */
  title: LocalisedText
  /** A sentence about it. */
  text?: LocalisedText
  /** The BCP 47 tag of the file's language, if it is not that of the page. @examples ["de"] */
  language?: LanguageTag
}
