import { withoutNonXml } from './xml-text.ts'

/** A text as it is compared and sent: programs change line ends, the spaces around a text, how accents are written, and lose signs that no text should have. */
export function tidyText(text: string): string {
  return withoutNonXml(text).replace(/\r\n?/g, '\n').trim().normalize('NFC')
}
