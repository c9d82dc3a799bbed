import { languageName } from '../../lib/languages/display-names.ts'
import { textDirection } from '../../lib/languages/language-facts.ts'

interface NamedFile {
  readonly file: string
  readonly bytes: number
  /** The BCP 47 tag of its language, where that is said. */
  readonly language?: string | undefined
}

/**
 * What stands beside the title of a file: "PDF, 1.2 MB", and its language if it is not that of the page. Made when the site is built: a
 * browser may know another name of a language.
 *
 * @param tag the BCP 47 tag of the page's language
 */
export function fileFacts(tag: string, { file, bytes, language }: NamedFile): string {
  const type = file.slice(file.lastIndexOf('.') + 1).toUpperCase()
  const isOther = language !== undefined && new Intl.Locale(language).language !== new Intl.Locale(tag).language
  const name = isOther ? [languageName(language, tag)] : []
  return [type, fileSize(bytes, tag), ...name].map(isolateFor(tag)).join(', ')
}

/** Isolates a text within a line that runs from right to left, so that its letters and digits keep their order. */
function isolateFor(tag: string): (text: string) => string {
  return (text) => (textDirection(tag) === 'rtl' ? `\u2068${text}\u2069` : text)
}

/** A size in megabytes, or in whole kilobytes where it is less than one. */
export function fileSize(bytes: number, tag: string): string {
  const isLarge = bytes >= 1e6
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1e6 : Math.max(1, bytes / 1e3))
}
