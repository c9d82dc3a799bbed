/** A text as part of a web address: lower-case letters without accents, digits, hyphens; "/" stays. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split('/')
    .map((level) => level.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, ''))
    .filter((level) => level !== '')
    .join('/')
}
