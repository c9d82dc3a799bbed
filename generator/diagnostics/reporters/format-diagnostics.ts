import type { Diagnostic } from '../diagnostic.ts'
import type { ReportOptions } from '../words.ts'
import { formatGithub, formatJunit } from './for-ci.ts'
import { formatJson, formatSarif } from './for-programs.ts'
import { formatPretty } from './format-pretty.ts'

/** How diagnostics are written. */
export interface FormatOptions extends ReportOptions {
  readonly format: Format
}

/** The formats of `check`. */
export const formatNames = ['pretty', 'json', 'github', 'sarif', 'junit'] as const

/** A format of `check`. */
export type Format = (typeof formatNames)[number]

const formatters: Readonly<Record<Format, (diagnostics: readonly Diagnostic[], options: ReportOptions) => string>> = {
  pretty: formatPretty,
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
  junit: formatJunit,
}

/** Writes diagnostics in a format. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], options: FormatOptions): string {
  return formatters[options.format](diagnostics, options)
}
