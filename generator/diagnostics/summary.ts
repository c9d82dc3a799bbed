import type { Diagnostic } from './diagnostic.ts'
import type { FormatOptions } from './format-diagnostics.ts'

/** How many problems there are, in a line. */
export function summary(diagnostics: readonly Diagnostic[], { language, file }: FormatOptions): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const warnings = diagnostics.length - errors
  if (diagnostics.length === 0) return language === 'pt' ? `${file}: tudo certo.` : `${file}: all is well.`
  const parts =
    language === 'pt'
      ? [count(errors, 'erro', 'erros'), count(warnings, 'aviso', 'avisos')]
      : [count(errors, 'error', 'errors'), count(warnings, 'warning', 'warnings')]
  return `${file}: ${parts.filter((part) => part !== '').join(', ')}.`
}

function count(number: number, one: string, many: string): string {
  return number === 0 ? '' : `${number} ${number === 1 ? one : many}`
}
