/** Latin letters that Unicode does not take apart into a plain one and its mark. */
const plainLetters: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h' }

/** A text as a name of lower-case letters a-z without accents, digits and hyphens; "/" stays. */
export function slugify(text: string): string {
  return hyphenated(
    text.toLowerCase().replace(/[ıłđðþħ]/g, (letter) => plainLetters[letter] ?? ''),
    /[^a-z0-9]+/g,
  )
}

/** A text as part of a web address: letters of any script, small and without the accents of Latin ones, digits and hyphens; "/" stays. */
export function slugifyUnicode(text: string): string {
  return hyphenated(text, /[^\p{Ll}\p{Lm}\p{Lo}\p{M}\p{Nd}]+/gu)
}

function hyphenated(text: string, others: RegExp): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})[\u0300-\u036f]+/gu, '')
    .normalize('NFC')
    .split('/')
    .map((level) => level.replace(others, '-').replace(/^-+|-+$/g, ''))
    .filter((level) => level !== '')
    .join('/')
}
