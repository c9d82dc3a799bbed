/** Characters that no XML document may have, not even escaped: control characters, lone surrogates, U+FFFE and U+FFFF. */
const notInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** Removes the characters that no XML document may have. */
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

/** Normalizes a text for comparing and sending: other programs change line ends, outer spaces and the form of accented letters, and lose invalid characters. */
export function tidyText(text: string): string {
  return withoutNonXml(text).replace(/\r\n?/g, '\n').trim().normalize('NFC')
}
