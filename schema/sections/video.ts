import type { Action, Image } from '../common.ts'
import type { CaptionsPath, Day, FilmPath, LocalisedText } from '../texts.ts'
import type { FreeSection } from './base.ts'

/**
 * A film: a file of the site's own, or a link to one elsewhere, which nothing is asked of before a visitor follows it.
 * @exactlyOne link file
 */
export interface VideoSection extends FreeSection {
  /** The kind of section. */
  kind: 'video'
  /** The picture that stands for the film. */
  poster: Image
  /** The film, relative to this YAML file. */
  file?: FilmPath
  /** The captions of the film in each language. A film without words needs none. */
  captions?: Captions
  /** The link to the film elsewhere. */
  link?: Action
  /** The day on which it was first shown, year-month-day. Search engines list a film only with it. */
  date?: Day
  /** What is said and shown, in words, for those who do not watch it. */
  transcript?: LocalisedText
}

/**
 * A file of captions in some of the languages.
 * @localised optional
 */
export interface Captions {
  [locale: string]: CaptionsPath
}
