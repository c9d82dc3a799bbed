/** Decodes a part of an address; returns it unchanged if it is not valid percent-encoding. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
