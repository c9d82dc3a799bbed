import { relative } from 'node:path'
import type { SiteConfig } from '../../schema/site-config.ts'
import { checkAndReport } from '../check/check-and-report.ts'
import { readSource } from '../check/read-source.ts'
import { messageLanguage } from '../diagnostics/languages.ts'
import type { ReportOptions } from '../diagnostics/words.ts'
import { type Io, showsColours } from './io.ts'

/** Checks a configuration file and prints what was found. Returns the configuration, unless it has errors. */
export function checkAndPrint(file: string, io: Io): SiteConfig | undefined {
  const options = reportOptions(file, io)
  const { config, report } = checkAndReport(readSource(options.file), options)
  if (report !== undefined) io.err(`${report}\n`)
  return config
}

/** How the report on a file is written for this terminal. */
export function reportOptions(file: string, io: Io): ReportOptions {
  return { file: relative(process.cwd(), file), language: messageLanguage(io.env), colour: showsColours(io) }
}
