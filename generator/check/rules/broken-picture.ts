/** What looks like a picture: what stands between the brackets, a gap, and the address, in which there may be other round brackets. */
const picture = /!\[[^\]\n]*\]([ \u00a0]*)\(((?:[^()\n]|\([^()\n]*\))+)\)/g

/** The first picture of a text that Markdown does not take for one: of a space before its address or, without signs around it, in its address. */
export function brokenPicture(text: string): string | undefined {
  for (const [found, gap, inside = ''] of text.matchAll(picture)) {
    const address = inside.trim()
    if (gap ? /^[^\s]*[./:]/.test(address) : isBroken(address)) return found
  }
  return undefined
}

/** A title may stand behind an address: in quotes. */
function isBroken(address: string): boolean {
  return !address.startsWith('<') && /\s/.test(address.replace(/\s+(?:"[^"]*"|'[^']*')$/, ''))
}
