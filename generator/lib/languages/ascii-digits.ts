const isDigit = /^\p{Nd}$/u

/** A text with the digits of all scripts as 0 to 9: `٠٦` is `06`, and so is `०६`. */
export function asciiDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => String(valueOfDigit(digit.codePointAt(0) ?? 0)))
}

/** In Unicode the ten digits of a script are in a row, beginning with zero; several such rows may follow each other. */
function valueOfDigit(code: number): number {
  let first = code
  while (isDigit.test(String.fromCodePoint(first - 1))) first--
  return (code - first) % 10
}
