import type { SiteConfig } from '../../schema/site-config.ts'
import { formatDiagnostics } from '../diagnostics/reporters/format-diagnostics.ts'
import type { ReportOptions } from '../diagnostics/words.ts'
import { checkSource } from './check-file.ts'
import type { ReadSource } from './read-source.ts'

/** A check and its report; no report where nothing was found. The configuration is there unless it has errors. */
export interface ReportedCheck {
  readonly config?: SiteConfig
  readonly report?: string
}

/** Checks a source, and writes the report for people. */
export function checkAndReport(source: ReadSource, options: ReportOptions): ReportedCheck {
  const { config, diagnostics } = checkSource(source)
  const report = diagnostics.length > 0 && formatDiagnostics(diagnostics, { ...options, format: 'pretty' })
  return { ...(config && { config }), ...(report && { report }) }
}
