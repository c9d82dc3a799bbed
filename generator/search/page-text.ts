/** What does not speak of the page itself: the trail to it, forms, and what is no text. */
const asides = /<(nav|form|script|style|template|noscript|svg)\b[^>]*>.*?<\/\1>/gs

/** The words that people read on a page: those of the main part of its HTML. */
export function pageText(html: string): string {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  return main
    .replace(asides, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|nbsp|shy));/gi, (_all, hex, decimal, name) =>
      name ? (named[name] ?? ' ') : String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)),
    )
    .replaceAll('\u00ad', '')
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', shy: '' }
