import type { Diagnostic } from './diagnostic.ts'

/** Diagnostics with the errors before the warnings, each in the order of their lines. */
export function errorsFirst(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const isWarning = ({ severity }: Diagnostic) => Number(severity === 'warning')
  return diagnostics.toSorted((one, other) => isWarning(one) - isWarning(other))
}
