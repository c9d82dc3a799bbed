import type { Code, CodeParameters } from '../../diagnostics/codes.ts'
import type { Problem } from '../../diagnostics/problem.ts'

/** Does in a value what a message asks for. The value begins where the problem stands, and ends with its line. */
type Follow<C extends Code> = (value: string, parameters: CodeParameters[C]) => string

const follow: { readonly [C in Code]?: Follow<C> } = {
  'yaml-key-without-space': (value, { key }) => value.replace(`${key}:`, `${key}: `),
  'yaml-colon-in-text': (value, { text = value }) => JSON.stringify(text),
  'yaml-quote-open': (value, { quote }) => value + quote,
  'yaml-quote-inside': (value, { quote, behind }) => {
    if (behind !== undefined) return value.slice(0, -behind.length)
    const text = value.slice(1, value.endsWith(quote) ? -1 : undefined)
    return quote + text.replaceAll(quote, quote === "'" ? "''" : '\\"') + quote
  },
  'yaml-special-start': (value) => JSON.stringify(value),
  'yaml-documents': () => '',
}

/** A text in which was done what the messages on it ask for, as far as they say so. No line is added or removed. */
export function followSyntax(text: string, problems: readonly Problem[]): string {
  let done = text
  for (const { code, parameters, span: [start] = [0, 0] } of problems.toSorted((a, b) => spanStart(b) - spanStart(a))) {
    const change = follow[code] as Follow<Code> | undefined
    const end = done.indexOf('\n', start)
    const value = done.slice(start, end === -1 ? undefined : end).trimEnd()
    if (change) done = done.slice(0, start) + change(value, parameters) + done.slice(start + value.length)
  }
  return done
}

const spanStart = ({ span = [0, 0] }: Problem) => span[0]
