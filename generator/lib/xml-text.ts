/** Signs that no XML document may have, not even escaped: control characters, halves of pairs, and two that are none. */
const notInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** A text without the signs that no XML document may have. */
function withoutNonXml(text: string): string {
  return text.replace(notInXml, '')
}

/** Escapes a text for the content or an attribute of an XML element. */
export function xmlText(text: string): string {
  return withoutNonXml(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A text as it is compared and sent: programs change line ends, the spaces around a text, how accents are written, and lose signs that no text should have. */
export function tidyText(text: string): string {
  return withoutNonXml(text).replace(/\r\n?/g, '\n').trim().normalize('NFC')
}
