const noBreak = '\u00a0'
const beforeUnit = /(?<=\d) (?=(?:°[CF]|%|[kmµ]?g|[kcm]?m|m?l|kcal|kJ|h|min)(?![\p{L}\d]))/gu
const beforeNumberOfNorm = /(?<=(?:^|[^\p{L}])\p{Lu}{2,5}) (?=\d)/gu

/** Keeps on one line what belongs together: a number and its unit (`60 °C`), a norm in capitals and its number (`ISO 22000`). */
export function unbroken(text: string): string {
  return /\d/.test(text) ? text.replace(beforeUnit, noBreak).replace(beforeNumberOfNorm, noBreak) : text
}
