/** A part of an address as a text; as it is written, where it is none that a browser writes: not every percent sign begins an encoded letter. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
