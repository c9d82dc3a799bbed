/**
 * The parts of an address; undefined where it is none. `URL.canParse` of Node 20 refuses addresses with letters such as "é" once it has been
 * called often: its fast path takes them for broken UTF-8.
 */
export function parsedUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
