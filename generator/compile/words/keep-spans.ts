const noBreak = '\u00a0'
/** No line breaks beside it. A no-break space does not hold what stands behind a dash. */
const joiner = '\u2060'

/** Where a line could break within a span of time: behind its dash, and between the characters of scripts without spaces. */
const gaps = /(?<=[–—〜\p{Script=Han}])(?!$)|(?<!^)(?=[〜\p{Script=Han}])/gu

/** Keeps a span of time on one line. */
export function keepOnLine(span: string): string {
  return span.replaceAll(' ', noBreak).replace(gaps, joiner)
}

/** A dash between two numbers, each of which may have a unit or a currency: `9:00–18:30`, `R$ 40 – R$ 60`, `5 km – 10 km`, `2019 – 2024`. */
const span = /(?<=\d(?:[ \u00a0]?(?:\p{L}{1,3}|[%°€£$]))?)[ \u00a0]?–[ \u00a0]?(?=(?:\p{Lu}{0,3}\p{Sc}[ \u00a0]?)?\d)/gu
/** An address on the web, up to a character of it: there a dash is a part of a name. */
const address = /(?:\]\(|:\/\/)\S*$/
/** A telephone number with its country. */
const phone = /\+\d[\d ().-]{5,}\d/g

/** Keeps the numbers of a span on one line, and those of a telephone number. */
export function keepSpans(text: string): string {
  const kept = text.includes('–') ? text.replace(span, (dash, at) => keptDash(dash, text.slice(0, at))) : text
  return kept.includes('+') ? kept.replace(phone, (number) => number.replaceAll(' ', noBreak)) : kept
}

function keptDash(dash: string, before: string): string {
  return address.test(before) ? dash : dash.replaceAll(' ', noBreak).replace('–', `–${joiner}`)
}
