import type { Diagnostic } from './diagnostic.ts'
import { ignorePath } from './ignore-path.ts'
import { languages } from './languages.ts'
import type { FormatOptions } from './reporters/format-diagnostics.ts'

/** How many problems there are, in a line. */
export function summary(diagnostics: readonly Diagnostic[], { language, file }: FormatOptions): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const warnings = diagnostics.length - errors
  const { allIsWell, restLater, ignoring, error, warning } = languages[language]
  if (diagnostics.length === 0) return `${file}: ${allIsWell}.`
  const parts = [count(errors, error), count(warnings, warning)]
  const sum = `${file}: ${parts.filter((part) => part !== '').join(', ')}.`
  if (diagnostics.some(({ hidesRest }) => hidesRest)) return `${sum} ${restLater}`
  return diagnostics.some(ignorePath) ? `${sum} ${ignoring}` : sum
}

function count(number: number, [one, many]: readonly [string, string]): string {
  return number === 0 ? '' : `${number} ${number === 1 ? one : many}`
}
